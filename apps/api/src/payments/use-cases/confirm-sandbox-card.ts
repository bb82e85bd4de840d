import type { UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { customerOf } from '../queries.ts'
import type { SandboxSetup, SetupResult } from '../sandbox/confirm-setup.ts'
import type { SandboxGateway } from '../sandbox/sandbox-gateway.ts'
import { listCards } from './list-cards.ts'

/** Saves a test card for the person who began the setup. */
export async function confirmSandboxCard(
  deps: PaymentsDeps,
  sandbox: SandboxGateway,
  input: { userId: UserId; clientSecret: string; card: SandboxSetup['card'] },
): Promise<SetupResult> {
  const customerId = await customerOf(deps.db, sandbox.name, input.userId)
  if (!customerId) throw notFound()
  const result = await sandbox.confirmSetup({ customerId, clientSecret: input.clientSecret, card: input.card })
  if (result.status === 'succeeded') await listCards(deps, input.userId)
  return result
}
