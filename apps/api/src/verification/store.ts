import type {
  ClaimId,
  EvidenceId,
  QualityFlagId,
  QuizAttemptId,
  RatingId,
  StepId,
  SuspensionId,
  UserId,
} from '@washline/contract/ids'
import { standingStates, verificationSteps } from '@washline/contract/verification/steps'
import type { Tx } from '../platform/db/database.ts'
import { inList } from '../platform/db/in-list.ts'
import { sql } from '../platform/db/sql.ts'
import { type StepRow, type SuspensionRow, stepColumns, suspensionColumns } from './queries.ts'
import type { StepInput } from './rules/apply-event.ts'

/** Inserts the steps of a new Washer; existing steps stay unchanged. */
export const insertSteps = (tx: Tx, washerId: UserId): Promise<number> =>
  tx.run(sql`
    insert into verification_steps (washer_id, step, state)
    select ${washerId}, step, 'not_started' from unnest(${[...verificationSteps]}::text[]) step
    on conflict do nothing`)

export const lockSteps = (tx: Tx, washerId: UserId): Promise<StepRow[]> =>
  tx.all<StepRow>(sql`
    select ${stepColumns} from verification_steps s where s.washer_id = ${washerId} order by s.id for update`)

export const washerOfStep = async (tx: Tx, stepId: StepId): Promise<UserId | undefined> =>
  (
    await tx.maybe<{ washerId: UserId }>(sql`
    select washer_id as "washerId" from verification_steps where id = ${stepId}`)
  )?.washerId

export const saveStep = (tx: Tx, id: StepId, step: StepInput): Promise<number> =>
  tx.run(sql`
    update verification_steps set state = ${step.state}, version = version + 1, note = ${step.note},
      reason = ${step.reason}, reviewer = ${step.reviewer}, decided_by = ${step.decidedBy},
      submitted_at = ${step.submittedAt}, decided_at = ${step.decidedAt}, approved_until = ${step.approvedUntil},
      with_vendor = ${step.withVendor}
    where id = ${id}`)

export const saveScore = (tx: Tx, stepId: StepId, score: { right: number; of: number }): Promise<number> =>
  tx.run(sql`
    update verification_steps set score_right = ${score.right}, score_of = ${score.of} where id = ${stepId}`)

export const insertHistory = (
  tx: Tx,
  row: {
    stepId: StepId
    event: string
    state: string
    reviewer: string | null
    by: UserId | null
    reason: string | null
    at: Date
  },
): Promise<number> =>
  tx.run(sql`
    insert into verification_history (step_id, event, state, reviewer, by_id, reason, at)
    values (${row.stepId}, ${row.event}, ${row.state}, ${row.reviewer}, ${row.by}, ${row.reason}, ${row.at})`)

export const insertEvidence = (
  tx: Tx,
  picture: { stepId: StepId; key: string; at: Date },
): Promise<{ id: EvidenceId }> =>
  tx.one<{ id: EvidenceId }>(sql`
    insert into verification_evidence (step_id, key, uploaded_at)
    values (${picture.stepId}, ${picture.key}, ${picture.at}) returning id`)

