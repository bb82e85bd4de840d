import type { Reviewer, StepEvent, StepState, VerificationStep } from '@washline/contract/verification/steps'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { StepFacts } from './rules/apply-event.ts'
import type { QualityFigures, QualityLimits } from './rules/judge-quality.ts'

export interface StepRow extends StepFacts {
  readonly id: number
  readonly washerId: number
  readonly version: number
  readonly scoreRight: number | null
  readonly scoreOf: number | null
}

export const stepColumns = sql`
  s.id, s.washer_id as "washerId", s.step, s.state, s.version, s.note, s.reason, s.reviewer, s.decided_by as "decidedBy",
  s.submitted_at as "submittedAt", s.decided_at as "decidedAt", s.approved_until as "approvedUntil",
  s.with_vendor as "withVendor", s.score_right as "scoreRight", s.score_of as "scoreOf"`

export const stepsOf = (q: Queryable, washerId: number): Promise<StepRow[]> =>
  q.all<StepRow>(sql`select ${stepColumns} from verification_steps s where s.washer_id = ${washerId}`)

export const stepById = (q: Queryable, id: number): Promise<StepRow | undefined> =>
  q.maybe<StepRow>(sql`select ${stepColumns} from verification_steps s where s.id = ${id}`)

export interface EvidenceRow {
  readonly id: number
  readonly stepId: number
  readonly key: string
  readonly uploadedAt: Date
  readonly submittedAt: Date | null
}

export const evidenceOf = (q: Queryable, stepIds: readonly number[]): Promise<EvidenceRow[]> =>
  q.all<EvidenceRow>(sql`
    select id, step_id as "stepId", key, uploaded_at as "uploadedAt", submitted_at as "submittedAt"
    from verification_evidence where step_id = any(${stepIds}::bigint[]) order by id`)

