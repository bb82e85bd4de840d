/** The order process: the API's rules, the buttons of every screen, the timers and the statuses in SQL derive from this table. */
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

/**
 * `washer` is the order's Washer; for `accept` it is a Washer with an open offer, for
 * `takeOver` the one who has accepted the rest of the order.
 */
export type OrderActor = 'customer' | 'washer' | 'system' | 'operator'

interface Move {
  readonly from: readonly OrderStatus[]
  /** `unchanged`: the order keeps its status. */
  readonly to: OrderStatus | 'unchanged'
  readonly by: OrderActor
  readonly effect: string
}

export const orderProcess = {
  place: {
    from: ['draft'],
    to: 'pending',
    by: 'customer',
    effect: 'The total is authorized on the card and Washers are asked.',
  },
  accept: {
    from: ['pending'],
    to: 'accepted',
    by: 'washer',
    effect: 'The order is assigned to the Washer; every other offer ends.',
  },
  release: { from: ['accepted'], to: 'pending', by: 'washer', effect: 'The order is offered to other Washers.' },
  replace: {
    from: ['accepted'],
    to: 'pending',
    by: 'customer',
    effect: 'The late Washer is replaced: the order is offered to other Washers.',
  },
  pickUp: { from: ['accepted'], to: 'picked_up', by: 'washer', effect: 'The promise clock starts.' },
  startLaundry: { from: ['picked_up'], to: 'in_progress', by: 'washer', effect: 'The item list is final.' },
  finishLaundry: {
    from: ['in_progress'],
    to: 'in_progress',
    by: 'washer',
    effect: 'The wash is done and delivery begins.',
  },
  takeOver: {
    from: ['picked_up', 'in_progress'],
    to: 'unchanged',
    by: 'washer',
    effect: 'Another Washer has the laundry now and finishes the order.',
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
    effect: 'The same, if the customer does not confirm in time.',
  },
  cancel: {
    from: ['draft', 'pending', 'accepted'],
    to: 'cancelled',
    by: 'customer',
    effect: 'The authorization is released, less a late fee to the Washer.',
  },
  giveUp: {
    from: ['pending'],
    to: 'cancelled',
    by: 'system',
    effect: 'Nobody accepted it: the authorization is released.',
  },
  failPickup: {
    from: ['accepted'],
    to: 'cancelled',
    by: 'system',
    effect:
      'Nothing could be picked up at the door: the authorization is released, less the published fee to the Washer.',
  },
  reassign: {
    from: ['accepted'],
    to: 'pending',
    by: 'operator',
    effect: 'The order is taken from its Washer and offered to others.',
  },
  cancelByOperator: {
    from: ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered'],
    to: 'cancelled',
    by: 'operator',
    effect: 'The whole authorization is released; the Washer gets only what the operator grants.',
  },
  completeByOperator: {
    from: ['in_progress', 'delivered'],
    to: 'completed',
    by: 'operator',
    effect: 'The card is charged and the Washer earns, as if the customer had confirmed.',
  },
  writeOff: {
    from: ['picked_up', 'in_progress'],
    to: 'cancelled',
    by: 'system',
    effect: 'Never delivered and paid for as a claim: the authorization is released and the Washer earns nothing.',
  },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof orderProcess
export const orderMoves = Object.keys(orderProcess) as OrderMove[]

/** The order loses its Washer and is offered to others. */
export const isWithdrawal = (move: OrderMove): boolean =>
  move === 'release' || move === 'replace' || move === 'reassign'

/** The actions of the Washer's status call and the move that each requests. */
export const washerActions = {
  picked_up: 'pickUp',
  in_progress: 'startLaundry',
  laundry_complete: 'finishLaundry',
  delivered: 'deliver',
} as const satisfies Record<string, OrderMove>
export type WasherAction = keyof typeof washerActions

export type MoveDecision = { readonly to: OrderStatus } | { readonly refused: 'wrong_status' | 'wrong_actor' }

/** Decides a move by the table alone. The caller has checked that `actor` is this order's customer or Washer. */
export function decideMove(move: OrderMove, status: OrderStatus, actor: OrderActor): MoveDecision {
  const row: Move = orderProcess[move]
  if (row.by !== actor) return { refused: 'wrong_actor' }
  if (!row.from.includes(status)) return { refused: 'wrong_status' }
  return { to: row.to === 'unchanged' ? status : row.to }
}

/** The moves that `actor` may make now; screens offer them as buttons. */
export const movesFor = (status: OrderStatus, actor: OrderActor): OrderMove[] =>
  orderMoves.filter((move) => 'to' in decideMove(move, status, actor))

const canMove = (status: OrderStatus) =>
  orderMoves.some((move) => orderProcess[move].from.some((from) => from === status))

/** The status of an order that its customer has not placed yet. */
export const draftStatus = orderProcess.place.from[0]
/** No move leads on from here. */
export const endedStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => !canMove(status))
/** Placed and not ended. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => canMove(status) && status !== draftStatus,
)
/** Open, with a Washer. */
export const assignedStatuses: readonly OrderStatus[] = openStatuses.filter(
  (status) => status !== orderProcess.place.to,
)
/** The order's Washer makes the next move. */
export const inHandStatuses: readonly OrderStatus[] = orderStatuses.filter((status) =>
  movesFor(status, 'washer').some((move) => move !== 'accept'),
)
/** The Washer has the laundry and has not delivered it. */
export const washingStatuses: readonly OrderStatus[] = [orderProcess.pickUp.to, orderProcess.startLaundry.to]

/** The Washer may correct the item list between acceptance and the start of the laundry. */
export const mayAdjustItems = (status: OrderStatus): boolean => status === 'accepted' || status === 'picked_up'

/** The customer's screen for an order of this status; there is none for a cancelled order. */
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
