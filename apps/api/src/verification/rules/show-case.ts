import type { OpsCase, OpsQualityRow, OpsVerification } from '@washline/contract/verification/ops-endpoints'
import type { StepShown, Suspension } from '@washline/contract/verification/schemas'
import type { StepFacts } from './apply-event.ts'

/** A row of the queue. */
export const showCaseRow = (
  row: {
    readonly id: number
    readonly step: OpsCase['step']
    readonly washer: OpsCase['washer']
    readonly submittedAt: Date
    readonly approvedUntil: Date | null
    readonly evidenceCount: number
  },
  now: Date,
): OpsCase => ({
  id: row.id,
  step: row.step,
  washer: row.washer,
  submitted_at: row.submittedAt.toISOString(),
  is_renewal: row.approvedUntil !== null && row.approvedUntil > now,
  evidence_count: row.evidenceCount,
})

type History = OpsVerification['history'][number]

interface FoundCase {
  readonly washer: Pick<OpsVerification['washer'], 'id' | 'name' | 'email' | 'address' | 'verified'> & {
    readonly businessName: string
    readonly phoneNumber: string | null
    readonly registeredAt: Date
  }
  readonly others: readonly (Pick<StepFacts, 'step' | 'state' | 'approvedUntil'> & { readonly id: number })[]
  readonly history: readonly (Omit<History, 'at'> & { readonly at: Date })[]
}

/** A case as the operator who decides it sees it. */
export const showCase = ({ washer, others, history }: FoundCase, step: StepShown): OpsVerification => ({
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
    readonly washer: OpsQualityRow['washer']
    readonly since: Date
    readonly flag:
      | (Omit<NonNullable<OpsQualityRow['flag']>, 'average'> & { readonly average_tenths: number | null })
      | null
    readonly ordersInHand: number
  },
  suspension: Suspension | null,
): OpsQualityRow => ({
  washer: row.washer,
  since: row.since.toISOString(),
  flag: row.flag && {
    ...row.flag,
    average: row.flag.average_tenths === null ? null : row.flag.average_tenths / 10,
    raised_at: new Date(row.flag.raised_at).toISOString(),
  },
  suspension,
  orders_in_hand: row.ordersInHand,
})
