export { choosePaymentGateway } from './choose-payment-gateway.ts'
export type { Payments } from './module.ts'
export {
  type BookedIntent,
  type Card,
  type ChargeResult,
  GatewayFailure,
  type PaymentGateway,
} from './payment-gateway.ts'
export type { Payout, PayoutGateway, PayoutRefusal, PayoutRequest, PayoutResult } from './payout-gateway.ts'
export { type Movement, movementsColumn, type StoredMovement } from './queries/movements.ts'
export { type OrderPreview, previewOrder } from './queries/preview-order.ts'
export { orderCaptured, payoutAccountOf } from './queries.ts'
export { declineCodeOf } from './rules/decline.ts'
export { refundableMinor } from './rules/share-refund.ts'
export { showAuthentication } from './rules/show-authentication.ts'
export type { Payment, PaymentId } from './store.ts'
export { loadStripe } from './stripe/load-stripe.ts'
export type { StripeAccess } from './stripe/open-stripe.ts'
export type { Authentication, AuthoriseResult } from './use-cases/authorize-payment.ts'
export type { AuthorizationInput } from './use-cases/begin-authorization.ts'
export { ensurePayoutAccount } from './use-cases/ensure-payout-account.ts'
export { type BookCheck, proveBooks } from './use-cases/prove-books.ts'
export type { Authorized } from './use-cases/settle-authorization.ts'
