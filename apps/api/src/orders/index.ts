export type {
  CancelForOperatorDeps,
  CommitPlacementDeps,
  CompleteOrderDeps,
  DeliverDeps,
  FailPickupDeps,
  GiveUpDeps,
  MoveDeps,
  PlaceOrderDeps,
  ReassignOrderDeps,
  RefundOrderDeps,
  TakeOverDeps,
  WriteOffDeps,
} from './deps.ts'
export { chancesToMiss, type OrderInHand } from './queries/chances.ts'
export { operatorMovesOf } from './queries/operator-moves.ts'
export { orderPhotos, sightOfOrder } from './queries/photo-access.ts'
export { placedSince } from './queries/placed-orders.ts'
export { pacesOfWashers } from './queries/promises.ts'
export { rescueFor, takeoversDue } from './queries/rescues.ts'
export { workInHand } from './queries/work-in-hand.ts'
export { receiptInputOf } from './queries.ts'
export { agreedRules } from './rules/agreed-rules.ts'
export { expectedReturn } from './rules/expected-return.ts'
export type { OrderItem } from './rules/merge-items.ts'
export type { Paces } from './rules/pace.ts'
export { grossOf } from './rules/price-order.ts'
export { type ReplayedPrice, replayPrice, type Shares } from './rules/replay-prices.ts'
export { writeReceipt } from './rules/write-receipt.ts'
export { type LockedOrder, lockFreeOrders, lockOrder, lockOrderOnly, saveBookedUntil } from './store.ts'
export { acceptRescue } from './use-cases/accept-rescue.ts'
export { askRescue } from './use-cases/ask-rescue.ts'
export { assignWasher } from './use-cases/assign-washer.ts'
export { type BookedDraft, bookDraft } from './use-cases/book-draft.ts'
export { cancelForOperator } from './use-cases/cancel-for-operator.ts'
export type { PlaceOrderInput } from './use-cases/commit-placement.ts'
export { completeOrder } from './use-cases/complete-order.ts'
export { failPickup } from './use-cases/fail-pickup.ts'
export { giveUp } from './use-cases/give-up.ts'
export { deliver } from './use-cases/mark-delivered.ts'
export { pickUp } from './use-cases/mark-picked-up.ts'
export { checkRight, refuseReplaced, wrongStatus } from './use-cases/move-order.ts'
export { placeOrder } from './use-cases/place-order.ts'
export { placeRewash } from './use-cases/place-rewash.ts'
export { orderedAgain, prepareDraft } from './use-cases/prepare-draft.ts'
export { proveArrival } from './use-cases/prove-arrival.ts'
export { type QuotedPlacement, quoteCancellation, quotePlacement } from './use-cases/quote-placement.ts'
export { type OperatorDecision, reassignOrder } from './use-cases/reassign-order.ts'
export { redirectOrder } from './use-cases/redirect-order.ts'
export { refundOrder } from './use-cases/refund-order.ts'
export { rehearsePlacement } from './use-cases/rehearse-placement.ts'
export { standDown } from './use-cases/stand-down.ts'
export { takeOver } from './use-cases/take-over.ts'
export { lockTakeover, withdrawTakeover } from './use-cases/withdraw-takeover.ts'
export { writeOff } from './use-cases/write-off.ts'
