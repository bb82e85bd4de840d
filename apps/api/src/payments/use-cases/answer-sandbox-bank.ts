import { notFound } from '../../platform/http/refusal.ts'
import { customerOf } from '../queries.ts'
import type { BankAnswer, BankOutcome } from '../sandbox/answer-bank.ts'
import type { SandboxGateway } from '../sandbox/sandbox-gateway.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { listCards } from './list-cards.ts'

/** The payer's word to the sandbox's bank, on their own payment or card. */
export async function answerSandboxBank(
  deps: PaymentsDeps,
  sandbox: SandboxGateway,
  input: { userId: number; clientSecret: string; outcome: BankAnswer['outcome'] },
): Promise<BankOutcome> {
  const customerId = await customerOf(deps.db, sandbox.name, input.userId)
  if (!customerId) throw notFound()
  const { clientSecret, outcome } = input
  const answer = await sandbox.answerBank({ customerId, clientSecret, outcome })
  if (answer.of === 'setup' && answer.status === 'succeeded') await listCards(deps, input.userId)
  return answer
}
