import type { OrderId } from '@washline/contract/ids'
import type { VerifyDeps } from '../deps.ts'
import { ordersWithChains } from '../queries.ts'
import { proveChain } from './verify-chain.ts'

const pageSize = 200

export interface ChainsProof {
  readonly chains: number
  readonly steps: number
  readonly photos: number
  /** A line for each chain that is broken. */
  readonly broken: readonly string[]
}

/** Recomputes the chain of every order, photos included. */
export async function proveChains(deps: VerifyDeps): Promise<ChainsProof> {
  const proof = { chains: 0, steps: 0, photos: 0, broken: [] as string[] }
  for (let after = 0 as OrderId; ; ) {
    const orders = await ordersWithChains(deps.db, after, pageSize)
    for (const order of orders) {
      const { steps, photos, broken } = await proveChain(deps, order)
      proof.chains += 1
      proof.steps += steps
      proof.photos += photos
      if (broken) proof.broken.push(`order ${order.orderId}: step ${broken.number} (${broken.step}), ${broken.what}`)
    }
    const last = orders.at(-1)
    if (!last) return proof
    after = last.orderId
  }
}