export interface SuspensionRow {
  readonly id: number
  readonly washerId: number
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

export const openSuspension = (q: Queryable, washerId: number): Promise<SuspensionRow | undefined> =>
  q.maybe<SuspensionRow>(sql`
    select ${suspensionColumns} from washer_suspensions where washer_id = ${washerId} and ended_at is null`)

/** The Washer of a case, as the operator who decides it needs to know them. */
interface CaseWasher {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly businessName: string
  readonly address: string
  readonly phoneNumber: string | null
  readonly registeredAt: Date
  readonly verified: boolean
}

const caseWasher = (q: Queryable, washerId: number): Promise<CaseWasher> =>
  q.one<CaseWasher>(sql`
    select u.id, u.name, u.email, u.phone_number as "phoneNumber", w.business_name as "businessName",
      concat_ws(', ', nullif(w.street, ''), nullif(concat_ws(' ', nullif(w.postal_code, ''), nullif(w.city, '')), ''),
        nullif(w.state, ''), nullif(w.country, '')) as address,
      w.created_at as "registeredAt", w.verified_at is not null as verified
    from washers w join users u on u.id = w.user_id where w.user_id = ${washerId}`)

interface HistoryRow {
  readonly event: StepEvent
  readonly state: StepState
  readonly reviewer: Reviewer | null
  readonly by: { readonly id: number; readonly name: string } | null
  readonly reason: string | null
  readonly at: Date
}

const historyOf = (q: Queryable, stepId: number): Promise<HistoryRow[]> =>
  q.all<HistoryRow>(sql`
    select h.event, h.state, h.reviewer, h.reason, h.at,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
    from verification_history h left join users u on u.id = h.by_id
    where h.step_id = ${stepId} order by h.id desc limit 50`)

export interface CaseRow {
  readonly id: number
  readonly step: VerificationStep
  readonly washer: { readonly id: number; readonly name: string; readonly business_name: string }
  readonly submittedAt: Date
  readonly approvedUntil: Date | null
  readonly state: StepState
  readonly evidenceCount: number
}

export interface After {
  readonly at: Date
  readonly id: number
}

/** Steps that wait for an operator, the longest waiting first. */
export const waitingCases = (q: Queryable, page: { after: After | undefined; limit: number }): Promise<CaseRow[]> =>
  q.all<CaseRow>(sql`
    select s.id, s.step, s.state, s.submitted_at as "submittedAt", s.approved_until as "approvedUntil",
      jsonb_build_object('id', u.id, 'name', u.name, 'business_name', w.business_name) as washer,
      (select count(*) from verification_evidence e where e.step_id = s.id and e.submitted_at is not null) as "evidenceCount"
    from verification_steps s join washers w on w.user_id = s.washer_id join users u on u.id = s.washer_id
    where s.state = 'submitted' and not s.with_vendor and w.closed_at is null
      and (s.submitted_at, s.id) > (${page.after?.at ?? new Date(0)}, ${page.after?.id ?? 0})
    order by s.submitted_at, s.id limit ${page.limit}`)

export interface LastAttempt {
  readonly id: number
  readonly questionIds: string[]
  readonly handedInAt: Date | null
  readonly scoreRight: number | null
  readonly passed: boolean | null
}

/** The attempts of a Washer, the newest first: an open one is always the first. */
export const lastAttempts = (q: Queryable, washerId: number): Promise<LastAttempt[]> =>
  q.all<LastAttempt>(sql`
    select id, question_ids as "questionIds", handed_in_at as "handedInAt", score_right as "scoreRight", passed
    from quiz_attempts where washer_id = ${washerId} order by id desc limit 2`)

export const countAttempts = async (q: Queryable, washerId: number): Promise<number> =>
  (await q.one<{ count: number }>(sql`select count(*) as count from quiz_attempts where washer_id = ${washerId}`)).count

export interface QualityRow extends QualityFigures {
  readonly washerId: number
}

/** Which ratings and claims are watched, and from where on somebody looks. */
export interface QualityWatch extends QualityLimits {
  readonly lastRatings: number
  readonly claimsSince: Date
}

const figuresOf = ({ lastRatings, claimsSince }: QualityWatch) => sql`
  select w.user_id as "washerId", r."tenthsSum", r.ratings, r."lastRatingId", c.claims, c."lastClaimId",
    f.last_rating_id as "flaggedRatingId", f.last_claim_id as "flaggedClaimId", f.closed_at is null and f.id is not null as open
  from washers w
  cross join lateral (
    select coalesce(sum(tenths), 0)::int as "tenthsSum", count(*)::int as ratings, max(id) as "lastRatingId"
    from (select id, tenths from ratings where washer_id = w.user_id and hidden_at is null
      order by id desc limit ${lastRatings}) last
  ) r
  cross join lateral (
    select count(*)::int as claims, max(id) as "lastClaimId" from claims
    where washer_id = w.user_id and paid_at > ${claimsSince} and washer_minor > 0
  ) c
  left join lateral (
    select id, last_rating_id, last_claim_id, closed_at from quality_flags where washer_id = w.user_id order by id desc limit 1
  ) f on true`

export const qualityOf = (q: Queryable, washerId: number, watch: QualityWatch): Promise<QualityRow | undefined> =>
  q.maybe<QualityRow>(sql`${figuresOf(watch)} where w.user_id = ${washerId}`)

/** Washers whose figures are poor by something that nobody has looked at yet. */
export const washersToWatch = (q: Queryable, watch: QualityWatch, atMost: number): Promise<QualityRow[]> =>
  q.all<QualityRow>(sql`
    select * from (${figuresOf(watch)} where w.closed_at is null) figures
    where not open and (
      ratings >= ${watch.fewestRatings} and "tenthsSum" < ${watch.floorTenths} * ratings
        and "lastRatingId" is distinct from "flaggedRatingId"
      or claims >= ${watch.claims} and "lastClaimId" is distinct from "flaggedClaimId")
    limit ${atMost}`)

export interface QualityCase {
  readonly washer: { readonly id: number; readonly name: string; readonly business_name: string }
  readonly since: Date
  readonly flag: {
    readonly id: number
    readonly causes: ('ratings' | 'claims')[]
    readonly average_tenths: number | null
    readonly ratings: number
    readonly claims: number
    readonly raised_at: string
  } | null
  readonly suspensionId: number | null
  readonly ordersInHand: number
}

/** Washers who are flagged or suspended, the longest waiting first. */
export const qualityCases = (q: Queryable, page: { after: After | undefined; limit: number }): Promise<QualityCase[]> =>
  q.all<QualityCase>(sql`
    select * from (
      select jsonb_build_object('id', u.id, 'name', u.name, 'business_name', w.business_name) as washer,
        w.user_id as washer_id,
        case when x.appealed_at is not null and x.appeal_answered_at is null then x.appealed_at
          else coalesce(f.raised_at, x.since) end as since,
        case when f.id is null then null else jsonb_build_object('id', f.id, 'causes', f.causes,
          'average_tenths', f.average_tenths, 'ratings', f.ratings, 'claims', f.claims, 'raised_at', f.raised_at) end as flag,
        x.id as "suspensionId",
        (select count(*) from orders o where o.washer_id = w.user_id and o.status in ('accepted', 'picked_up', 'in_progress'))
          as "ordersInHand"
      from washers w join users u on u.id = w.user_id
      left join quality_flags f on f.washer_id = w.user_id and f.closed_at is null
      left join washer_suspensions x on x.washer_id = w.user_id and x.ended_at is null
      where f.id is not null or x.id is not null
    ) cases
    where (since, washer_id) > (${page.after?.at ?? new Date(0)}, ${page.after?.id ?? 0})
    order by since, washer_id limit ${page.limit}`)

export const suspensionsById = (q: Queryable, ids: readonly number[]): Promise<SuspensionRow[]> =>
  q.all<SuspensionRow>(sql`
    select ${suspensionColumns} from washer_suspensions where id = any(${ids}::bigint[])`)

/** A step with everything that an operator decides it by. */
export async function caseOf(q: Queryable, stepId: number) {
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
