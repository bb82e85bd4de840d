import { type OrderMove, type WasherAction, washerActions } from '@washline/contract/orders/process'

/** The action of the status call that makes a move. */
export const actionOf = (move: OrderMove): WasherAction | undefined =>
  (Object.keys(washerActions) as WasherAction[]).find((action) => washerActions[action] === move)
