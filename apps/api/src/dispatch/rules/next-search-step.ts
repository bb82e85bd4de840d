import { market } from '@washline/contract/market'

export type SearchStep =
  | { readonly kind: 'offer'; readonly radiusStep: number }
  | { readonly kind: 'wait'; readonly radiusStep: number; readonly forMs: number }

/**
 * The smallest radius, from the current one on, with a candidate left to ask; if even the largest has none, wait and search
 * again. `reachable[i]` is the number of candidates within radius i who have not been asked.
 */
export function nextSearchStep(radiusStep: number, reachable: readonly number[]): SearchStep {
  const last = reachable.length - 1
  for (let step = Math.min(radiusStep, last); step <= last; step += 1)
    if ((reachable[step] ?? 0) > 0) return { kind: 'offer', radiusStep: step }
  return { kind: 'wait', radiusStep: last, forMs: market.dispatch.retryMs }
}
