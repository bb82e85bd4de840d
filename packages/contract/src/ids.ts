import { type $brand, z } from 'zod'

/** Row ids on the wire: JSON numbers, identities from 100001. */
export const rowId = z.int().positive()

/** A number that is known to be the id of such a row, or undefined where it cannot be one. */
export const readId = <Id extends number & $brand>(value: unknown): Id | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? (value as Id) : undefined

/** The id in a path or query of the browser, where everything is text. */
export const readIdText = <Id extends number & $brand>(text: string | null | undefined): Id | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? readId<Id>(Number(text)) : undefined

/** The same as `readId`, of a number that must be one. */
function idOf<Id extends number & $brand>(value: number): Id {
  const id = readId<Id>(value)
  if (id === undefined) throw new RangeError(`${value} is no id`)
  return id
}

/** The id of an order; a chat has the id of its order. */
export const orderId = rowId.brand<'OrderId'>()
export type OrderId = z.infer<typeof orderId>
export const toOrderId = (value: number): OrderId => idOf(value)

/** The only id of a person: customers, Washers and operators are users, and a Washer's public page has the id of its user. */
export const userId = rowId.brand<'UserId'>()
export type UserId = z.infer<typeof userId>
export const toUserId = (value: number): UserId => idOf(value)

/** The id of an item of an order. */
export const itemId = rowId.brand<'ItemId'>()
export type ItemId = z.infer<typeof itemId>
export const toItemId = (value: number): ItemId => idOf(value)

/** The id of a piece on a photo of a draft. */
export const pieceId = rowId.brand<'PieceId'>()
export type PieceId = z.infer<typeof pieceId>
export const toPieceId = (value: number): PieceId => idOf(value)

export const adjustmentId = rowId.brand<'AdjustmentId'>()
export type AdjustmentId = z.infer<typeof adjustmentId>
export const toAdjustmentId = (value: number): AdjustmentId => idOf(value)

/** The id of an offer of an order to a Washer, `notification_id` on the wire; an offer that was not made has one of the same numbers. */
export const offerId = rowId.brand<'OfferId'>()
export type OfferId = z.infer<typeof offerId>
export const toOfferId = (value: number): OfferId => idOf(value)

/** The id of a Washer's appeal about an offer. */
export const offerAppealId = rowId.brand<'OfferAppealId'>()
export type OfferAppealId = z.infer<typeof offerAppealId>

/** The id of a person's place on the waitlist. */
export const waitlistId = rowId.brand<'WaitlistId'>()
export type WaitlistId = z.infer<typeof waitlistId>
export const toWaitlistId = (value: number): WaitlistId => idOf(value)

export const messageId = rowId.brand<'MessageId'>()
export type MessageId = z.infer<typeof messageId>
export const toMessageId = (value: number): MessageId => idOf(value)

/** The id of a ring between an order's two people. */
export const ringId = rowId.brand<'RingId'>()
export type RingId = z.infer<typeof ringId>
export const toRingId = (value: number): RingId => idOf(value)

export const notificationId = rowId.brand<'NotificationId'>()
export type NotificationId = z.infer<typeof notificationId>
export const toNotificationId = (value: number): NotificationId => idOf(value)

export const claimId = rowId.brand<'ClaimId'>()
export type ClaimId = z.infer<typeof claimId>
export const toClaimId = (value: number): ClaimId => idOf(value)

export const claimPhotoId = rowId.brand<'ClaimPhotoId'>()
export type ClaimPhotoId = z.infer<typeof claimPhotoId>
export const toClaimPhotoId = (value: number): ClaimPhotoId => idOf(value)

/** The id of a complaint about the quality of a wash. */
export const complaintId = rowId.brand<'ComplaintId'>()
export type ComplaintId = z.infer<typeof complaintId>
export const toComplaintId = (value: number): ComplaintId => idOf(value)

export const complaintPhotoId = rowId.brand<'ComplaintPhotoId'>()
export type ComplaintPhotoId = z.infer<typeof complaintPhotoId>

export const ratingId = rowId.brand<'RatingId'>()
export type RatingId = z.infer<typeof ratingId>
export const toRatingId = (value: number): RatingId => idOf(value)

export const ratingReportId = rowId.brand<'RatingReportId'>()
export type RatingReportId = z.infer<typeof ratingReportId>
export const toRatingReportId = (value: number): RatingReportId => idOf(value)

/** The id of a report of a person. */
export const reportId = rowId.brand<'ReportId'>()
export type ReportId = z.infer<typeof reportId>
export const toReportId = (value: number): ReportId => idOf(value)

/** The id of a customer's booked order, which may repeat. */
export const scheduleId = rowId.brand<'ScheduleId'>()
export type ScheduleId = z.infer<typeof scheduleId>
export const toScheduleId = (value: number): ScheduleId => idOf(value)

