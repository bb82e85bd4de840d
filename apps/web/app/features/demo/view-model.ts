import type { DemoCandidate, DemoDispatch } from '@washline/contract/demo/endpoints'

/** Who was asked, and who was considered and was not; those behind the first few are only counted. */
export function sides(dispatch: DemoDispatch, most = 2) {
  const asked = dispatch.candidates.filter(({ made }) => made)
  const others = dispatch.candidates.filter(({ made }) => !made)
  return { asked, others: others.slice(0, most), more: Math.max(0, others.length - most) }
}

/** Of 100. */
export const pointsOf = (share: number): number => Math.round(share * 100)

/** Of the parts of a score, those that counted: being a favourite only where it did. */
export const countedParts = ({ parts }: DemoCandidate) =>
  (parts ?? []).filter(({ part, value }) => part !== 'favourite' || value > 0)

/** The share of its own size at which a phone fits; it is never enlarged. */
export const phoneScale = (room: { readonly width: number; readonly height: number }): number =>
  Math.max(0.5, Math.min(1, room.width / phoneSize.width, room.height / phoneSize.height))

export const phoneSize = { width: 390, height: 780 } as const
