import type { ChatEvents } from './chat-events.ts'
import type { ClaimEvents } from './claim-events.ts'
import type { ComplaintEvents } from './complaint-events.ts'
import type { CustodyEvents } from './custody-events.ts'
import type { DispatchEvents } from './dispatch-events.ts'
import type { DoorEvents } from './door-events.ts'
import type { EarningEvents } from './earning-events.ts'
import type { OrderEvents } from './order-events.ts'
import type { PaymentEvents } from './payment-events.ts'
import type { RatingEvents } from './rating-events.ts'
import type { RelationshipEvents } from './relationship-events.ts'
import type { ScheduleEvents } from './schedule-events.ts'
import type { VerificationEvents } from './verification-events.ts'
import type { WasherEvents } from './washer-events.ts'
import type { WebhookEvents } from './webhook-events.ts'
import type { ZoneEvents } from './zone-events.ts'

/** Every event that crosses modules, by name. */
export type Events = OrderEvents &
  CustodyEvents &
  DoorEvents &
  DispatchEvents &
  WasherEvents &
  RatingEvents &
  ChatEvents &
  PaymentEvents &
  EarningEvents &
  VerificationEvents &
  ClaimEvents &
  ComplaintEvents &
  RelationshipEvents &
  ScheduleEvents &
  ZoneEvents &
  WebhookEvents
