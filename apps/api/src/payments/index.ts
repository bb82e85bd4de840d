export type { Payments } from './module.ts'
export type { Card, PaymentGateway } from './payment-gateway.ts'
export type { AuthoriseResult } from './use-cases/authorise-hold.ts'
export type { HoldInput, PaymentId } from './use-cases/begin-hold.ts'
