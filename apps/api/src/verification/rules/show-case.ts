import type { StepId } from '@washline/contract/ids'
import type {
  ConsoleCase,
  ConsoleQualityRow,
  ConsoleVerification,
} from '@washline/contract/verification/console-endpoints'
import type { StepShown, Suspension } from '@washline/contract/verification/schemas'
import type { StepInput } from './apply-event.ts'

/** A row of the queue. */
export const showCaseRow = (
  row: {
    readonly id: StepId
    readonly step: ConsoleCase['step']
    readonly washer: ConsoleCase['washer']
    readonly submittedAt: Date
    readonly approvedUntil: Date | null
    readonly evidenceCount: number
  },
  now: Date,
): ConsoleCase => ({
  id: row.id,
  step: row.step,
  washer: row.washer,
  submitted_at: row.submittedAt.toISOString(),
  is_renewal: row.approvedUntil !== null && row.approvedUntil > now,
  evidence_count: row.evidenceCount,
})

type History = ConsoleVerification['history'][number]

interface FoundCase {
  readonly washer: Pick<ConsoleVerification['washer'], 'id' | 'name' | 'email' | 'address' | 'verified'> & {
    readonly businessName: string
    readonly phoneNumber: string | null
    readonly registeredAt: Date
  }
  readonly others: readonly (Pick<StepInput, 'step' | 'state' | 'approvedUntil'> & { readonly id: StepId })[]
  readonly history: readonly (Omit<History, 'at'> & { readonly at: Date })[]
}

/** A case as operators see it. */
export const showCase = ({ washer, others, history }: FoundCase, step: StepShown): ConsoleVerification => ({
  case: step,
  washer: {
    id: washer.id,
    name: washer.name,
    email: washer.email,
    business_name: washer.businessName,
    address: washer.address,
    phone_number: washer.phoneNumber,
    registered_at: washer.registeredAt.toISOString(),
    verified: washer.verified,
  },
  others: others.map(({ id, step: name, state, approvedUntil }) => ({
    id,
    step: name,
    state,
    approved_until: approvedUntil?.toISOString() ?? null,
  })),
  history: history.map((row) => ({ ...row, at: row.at.toISOString() })),
})

/** A row of the list of flagged and suspended Washers. */
export const showQuality = (
  row: {
    readonly washer: ConsoleQualityRow['washer']
    readonly severity: ConsoleQualityRow['severity']
    readonly since: Date
    readonly flag:
      | (Omit<NonNullable<ConsoleQualityRow['flag']>, 'average'> & { readonly average_tenths: number | null })
      | null
    readonly ordersInHand: number
  },
  suspension: Suspension | null,
): ConsoleQualityRow => ({
  washer: row.washer,
  severity: row.severity,
  since: row.since.toISOString(),
  flag: row.flag && {
    ...row.flag,
    average: row.flag.average_tenths === null ? null : row.flag.average_tenths / 10,
    raised_at: new Date(row.flag.raised_at).toISOString(),
  },
  suspension,
  orders_in_hand: row.ordersInHand,
})
