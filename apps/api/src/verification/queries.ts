import type { Severity } from '@washline/contract/console/severity'
import type { EvidenceId, QualityFlagId, QuizAttemptId, StepId, SuspensionId, UserId } from '@washline/contract/ids'
import { inHandStatuses } from '@washline/contract/orders/process'
import type { Reviewer, StepEvent, StepState, VerificationStep } from '@washline/contract/verification/steps'
import { inList } from '../platform/db/in-list.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { StepInput } from './rules/apply-event.ts'
import type { QualityLimits, QualityStats } from './rules/judge-quality.ts'

export interface StepRow extends StepInput {
  readonly id: StepId
  readonly washerId: UserId
  readonly version: number
  readonly scoreRight: number | null
  readonly scoreOf: number | null
}

export const stepColumns = sql`
  s.id, s.washer_id as "washerId", s.step, s.state, s.version, s.note, s.reason, s.reviewer, s.decided_by as "decidedBy",
  s.submitted_at as "submittedAt", s.decided_at as "decidedAt", s.approved_until as "approvedUntil",
  s.with_vendor as "withVendor", s.score_right as "scoreRight", s.score_of as "scoreOf"`

export const stepsOf = (q: Queryable, washerId: UserId): Promise<StepRow[]> =>
  q.all<StepRow>(sql`select ${stepColumns} from verification_steps s where s.washer_id = ${washerId}`)

export const stepById = (q: Queryable, id: StepId): Promise<StepRow | undefined> =>
  q.maybe<StepRow>(sql`select ${stepColumns} from verification_steps s where s.id = ${id}`)

export interface EvidenceRow {
  readonly id: EvidenceId
  readonly stepId: StepId
  readonly key: string
  readonly uploadedAt: Date
  readonly submittedAt: Date | null
}

export const evidenceOf = (q: Queryable, stepIds: readonly StepId[]): Promise<EvidenceRow[]> =>
  q.all<EvidenceRow>(sql`
    select id, step_id as "stepId", key, uploaded_at as "uploadedAt", submitted_at as "submittedAt"
    from verification_evidence where step_id = any(${stepIds}::bigint[]) order by id`)

export interface SuspensionRow {
  readonly id: SuspensionId
  readonly washerId: UserId
  readonly reason: string
  readonly since: Date
  readonly until: Date | null
  readonly appealText: string | null
  readonly appealedAt: Date | null
  readonly appealAnswer: string | null
  readonly appealAnsweredAt: Date | null
  readonly endedAt: Date | null
}

export const suspensionColumns = sql`
  id, washer_id as "washerId", reason, since, until, appeal_text as "appealText", appealed_at as "appealedAt",
  appeal_answer as "appealAnswer", appeal_answered_at as "appealAnsweredAt", ended_at as "endedAt"`

export const openSuspension = (q: Queryable, washerId: UserId): Promise<SuspensionRow | undefined> =>
  q.maybe<SuspensionRow>(sql`
    select ${suspensionColumns} from washer_suspensions where washer_id = ${washerId} and ended_at is null`)

/** The details of a case's Washer that an operator needs for the decision. */
interface CaseWasher {
  readonly id: UserId
  readonly name: string
  readonly email: string
  readonly businessName: string
  readonly address: string
  readonly phoneNumber: string | null
  readonly registeredAt: Date
  readonly verified: boolean
}

const caseWasher = (q: Queryable, washerId: UserId): Promise<CaseWasher> =>
  q.one<CaseWasher>(sql`
    select u.id, u.name, u.email, u.phone_number as "phoneNumber", w.business_name as "businessName",
      concat_ws(', ', nullif(w.street, ''), nullif(concat_ws(' ', nullif(w.postal_code, ''), nullif(w.city, '')), ''),
        nullif(w.state, ''), nullif(w.country, '')) as address,
      w.created_at as "registeredAt", w.verified_at is not null as verified
    from washers w join contacts u on u.id = w.user_id where w.user_id = ${washerId}`)