/** The id of one pickup of a schedule. */
export const bookingId = rowId.brand<'BookingId'>()
export type BookingId = z.infer<typeof bookingId>
export const toBookingId = (value: number): BookingId => idOf(value)

export const placeId = rowId.brand<'PlaceId'>()
export type PlaceId = z.infer<typeof placeId>
export const toPlaceId = (value: number): PlaceId => idOf(value)

export const cashOutId = rowId.brand<'CashOutId'>()
export type CashOutId = z.infer<typeof cashOutId>
export const toCashOutId = (value: number): CashOutId => idOf(value)

export const sessionId = rowId.brand<'SessionId'>()
export type SessionId = z.infer<typeof sessionId>
export const toSessionId = (value: number): SessionId => idOf(value)

/** The id of an access token. The calls of a token are its session: both ids are of one table. */
export const accessTokenId = rowId.brand<'AccessTokenId'>()
export type AccessTokenId = z.infer<typeof accessTokenId>

/** The id of a step of a verification. */
export const stepId = rowId.brand<'StepId'>()
export type StepId = z.infer<typeof stepId>
export const toStepId = (value: number): StepId => idOf(value)

export const evidenceId = rowId.brand<'EvidenceId'>()
export type EvidenceId = z.infer<typeof evidenceId>
export const toEvidenceId = (value: number): EvidenceId => idOf(value)

export const quizAttemptId = rowId.brand<'QuizAttemptId'>()
export type QuizAttemptId = z.infer<typeof quizAttemptId>
export const toQuizAttemptId = (value: number): QuizAttemptId => idOf(value)

export const suspensionId = rowId.brand<'SuspensionId'>()
export type SuspensionId = z.infer<typeof suspensionId>
export const toSuspensionId = (value: number): SuspensionId => idOf(value)

export const qualityFlagId = rowId.brand<'QualityFlagId'>()
export type QualityFlagId = z.infer<typeof qualityFlagId>
export const toQualityFlagId = (value: number): QualityFlagId => idOf(value)

export const ledgerEntryId = rowId.brand<'LedgerEntryId'>()
export type LedgerEntryId = z.infer<typeof ledgerEntryId>
export const toLedgerEntryId = (value: number): LedgerEntryId => idOf(value)

export const ledgerProofId = rowId.brand<'LedgerProofId'>()
export type LedgerProofId = z.infer<typeof ledgerProofId>
export const toLedgerProofId = (value: number): LedgerProofId => idOf(value)

/** Names the members of a possible cluster and what ties them: another member or tie gives another id. */
export const clusterId = rowId.brand<'ClusterId'>()
export type ClusterId = z.infer<typeof clusterId>
export const toClusterId = (value: number): ClusterId => idOf(value)

export const alertId = rowId.brand<'AlertId'>()
export type AlertId = z.infer<typeof alertId>
export const toAlertId = (value: number): AlertId => idOf(value)

export const auditEntryId = rowId.brand<'AuditEntryId'>()
export type AuditEntryId = z.infer<typeof auditEntryId>
export const toAuditEntryId = (value: number): AuditEntryId => idOf(value)

export const pushSubscriptionId = rowId.brand<'PushSubscriptionId'>()
export type PushSubscriptionId = z.infer<typeof pushSubscriptionId>
export const toPushSubscriptionId = (value: number): PushSubscriptionId => idOf(value)

/** The id of a case at a customer's door. */
export const doorCaseId = rowId.brand<'DoorCaseId'>()
export type DoorCaseId = z.infer<typeof doorCaseId>
export const toDoorCaseId = (value: number): DoorCaseId => idOf(value)

/** The id of what a program asked a person to approve. */
export const approvalId = rowId.brand<'ApprovalId'>()
export type ApprovalId = z.infer<typeof approvalId>
export const toApprovalId = (value: number): ApprovalId => idOf(value)

/** An id in a path or query, where everything is text. */
export const idText = <S extends z.ZodType<number, number>>(of: S) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'Must be a number.')
    .transform(Number)
    .pipe(of)
export const idParams = <S extends z.ZodType<number, number>>(of: S) => z.object({ id: idText(of) })

/** The order number shown to people. */
export const orderNumber = (orderId: OrderId): string => `WL-${orderId}`

/** The claim number shown to people. */
export const claimNumber = (claimId: ClaimId): string => `CL-${claimId}`

export const extensionId = rowId.brand<'ExtensionId'>()
export type ExtensionId = z.infer<typeof extensionId>

/** The id of an address that events are sent to. */
export const webhookId = rowId.brand<'WebhookId'>()
export type WebhookId = z.infer<typeof webhookId>
export const toWebhookId = (value: number): WebhookId => idOf(value)

/** The id of one event for one webhook, with all its attempts. */
export const webhookDeliveryId = rowId.brand<'WebhookDeliveryId'>()
export type WebhookDeliveryId = z.infer<typeof webhookDeliveryId>
export const toWebhookDeliveryId = (value: number): WebhookDeliveryId => idOf(value)
