import type { UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { customerOf } from '../queries.ts'
import type { BankAnswer, BankOutcome } from '../sandbox/answer-bank.ts'
import type { SandboxGateway } from '../sandbox/sandbox-gateway.ts'
import { listCards } from './list-cards.ts'

/** Answers the sandbox's bank for the caller's own payment or card. */
export async function answerSandboxBank(
  deps: PaymentsDeps,
  sandbox: SandboxGateway,
  input: { userId: UserId; clientSecret: string; outcome: BankAnswer['outcome'] },
): Promise<BankOutcome> {
  const customerId = await customerOf(deps.db, sandbox.name, input.userId)
  if (!customerId) throw notFound()
  const { clientSecret, outcome } = input
  const answer = await sandbox.answerBank({ customerId, clientSecret, outcome })
  if (answer.of === 'setup' && answer.status === 'succeeded') await listCards(deps, input.userId)
  return answer
}
