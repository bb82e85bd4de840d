import { market } from '@washline/contract/market'

export type SearchStep =
  | { readonly kind: 'offer'; readonly radiusStep: number }
  | { readonly kind: 'wait'; readonly radiusStep: number; readonly forMs: number }

/**
 * Where to look next: the smallest radius, from the present one on, with somebody left to ask; when even the largest
 * has nobody, wait and look again. `reachable[i]` counts the candidates not yet asked inside radius i.
 */
export function nextSearchStep(radiusStep: number, reachable: readonly number[]): SearchStep {
  const last = reachable.length - 1
  for (let step = Math.min(radiusStep, last); step <= last; step += 1)
    if ((reachable[step] ?? 0) > 0) return { kind: 'offer', radiusStep: step }
  return { kind: 'wait', radiusStep: last, forMs: market.dispatch.retryMs }
}
