import type { UserId } from '@washline/contract/ids'

interface Paid {
  readonly userId: UserId
  readonly minor: number
}

/** Requests that the server has answered with success. */
export interface Acknowledged {
  readonly placed: number[]
  readonly topUps: Paid[]
  readonly tips: Paid[]
  readonly cashOuts: number[]
}

export interface World {
  readonly chance: () => number
  readonly acknowledged: Acknowledged
  readonly isOver: () => boolean
}
