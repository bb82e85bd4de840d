import type { TestApp } from '../harness/start-app.ts'
import { accountSteps } from './account-steps.ts'
import { claimSteps } from './claim-steps.ts'
import { complaintSteps } from './complaint-steps.ts'
import { consoleSteps } from './console-steps.ts'
import { decisionSteps } from './decision-steps.ts'
import { demoSteps } from './demo-steps.ts'
import { extensionSteps } from './extension-steps.ts'
import { installationSteps } from './installation-steps.ts'
import { leavingSteps } from './leaving-steps.ts'
import { bookSteps } from './ledger-steps.ts'
import { mandateSteps } from './mandate-steps.ts'
import { orderSteps } from './order-steps.ts'
import type { People } from './people.ts'
import { scheduleSteps } from './schedule-steps.ts'
import { secondFactorSteps } from './second-factor-steps.ts'
import { noValues, type Step } from './step.ts'
import { verificationSteps } from './verification-steps.ts'
import { webhookSteps } from './webhook-steps.ts'

/** A day at the market, in which every call of the API is made once by whom it is for. */
export function scenarioOf(app: TestApp, people: People, values = noValues()): readonly Step[] {
  return [
    ...accountSteps(values, people),
    ...bookSteps(),
    ...orderSteps(app, values, people),
    ...decisionSteps(values),
    ...scheduleSteps(app, people),
    ...mandateSteps(app, people),
    ...claimSteps(app, values),
    ...complaintSteps(values),
    ...extensionSteps(app),
    ...installationSteps(),
    ...consoleSteps(app, values, people),
    ...webhookSteps(values),
    ...verificationSteps(app, values, people),
    ...secondFactorSteps(app, values, people),
    ...demoSteps(),
    ...leavingSteps(),
  ]
}