export const countUnsent = async (tx: Tx, stepId: StepId): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*) as count from verification_evidence where step_id = ${stepId} and submitted_at is null`)
  ).count

export const setEvidenceSubmitted = (tx: Tx, stepId: StepId, at: Date): Promise<number> =>
  tx.run(sql`
    update verification_evidence set submitted_at = ${at} where step_id = ${stepId} and submitted_at is null`)

/** Locks a picture of this Washer. */
export const lockEvidence = (
  tx: Tx,
  id: EvidenceId,
  washerId: UserId,
): Promise<{ key: string; submittedAt: Date | null } | undefined> =>
  tx.maybe(sql`
    select e.key, e.submitted_at as "submittedAt"
    from verification_evidence e join verification_steps s on s.id = e.step_id
    where e.id = ${id} and s.washer_id = ${washerId} for update of e`)

export const deleteEvidence = (tx: Tx, id: EvidenceId): Promise<number> =>
  tx.run(sql`delete from verification_evidence where id = ${id}`)

export interface BegunCheck {
  readonly key: string
  readonly stepId: StepId
  readonly gateway: string
  readonly vendorId: string | null
}
const checkColumns = sql`key, step_id as "stepId", gateway, vendor_id as "vendorId"`

export const openCheck = (tx: Tx, stepId: StepId): Promise<BegunCheck | undefined> =>
  tx.maybe<BegunCheck>(sql`
    select ${checkColumns} from verification_checks where step_id = ${stepId} and settled_at is null for update`)

export const checkOfVendor = (tx: Tx, vendorId: string): Promise<BegunCheck | undefined> =>
  tx.maybe<BegunCheck>(sql`select ${checkColumns} from verification_checks where vendor_id = ${vendorId}`)

export const insertCheck = (
  tx: Tx,
  check: { key: string; stepId: StepId; gateway: string; at: Date },
): Promise<BegunCheck> =>
  tx.one<BegunCheck>(sql`
    insert into verification_checks (key, step_id, gateway, begun_at)
    values (${check.key}, ${check.stepId}, ${check.gateway}, ${check.at}) returning ${checkColumns}`)

export const saveVendorId = (tx: Tx, key: string, vendorId: string): Promise<number> =>
  tx.run(sql`update verification_checks set vendor_id = ${vendorId} where key = ${key}`)

export const settleCheck = (tx: Tx, key: string, at: Date): Promise<number> =>
  tx.run(sql`update verification_checks set settled_at = ${at} where key = ${key} and settled_at is null`)

/** Washers with a step whose approval has expired. */
export const expiredWashers = async (tx: Tx, now: Date, atMost: number): Promise<UserId[]> =>
  (
    await tx.all<{ washerId: UserId }>(sql`
      select distinct washer_id as "washerId" from verification_steps
      where state ${inList(standingStates)} and approved_until <= ${now} limit ${atMost}`)
  ).map(({ washerId }) => washerId)

/** Marks approvals that expire before `before` as reminded, once each, and returns them. */
export const takeReminders = (
  tx: Tx,
  when: { now: Date; before: Date; atMost: number },
): Promise<{ washerId: UserId; step: StepRow['step']; until: Date }[]> =>
  tx.all(sql`
    update verification_steps set reminded_of = approved_until where id in (
      select s.id from verification_steps s join washers w on w.user_id = s.washer_id
      where s.state = 'approved' and s.approved_until > ${when.now} and s.approved_until <= ${when.before}
        and s.reminded_of is distinct from s.approved_until and w.closed_at is null
      order by s.approved_until limit ${when.atMost} for update of s skip locked)
      and approved_until is not null
    returning washer_id as "washerId", step, approved_until as until`)

export interface AttemptRow {
  readonly id: QuizAttemptId
  readonly questionIds: string[]
  readonly handedInAt: Date | null
  readonly passed: boolean | null
}

export const insertAttempt = (tx: Tx, attempt: { washerId: UserId; questionIds: string[]; at: Date }) =>
  tx.one<{ id: QuizAttemptId }>(sql`
    insert into quiz_attempts (washer_id, question_ids, begun_at)
    values (${attempt.washerId}, ${attempt.questionIds}, ${attempt.at}) returning id`)

export const lockAttempt = (tx: Tx, id: QuizAttemptId, washerId: UserId): Promise<AttemptRow | undefined> =>
  tx.maybe<AttemptRow>(sql`
    select id, question_ids as "questionIds", handed_in_at as "handedInAt", passed
    from quiz_attempts where id = ${id} and washer_id = ${washerId} for update`)

export const saveAttempt = (
  tx: Tx,
  id: QuizAttemptId,
  result: { answers: Readonly<Record<string, number>>; right: number; passed: boolean; at: Date },
): Promise<number> =>
  tx.run(sql`
    update quiz_attempts set handed_in_at = ${result.at}, answers = ${JSON.stringify(result.answers)}::jsonb,
      score_right = ${result.right}, passed = ${result.passed}
    where id = ${id}`)

export const insertSuspension = (
  tx: Tx,
  suspension: { washerId: UserId; reason: string; by: UserId; since: Date; until: Date | null },
): Promise<SuspensionRow> =>
  tx.one<SuspensionRow>(sql`
    insert into washer_suspensions (washer_id, reason, by_id, since, until)
    values (${suspension.washerId}, ${suspension.reason}, ${suspension.by}, ${suspension.since}, ${suspension.until})
    returning ${suspensionColumns}`)

export const endSuspension = (
  tx: Tx,
  id: SuspensionId,
  end: { by: UserId | null; reason: string | null; at: Date },
): Promise<number> =>
  tx.run(sql`
    update washer_suspensions set ended_at = ${end.at}, ended_by = ${end.by}, end_reason = ${end.reason}
    where id = ${id} and ended_at is null`)

export const saveAppeal = (tx: Tx, id: SuspensionId, appeal: { text: string; at: Date }): Promise<number> =>
  tx.run(sql`update washer_suspensions set appeal_text = ${appeal.text}, appealed_at = ${appeal.at} where id = ${id}`)

export const saveAppealAnswer = (
  tx: Tx,
  id: SuspensionId,
  answer: { reason: string; by: UserId; at: Date },
): Promise<SuspensionRow> =>
  tx.one<SuspensionRow>(sql`
    update washer_suspensions set appeal_answer = ${answer.reason}, appeal_answered_at = ${answer.at},
      appeal_answered_by = ${answer.by}
    where id = ${id} returning ${suspensionColumns}`)

/** Washers with a suspension whose time has passed. */
export const endedSuspensions = async (tx: Tx, now: Date, atMost: number): Promise<UserId[]> =>
  (
    await tx.all<{ washerId: UserId }>(sql`
      select washer_id as "washerId" from washer_suspensions
      where ended_at is null and until <= ${now} order by until limit ${atMost}`)
  ).map(({ washerId }) => washerId)

export interface NewFlag {
  readonly washerId: UserId
  readonly causes: readonly string[]
  readonly averageTenths: number | null
  readonly ratings: number
  readonly claims: number
  readonly lastRatingId: RatingId | null
  readonly lastClaimId: ClaimId | null
  readonly at: Date
}

/** Returns false if a flag is open already. */
export const insertFlag = async (tx: Tx, flag: NewFlag): Promise<boolean> =>
  (await tx.run(sql`
    insert into quality_flags (washer_id, causes, average_tenths, ratings, claims, last_rating_id, last_claim_id, raised_at)
    values (${flag.washerId}, ${[...flag.causes]}, ${flag.averageTenths}, ${flag.ratings}, ${flag.claims},
      ${flag.lastRatingId}, ${flag.lastClaimId}, ${flag.at})
    on conflict do nothing`)) === 1

export const lockFlag = (tx: Tx, id: QualityFlagId): Promise<{ washerId: UserId; closedAt: Date | null } | undefined> =>
  tx.maybe(sql`select washer_id as "washerId", closed_at as "closedAt" from quality_flags where id = ${id} for update`)

export const closeFlag = (tx: Tx, id: QualityFlagId, close: { by: UserId; note: string; at: Date }): Promise<number> =>
  tx.run(sql`
    update quality_flags set closed_at = ${close.at}, closed_by = ${close.by}, note = ${close.note}
    where id = ${id} and closed_at is null`)

/** Closes the open flag of a Washer. */
export const closeFlagOf = (tx: Tx, washerId: UserId, close: { by: UserId; note: string; at: Date }): Promise<number> =>
  tx.run(sql`
    update quality_flags set closed_at = ${close.at}, closed_by = ${close.by}, note = ${close.note}
    where washer_id = ${washerId} and closed_at is null`)

/** Open checks of a vendor that began after `since`, oldest first. */
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
