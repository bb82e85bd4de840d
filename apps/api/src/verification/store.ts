import { verificationSteps } from '@washline/contract/verification/steps'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type StepRow, type SuspensionRow, stepColumns, suspensionColumns } from './queries.ts'
import type { StepFacts } from './rules/apply-event.ts'

/** The rows of a new Washer; those of one who comes back stay as they are. */
export const insertSteps = (tx: Tx, washerId: number): Promise<number> =>
  tx.run(sql`
    insert into verification_steps (washer_id, step, state)
    select ${washerId}, step, 'not_started' from unnest(${[...verificationSteps]}::text[]) step
    on conflict do nothing`)

export const lockSteps = (tx: Tx, washerId: number): Promise<StepRow[]> =>
  tx.all<StepRow>(sql`
    select ${stepColumns} from verification_steps s where s.washer_id = ${washerId} order by s.id for update`)

export const washerOfStep = async (tx: Tx, stepId: number): Promise<number | undefined> =>
  (
    await tx.maybe<{ washerId: number }>(sql`
    select washer_id as "washerId" from verification_steps where id = ${stepId}`)
  )?.washerId

export const saveStep = (tx: Tx, id: number, step: StepFacts): Promise<number> =>
  tx.run(sql`
    update verification_steps set state = ${step.state}, version = version + 1, note = ${step.note},
      reason = ${step.reason}, reviewer = ${step.reviewer}, decided_by = ${step.decidedBy},
      submitted_at = ${step.submittedAt}, decided_at = ${step.decidedAt}, approved_until = ${step.approvedUntil},
      with_vendor = ${step.withVendor}
    where id = ${id}`)

export const saveScore = (tx: Tx, stepId: number, score: { right: number; of: number }): Promise<number> =>
  tx.run(sql`
    update verification_steps set score_right = ${score.right}, score_of = ${score.of} where id = ${stepId}`)

export const insertHistory = (
  tx: Tx,
  row: {
    stepId: number
    event: string
    state: string
    reviewer: string | null
    by: number | null
    reason: string | null
    at: Date
  },
): Promise<number> =>
  tx.run(sql`
    insert into verification_history (step_id, event, state, reviewer, by_id, reason, at)
    values (${row.stepId}, ${row.event}, ${row.state}, ${row.reviewer}, ${row.by}, ${row.reason}, ${row.at})`)

export const insertEvidence = (tx: Tx, picture: { stepId: number; key: string; at: Date }): Promise<{ id: number }> =>
  tx.one<{ id: number }>(sql`
    insert into verification_evidence (step_id, key, uploaded_at)
    values (${picture.stepId}, ${picture.key}, ${picture.at}) returning id`)

