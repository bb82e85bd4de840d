import type { Language } from '@washline/contract/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { resetLetter } from '../jobs.ts'
import { limits } from '../rules.ts'

/** Asks for a reset letter. Whether the address has an account is looked up by the job, so that the time taken tells nothing. */
export async function askPasswordReset(
  deps: { db: Database; clock: Clock; jobs: Jobs },
  input: { email: string; language?: Language | undefined },
): Promise<void> {
  await countCall(deps, { key: `forgot ${input.email}`, ...limits.forgotPassword.perAccount })
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, resetLetter, input, { key: input.email }))
}
