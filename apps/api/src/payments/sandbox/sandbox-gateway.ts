import type { SandboxDeps } from '../deps.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import { answerBank, type BankAnswer } from './answer-bank.ts'
import { confirmSetup, type SandboxSetup } from './confirm-setup.ts'
import { createSandboxCards } from './sandbox-cards.ts'
import { createSandboxIntents } from './sandbox-intents.ts'
import { createSandboxPayouts, type SandboxPayouts } from './sandbox-payouts.ts'

/** The gateway without a card vendor: Stripe's behaviour and test numbers, stored in the product's own database. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: 'sandbox'
  readonly payouts: SandboxPayouts
  confirmSetup(setup: SandboxSetup): ReturnType<typeof confirmSetup>
  answerBank(answer: BankAnswer): ReturnType<typeof answerBank>
}

export function createSandboxGateway(deps: SandboxDeps): SandboxGateway {
  const idOf = (prefix: string) => `${prefix}_sandbox_${deps.newId().replaceAll('-', '')}`
  return {
    name: 'sandbox',
    payouts: createSandboxPayouts(deps),
    ...createSandboxCards(deps, idOf),
    ...createSandboxIntents(deps, idOf),
    confirmSetup: (setup) => confirmSetup(deps, setup),
    answerBank: (answer) => answerBank(deps, answer),
  }
}
