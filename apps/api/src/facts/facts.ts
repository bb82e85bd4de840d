import type { ChatFacts } from './chat-facts.ts'
import type { ClaimFacts } from './claim-facts.ts'
import type { CustodyFacts } from './custody-facts.ts'
import type { DispatchFacts } from './dispatch-facts.ts'
import type { EarningFacts } from './earning-facts.ts'
import type { OrderFacts } from './order-facts.ts'
import type { PaymentFacts } from './payment-facts.ts'
import type { RatingFacts } from './rating-facts.ts'
import type { TieFacts } from './tie-facts.ts'
import type { VerificationFacts } from './verification-facts.ts'
import type { WasherFacts } from './washer-facts.ts'

/** Every event that crosses modules, by name. */
export type Facts = OrderFacts &
  CustodyFacts &
  DispatchFacts &
  WasherFacts &
  RatingFacts &
  ChatFacts &
  PaymentFacts &
  EarningFacts &
  VerificationFacts &
  ClaimFacts &
  TieFacts
