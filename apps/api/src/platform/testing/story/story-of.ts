import type { TestApp } from '../start-app.ts'
import { accountSteps } from './account-steps.ts'
import { bookSteps } from './book-steps.ts'
import { claimSteps } from './claim-steps.ts'
import { leavingSteps } from './leaving-steps.ts'
import { opsSteps } from './ops-steps.ts'
import { orderSteps } from './order-steps.ts'
import type { People } from './people.ts'
import { secondFactorSteps } from './second-factor-steps.ts'
import { nothingKnown, type Step } from './step.ts'
import { verificationSteps } from './verification-steps.ts'

/** A day at the market, in which every call of the API is made once by whom it is for. */
export function storyOf(app: TestApp, people: People): readonly Step[] {
  const known = nothingKnown()
  return [
    ...accountSteps(known, people),
    ...bookSteps(),
    ...orderSteps(app, known, people),
    ...claimSteps(app, known),
    ...opsSteps(app, known, people),
    ...verificationSteps(app, known, people),
    ...secondFactorSteps(app, known, people),
    ...leavingSteps(),
  ]
}