export const countUnsent = async (tx: Tx, stepId: number): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*) as count from verification_evidence where step_id = ${stepId} and submitted_at is null`)
  ).count

export const setEvidenceSubmitted = (tx: Tx, stepId: number, at: Date): Promise<number> =>
  tx.run(sql`
    update verification_evidence set submitted_at = ${at} where step_id = ${stepId} and submitted_at is null`)

/** A Washer's own picture, locked. */
export const lockEvidence = (
  tx: Tx,
  id: number,
  washerId: number,
): Promise<{ key: string; submittedAt: Date | null } | undefined> =>
  tx.maybe(sql`
    select e.key, e.submitted_at as "submittedAt"
    from verification_evidence e join verification_steps s on s.id = e.step_id
    where e.id = ${id} and s.washer_id = ${washerId} for update of e`)

export const deleteEvidence = (tx: Tx, id: number): Promise<number> =>
  tx.run(sql`delete from verification_evidence where id = ${id}`)

export interface BegunCheck {
  readonly key: string
  readonly stepId: number
  readonly gateway: string
  readonly vendorId: string | null
}
const checkColumns = sql`key, step_id as "stepId", gateway, vendor_id as "vendorId"`

export const openCheck = (tx: Tx, stepId: number): Promise<BegunCheck | undefined> =>
  tx.maybe<BegunCheck>(sql`
    select ${checkColumns} from verification_checks where step_id = ${stepId} and settled_at is null for update`)

export const checkOfVendor = (tx: Tx, vendorId: string): Promise<BegunCheck | undefined> =>
  tx.maybe<BegunCheck>(sql`select ${checkColumns} from verification_checks where vendor_id = ${vendorId}`)

export const insertCheck = (
  tx: Tx,
  check: { key: string; stepId: number; gateway: string; at: Date },
): Promise<BegunCheck> =>
  tx.one<BegunCheck>(sql`
    insert into verification_checks (key, step_id, gateway, begun_at)
    values (${check.key}, ${check.stepId}, ${check.gateway}, ${check.at}) returning ${checkColumns}`)

export const saveVendorId = (tx: Tx, key: string, vendorId: string): Promise<number> =>
  tx.run(sql`update verification_checks set vendor_id = ${vendorId} where key = ${key}`)

export const settleCheck = (tx: Tx, key: string, at: Date): Promise<number> =>
  tx.run(sql`update verification_checks set settled_at = ${at} where key = ${key} and settled_at is null`)

/** Washers of whom a step has lapsed. */
export const lapsedWashers = async (tx: Tx, now: Date, atMost: number): Promise<number[]> =>
  (
    await tx.all<{ washerId: number }>(sql`
      select distinct washer_id as "washerId" from verification_steps
      where state in ('approved', 'submitted') and approved_until <= ${now} limit ${atMost}`)
  ).map(({ washerId }) => washerId)

/** Marks approvals that lapse before `before` as reminded of, once each, and gives them. */
export const takeReminders = (
  tx: Tx,
  when: { now: Date; before: Date; atMost: number },
): Promise<{ washerId: number; step: StepRow['step']; until: Date }[]> =>
  tx.all(sql`
    update verification_steps set reminded_of = approved_until where id in (
      select s.id from verification_steps s join washers w on w.user_id = s.washer_id
      where s.state = 'approved' and s.approved_until > ${when.now} and s.approved_until <= ${when.before}
        and s.reminded_of is distinct from s.approved_until and w.closed_at is null
      order by s.approved_until limit ${when.atMost} for update of s skip locked)
    returning washer_id as "washerId", step, approved_until as until`)

export interface AttemptRow {
  readonly id: number
  readonly questionIds: string[]
  readonly handedInAt: Date | null
  readonly passed: boolean | null
}

export const insertAttempt = (tx: Tx, attempt: { washerId: number; questionIds: string[]; at: Date }) =>
  tx.one<{ id: number }>(sql`
    insert into quiz_attempts (washer_id, question_ids, begun_at)
    values (${attempt.washerId}, ${attempt.questionIds}, ${attempt.at}) returning id`)

export const lockAttempt = (tx: Tx, id: number, washerId: number): Promise<AttemptRow | undefined> =>
  tx.maybe<AttemptRow>(sql`
    select id, question_ids as "questionIds", handed_in_at as "handedInAt", passed
    from quiz_attempts where id = ${id} and washer_id = ${washerId} for update`)

export const saveAttempt = (
  tx: Tx,
  id: number,
  result: { answers: Readonly<Record<string, number>>; right: number; passed: boolean; at: Date },
): Promise<number> =>
  tx.run(sql`
    update quiz_attempts set handed_in_at = ${result.at}, answers = ${JSON.stringify(result.answers)}::jsonb,
      score_right = ${result.right}, passed = ${result.passed}
    where id = ${id}`)

export const insertSuspension = (
  tx: Tx,
  suspension: { washerId: number; reason: string; by: number; since: Date; until: Date | null },
): Promise<SuspensionRow> =>
  tx.one<SuspensionRow>(sql`
    insert into washer_suspensions (washer_id, reason, by_id, since, until)
    values (${suspension.washerId}, ${suspension.reason}, ${suspension.by}, ${suspension.since}, ${suspension.until})
    returning ${suspensionColumns}`)

export const endSuspension = (
  tx: Tx,
  id: number,
  end: { by: number | null; reason: string | null; at: Date },
): Promise<number> =>
  tx.run(sql`
    update washer_suspensions set ended_at = ${end.at}, ended_by = ${end.by}, end_reason = ${end.reason}
    where id = ${id} and ended_at is null`)

export const saveAppeal = (tx: Tx, id: number, appeal: { text: string; at: Date }): Promise<number> =>
  tx.run(sql`update washer_suspensions set appeal_text = ${appeal.text}, appealed_at = ${appeal.at} where id = ${id}`)

export const saveAppealAnswer = (
  tx: Tx,
  id: number,
  answer: { reason: string; by: number; at: Date },
): Promise<SuspensionRow> =>
  tx.one<SuspensionRow>(sql`
    update washer_suspensions set appeal_answer = ${answer.reason}, appeal_answered_at = ${answer.at},
      appeal_answered_by = ${answer.by}
    where id = ${id} returning ${suspensionColumns}`)

/** Suspensions whose time is up, by Washer. */
export const endedSuspensions = async (tx: Tx, now: Date, atMost: number): Promise<number[]> =>
  (
    await tx.all<{ washerId: number }>(sql`
      select washer_id as "washerId" from washer_suspensions
      where ended_at is null and until <= ${now} order by until limit ${atMost}`)
  ).map(({ washerId }) => washerId)

export interface NewFlag {
  readonly washerId: number
  readonly causes: readonly string[]
  readonly averageTenths: number | null
  readonly ratings: number
  readonly claims: number
  readonly lastRatingId: number | null
  readonly lastClaimId: number | null
  readonly at: Date
}

/** False where a flag is open already. */
export const insertFlag = async (tx: Tx, flag: NewFlag): Promise<boolean> =>
  (await tx.run(sql`
    insert into quality_flags (washer_id, causes, average_tenths, ratings, claims, last_rating_id, last_claim_id, raised_at)
    values (${flag.washerId}, ${[...flag.causes]}, ${flag.averageTenths}, ${flag.ratings}, ${flag.claims},
      ${flag.lastRatingId}, ${flag.lastClaimId}, ${flag.at})
    on conflict do nothing`)) === 1

export const lockFlag = (tx: Tx, id: number): Promise<{ washerId: number; closedAt: Date | null } | undefined> =>
  tx.maybe(sql`select washer_id as "washerId", closed_at as "closedAt" from quality_flags where id = ${id} for update`)

export const closeFlag = (tx: Tx, id: number, close: { by: number; note: string; at: Date }): Promise<number> =>
  tx.run(sql`
    update quality_flags set closed_at = ${close.at}, closed_by = ${close.by}, note = ${close.note}
    where id = ${id} and closed_at is null`)

/** The open flag of a Washer is answered by a suspension. */
export const closeFlagOf = (tx: Tx, washerId: number, close: { by: number; note: string; at: Date }): Promise<number> =>
  tx.run(sql`
    update quality_flags set closed_at = ${close.at}, closed_by = ${close.by}, note = ${close.note}
    where washer_id = ${washerId} and closed_at is null`)

/** What vendors have not ended yet, the oldest first. A check that nobody went on with for a month is left alone. */
export const openVendorChecks = async (
  tx: Tx,
  of: { gateway: string; since: Date; atMost: number },
): Promise<string[]> =>
  (
    await tx.all<{ vendorId: string }>(sql`
      select vendor_id as "vendorId" from verification_checks
      where settled_at is null and vendor_id is not null and gateway = ${of.gateway} and begun_at > ${of.since}
      order by begun_at limit ${of.atMost}`)
  ).map(({ vendorId }) => vendorId)