interface HistoryRow {
  readonly event: StepEvent
  readonly state: StepState
  readonly reviewer: Reviewer | null
  readonly by: { readonly id: UserId; readonly name: string } | null
  readonly reason: string | null
  readonly at: Date
}

const historyOf = (q: Queryable, stepId: StepId): Promise<HistoryRow[]> =>
  q.all<HistoryRow>(sql`
    select h.event, h.state, h.reviewer, h.reason, h.at,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
    from verification_history h left join people u on u.id = h.by_id
    where h.step_id = ${stepId} order by h.id desc limit 50`)

export interface CaseRow {
  readonly id: StepId
  readonly step: VerificationStep
  readonly washer: { readonly id: UserId; readonly name: string; readonly business_name: string }
  readonly submittedAt: Date
  readonly approvedUntil: Date | null
  readonly state: StepState
  readonly evidenceCount: number
}

export interface After {
  readonly at: Date
  readonly id: number
}

/** Steps that wait for an operator, oldest submission first. */
export const waitingCases = (q: Queryable, page: { after: After | undefined; limit: number }): Promise<CaseRow[]> =>
  q.all<CaseRow>(sql`
    select s.id, s.step, s.state, s.submitted_at as "submittedAt", s.approved_until as "approvedUntil",
      jsonb_build_object('id', u.id, 'name', u.name, 'business_name', w.business_name) as washer,
      (select count(*) from verification_evidence e where e.step_id = s.id and e.submitted_at is not null) as "evidenceCount"
    from verification_steps s join washers w on w.user_id = s.washer_id join people u on u.id = s.washer_id
    where s.state = 'submitted' and s.submitted_at is not null and not s.with_vendor and w.closed_at is null
      and (s.submitted_at, s.id) > (${page.after?.at ?? new Date(0)}, ${page.after?.id ?? 0})
    order by s.submitted_at, s.id limit ${page.limit}`)

export interface LastAttempt {
  readonly id: QuizAttemptId
  readonly questionIds: string[]
  readonly handedInAt: Date | null
  readonly scoreRight: number | null
  readonly passed: boolean | null
}

/** The two latest attempts of a Washer, newest first. An open attempt is always the newest. */
export const lastAttempts = (q: Queryable, washerId: UserId): Promise<LastAttempt[]> =>
  q.all<LastAttempt>(sql`
    select id, question_ids as "questionIds", handed_in_at as "handedInAt", score_right as "scoreRight", passed
    from quiz_attempts where washer_id = ${washerId} order by id desc limit 2`)

export const countAttempts = async (q: Queryable, washerId: UserId): Promise<number> =>
  (await q.one<{ count: number }>(sql`select count(*) as count from quiz_attempts where washer_id = ${washerId}`)).count

export interface QualityRow extends QualityStats {
  readonly washerId: UserId
  /** Flagged already. */
  readonly open: boolean
}

/** The ratings and claims that are counted, and the limits for a flag. */
export interface QualityWatch extends QualityLimits {
  readonly lastRatings: number
  readonly claimsSince: Date
}

const qualityStats = ({ lastRatings, claimsSince }: QualityWatch) => sql`
  select w.user_id as "washerId", r."tenthsSum", r.ratings, r."lastRatingId", c.claims, c."lastClaimId",
    f.last_rating_id as "flaggedRatingId", f.last_claim_id as "flaggedClaimId", f.closed_at is null and f.id is not null as open
  from washers w
  cross join lateral (
    select coalesce(sum(tenths), 0)::int as "tenthsSum", count(*)::int as ratings, max(id) as "lastRatingId"
    from (select id, tenths from visible_ratings where washer_id = w.user_id order by id desc limit ${lastRatings}) last
  ) r
  cross join lateral (
    select count(*)::int as claims, max(id) as "lastClaimId" from liable_claims
    where washer_id = w.user_id and paid_at > ${claimsSince}
  ) c
  left join lateral (
    select id, last_rating_id, last_claim_id, closed_at from quality_flags where washer_id = w.user_id order by id desc limit 1
  ) f on true`

