import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { resetEmail } from '../jobs.ts'
import { limits } from '../rules.ts'

/** Enqueues a reset email. The job checks whether the address has an account, so that the duration of the call reveals nothing. */
export async function askPasswordReset(
  deps: { db: Database; clock: Clock; jobs: Jobs },
  { ip, ...input }: { email: string; ip: string; language?: Language | undefined },
): Promise<void> {
  // Per source, so that nobody can use up what the owner of the address may ask for.
  await countCall(deps, { key: `forgot ${input.email} ${ip}`, ...limits.forgotPassword.perSource })
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, resetEmail, input, { key: input.email }))
}
