import type { CustodyProof, CustodyStep } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import type { VerifyDeps } from '../deps.ts'
import { stepRows } from '../queries.ts'
import { showStep } from '../rules/show-custody.ts'
import { proveChain } from './verify-chain.ts'

interface CustodyRecord {
  readonly steps: CustodyStep[]
  readonly proof: CustodyProof
}

/** The custody chain of an order as an operator reads it, with the result of verifying its hashes. */
export async function readRecord(
  deps: VerifyDeps,
  order: { readonly orderId: OrderId; readonly customerHasLeft: boolean },
  photoUrl: (key: string) => string,
): Promise<CustodyRecord> {
  const [steps, proof] = await Promise.all([stepRows(deps.db, order.orderId), proveChain(deps, order)])
  return { steps: steps.map((step) => showStep(step, { photoUrl, withPlaces: true })), proof }
}