export const qualityOf = (q: Queryable, washerId: UserId, watch: QualityWatch): Promise<QualityRow | undefined> =>
  q.maybe<QualityRow>(sql`${qualityStats(watch)} where w.user_id = ${washerId}`)

/** Washers whose stats exceed a limit by ratings or claims that no closed flag covers. */
export const washersToWatch = (q: Queryable, watch: QualityWatch, atMost: number): Promise<QualityRow[]> =>
  q.all<QualityRow>(sql`
    select * from (${qualityStats(watch)} where w.closed_at is null) stats
    where not open and (
      ratings >= ${watch.fewestRatings} and "tenthsSum" < ${watch.floorTenths} * ratings
        and "lastRatingId" is distinct from "flaggedRatingId"
      or claims >= ${watch.claims} and "lastClaimId" is distinct from "flaggedClaimId")
    limit ${atMost}`)

export interface QualityCase {
  readonly washer: { readonly id: UserId; readonly name: string; readonly business_name: string }
  readonly since: Date
  readonly flag: {
    readonly id: QualityFlagId
    readonly causes: ('ratings' | 'claims')[]
    readonly average_tenths: number | null
    readonly ratings: number
    readonly claims: number
    readonly raised_at: string
  } | null
  readonly suspensionId: SuspensionId | null
  readonly ordersInHand: number
  readonly severity: Severity
}

/** Washers who are flagged or suspended, by severity, each oldest first. */
export const qualityCases = (
  q: Queryable,
  page: { after: (After & { readonly rank: number }) | undefined; limit: number },
): Promise<QualityCase[]> =>
  q.all<QualityCase>(sql`
    select washer, severity, since, flag, "suspensionId", "ordersInHand" from (
      select *, array_position(array['urgent', 'serious', 'normal'], severity) as rank from (

      select jsonb_build_object('id', u.id, 'name', u.name, 'business_name', w.business_name) as washer,
        w.user_id as washer_id,
        case when x.appealed_at is not null and x.appeal_answered_at is null then 'urgent'
          when x.id is null then 'serious' else 'normal' end as severity,
        case when x.appealed_at is not null and x.appeal_answered_at is null then x.appealed_at
          else coalesce(f.raised_at, x.since, w.created_at) end as since,
        case when f.id is null then null else jsonb_build_object('id', f.id, 'causes', f.causes,
          'average_tenths', f.average_tenths, 'ratings', f.ratings, 'claims', f.claims, 'raised_at', f.raised_at) end as flag,
        x.id as "suspensionId",
        (select count(*) from order_parties o where o.washer_id = w.user_id and o.status ${inList(inHandStatuses)})
          as "ordersInHand"
      from washers w join people u on u.id = w.user_id
      left join quality_flags f on f.washer_id = w.user_id and f.closed_at is null
      left join washer_suspensions x on x.washer_id = w.user_id and x.ended_at is null
      where f.id is not null or x.id is not null
      ) rated
    ) cases
    where (rank, since, washer_id) > (${page.after?.rank ?? 0}, ${page.after?.at ?? new Date(0)}, ${page.after?.id ?? 0})
    order by rank, since, washer_id limit ${page.limit}`)

export const suspensionsById = (q: Queryable, ids: readonly SuspensionId[]): Promise<SuspensionRow[]> =>
  q.all<SuspensionRow>(sql`
    select ${suspensionColumns} from washer_suspensions where id = any(${ids}::bigint[])`)

/** A step with its evidence, Washer, other steps and history. */
export async function caseOf(q: Queryable, stepId: StepId) {
  const step = await stepById(q, stepId)
  if (!step) return undefined
  const [evidence, washer, steps, history] = await Promise.all([
    evidenceOf(q, [step.id]),
    caseWasher(q, step.washerId),
    stepsOf(q, step.washerId),
    historyOf(q, step.id),
  ])
  return { step, evidence, washer, others: steps.filter(({ id }) => id !== step.id), history }
}
