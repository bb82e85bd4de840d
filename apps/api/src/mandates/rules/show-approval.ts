import type { ApprovalId, OrderId } from '@washline/contract/ids'
import type { ApprovalReason, ApprovalState, MandatedKind } from '@washline/contract/mandates/mandated'
import { mandateMessages } from '@washline/contract/mandates/messages'
import type { Approval, WaitingForApproval } from '@washline/contract/mandates/schemas'
import type { Minor } from '@washline/contract/money'

export interface ApprovalRow {
  readonly id: ApprovalId
  readonly state: ApprovalState
  readonly kind: MandatedKind
  readonly reasons: readonly ApprovalReason[]
  readonly orderId: OrderId | null
  readonly amountMinor: Minor | null
  readonly items: string | null
  readonly address: string | null
  readonly pickupAt: Date | null
  readonly agent: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly answeredAt: Date | null
  readonly failure: string | null
}

/** Whether it still waits: its time may be over before the job has recorded it. */
export const isWaiting = ({ state, expiresAt }: Pick<ApprovalRow, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'waiting' && expiresAt > now

/** `2 × Jeans, 1 × Blue shirt`, which is stored with the names of the price list, with those of the reader. */
const itemsIn = (line: string, labelOf: (name: string) => string): string =>
  line
    .split(/, (?=\d+ × )/)
    .map((item) => item.replace(/^(\d+) × (.+)$/, (_, quantity, name) => `${quantity}\u00a0×\u00a0${labelOf(name)}`))
    .join(' · ')

export const showApproval = (row: ApprovalRow, now: Date, labelOf: (name: string) => string): Approval => ({
  id: row.id,
  state: row.state === 'waiting' && !isWaiting(row, now) ? 'expired' : row.state,
  kind: row.kind,
  reasons: [...row.reasons],
  order_id: row.orderId,
  amount_minor: row.amountMinor,
  items: row.items === null ? null : itemsIn(row.items, labelOf),
  address: row.address,
  pickup_time: row.pickupAt?.toISOString() ?? null,
  agent: row.agent,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  failure: row.failure,
})

/** The answer of a call that waits for the person. */
export const waitingAnswer = (row: ApprovalRow): { status: number; body: WaitingForApproval } => ({
  status: 202,
  body: {
    success: false,
    waiting_for_approval: true,
    approval: {
      id: row.id,
      kind: row.kind,
      reasons: [...row.reasons],
      amount_minor: row.amountMinor,
      order_id: row.orderId,
      expires_at: row.expiresAt.toISOString(),
    },
    message: mandateMessages.waiting,
  },
})
