import { sql } from '../platform/db/sql.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { forgetCheckJob } from './jobs.ts'

/** Exports the Washer's steps, evidence, quiz attempts and suspensions, with the operators' texts about the Washer. */
export const verificationPrivacy = (deps: { readonly jobs: Pick<Jobs, 'enqueue'> }): PrivacyPart => ({
  read: async (q, userId) => {
    const evidence = await q.all<{ readonly key: string; readonly [column: string]: unknown }>(sql`
      select e.key, s.step, e.uploaded_at as "uploadedAt", e.submitted_at as "submittedAt"
      from verification_evidence e join verification_steps s on s.id = e.step_id
      where s.washer_id = ${userId} order by e.id`)
    return {
      sections: {
        verification: await q.all(sql`
          select step, state, note, reason, reviewer, submitted_at as "submittedAt", decided_at as "decidedAt",
            approved_until as "approvedUntil", score_right as "scoreRight", score_of as "scoreOf"
          from verification_steps where washer_id = ${userId} order by id`),
        verification_pictures: evidence,
        training_attempts: await q.all(sql`
          select begun_at as "begunAt", handed_in_at as "handedInAt", question_ids as questions, answers,
            score_right as right, passed
          from quiz_attempts where washer_id = ${userId} order by id`),
        suspensions: await q.all(sql`
          select reason, since, until, appeal_text as appeal, appealed_at as "appealedAt", appeal_answer as answer,
            ended_at as "endedAt", end_reason as "endReason"
          from washer_suspensions where washer_id = ${userId} order by id`),
      },
      photoKeys: evidence.map(({ key }) => key),
    }
  },
  // Deletes pictures, attempts and every text. The history of decisions stays without its reasons.
  erase: async (tx, { userId, at }) => {
    const ofWasher = sql`(select id from verification_steps where washer_id = ${userId})`
    const pictures = await tx.all<{ key: string }>(
      sql`delete from verification_evidence where step_id in ${ofWasher} returning key`,
    )
    const checks = await tx.all<{ vendorId: string }>(sql`
      update verification_checks set settled_at = coalesce(settled_at, ${at})
      where step_id in ${ofWasher} and vendor_id is not null and gateway <> 'manual' returning vendor_id as "vendorId"`)
    for (const { vendorId: checkId } of checks) await deps.jobs.enqueue(tx, forgetCheckJob, { checkId })
    await tx.run(sql`update verification_history set reason = null where step_id in ${ofWasher}`)
    await tx.run(sql`
      update verification_steps set state = 'not_started', note = null, reason = null, approved_until = null,
        with_vendor = false, version = version + 1
      where washer_id = ${userId}`)
    await tx.run(sql`delete from quiz_attempts where washer_id = ${userId}`)
    await tx.run(sql`
      update washer_suspensions set reason = '', appeal_text = case when appeal_text is null then null else '' end,
        appeal_answer = case when appeal_answer is null then null else '' end, end_reason = null
      where washer_id = ${userId}`)
    await tx.run(sql`update quality_flags set note = null where washer_id = ${userId}`)
    return pictures.map(({ key }) => key)
  },
})
