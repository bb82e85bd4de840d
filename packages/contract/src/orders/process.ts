/**
 * The order process, once: every move, who may make it, from where, and the deadline that makes it by itself.
 * The API's rule, the buttons of every screen, the timers and the tests all come from this table.
 */
export const orderStatuses = [
  'draft',
  'pending',
  'accepted',
  'picked_up',
  'in_progress',
  'delivered',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** `washer` is the order's own Washer, except for `accept`, where it is one who holds an open offer. */
export type OrderActor = 'customer' | 'washer' | 'system'

interface Move {
  readonly from: readonly OrderStatus[]
  readonly to: OrderStatus
  readonly by: OrderActor
  readonly effect: string
}

export const orderProcess = {
  place: {
    from: ['draft'],
    to: 'pending',
    by: 'customer',
    effect: 'The total is held on the card and Washers are asked.',
  },
  accept: {
    from: ['pending'],
    to: 'accepted',
    by: 'washer',
    effect: 'The order has its Washer; every other offer ends.',
  },
  release: { from: ['accepted'], to: 'pending', by: 'washer', effect: 'The order is offered on to others.' },
  pickUp: { from: ['accepted'], to: 'picked_up', by: 'washer', effect: 'The promise clock starts.' },
  startLaundry: { from: ['picked_up'], to: 'in_progress', by: 'washer', effect: 'The item list is final.' },
  finishLaundry: {
    from: ['in_progress'],
    to: 'in_progress',
    by: 'washer',
    effect: 'The wash is done and delivery begins.',
  },
  deliver: {
    from: ['in_progress'],
    to: 'delivered',
    by: 'washer',
    effect: 'The promise is kept or missed, and recorded.',
  },
  complete: {
    from: ['delivered'],
    to: 'completed',
    by: 'customer',
    effect: 'The card is charged and the Washer earns.',
  },
  autoComplete: {
    from: ['delivered'],
    to: 'completed',
    by: 'system',
    effect: 'The same, when nobody confirms in time.',
  },
  cancel: {
    from: ['draft', 'pending', 'accepted'],
    to: 'cancelled',
    by: 'customer',
    effect: 'The hold is released, less a late fee to the Washer.',
  },
  giveUp: { from: ['pending'], to: 'cancelled', by: 'system', effect: 'Nobody took it: the hold is released.' },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof orderProcess
export const orderMoves = Object.keys(orderProcess) as OrderMove[]

/** The words of the Washer's status call, and the move that each asks for. */
export const washerActions = {
  picked_up: 'pickUp',
  in_progress: 'startLaundry',
  laundry_complete: 'finishLaundry',
  delivered: 'deliver',
} as const satisfies Record<string, OrderMove>
export type WasherAction = keyof typeof washerActions

export type MoveDecision = { readonly to: OrderStatus } | { readonly refused: 'wrong_status' | 'wrong_actor' }

/** Decides a move from the table alone. That `actor` really is this order's customer or Washer is the caller's to prove. */
export function decideMove(move: OrderMove, status: OrderStatus, actor: OrderActor): MoveDecision {
  const row: Move = orderProcess[move]
  if (row.by !== actor) return { refused: 'wrong_actor' }
  if (!row.from.includes(status)) return { refused: 'wrong_status' }
  return { to: row.to }
}

/** The moves that `actor` may make now: what the screens offer as buttons. */
export const movesFor = (status: OrderStatus, actor: OrderActor): OrderMove[] =>
  orderMoves.filter((move) => 'to' in decideMove(move, status, actor))

/** The Washer's item list is open from acceptance until the laundry starts. */
export const mayAdjustItems = (status: OrderStatus): boolean => status === 'accepted' || status === 'picked_up'

/** Where an order of this status is looked at; a cancelled one has no screen of its own. */
export const orderScreens: Record<OrderStatus, string | null> = {
  draft: '/price-estimation',
  pending: '/looking-for-provider',
  accepted: '/pickup-in-progress',
  picked_up: '/pickup-in-progress',
  in_progress: '/laundry-in-progress',
  delivered: '/order-completed',
  completed: '/order-completed',
  cancelled: null,
}

export const statusLabels = {
  draft: 'Draft',
  pending: 'Pending',
  accepted: 'Accepted',
  picked_up: 'Picked Up',
  in_progress: 'In Progress',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>
