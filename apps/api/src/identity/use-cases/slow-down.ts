import { hash } from 'node:crypto'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { Clock } from '../../platform/clock/clock.ts'
import { tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { waitOf } from '../queries/attempts.ts'
import { hasSignedInOn } from '../queries/devices.ts'
import { decideAttempt, probePatience, sourcePatience, strangersPatience } from '../rules/slow-down.ts'
import { lockAttempts, saveAttempts } from '../store/attempts.ts'

const waits = (waitMs: number) => refuse(platformRefusals.tooManyRequests, { retryAfterS: Math.ceil(waitMs / 1_000) })

const subjectOf = (...parts: readonly string[]): Buffer => hash('sha256', JSON.stringify(parts), 'buffer')

/**
 * Counts an attempt to sign in before it is examined, or refuses it while it has to wait. A browser in which the account was signed
 * in before waits for its own attempts only; all others wait for those of their IP address, and together for those of the account. An
 * address without an account is counted in the same way. Returns what a success clears.
 */
export async function slowDown(
  deps: { db: Database; clock: Clock },
  { email, ip, device }: { email: string; ip: string; device: string | undefined },
): Promise<readonly Buffer[]> {
  const at = deps.clock.now()
  const isFamiliar = device !== undefined && (await hasSignedInOn(deps.db, { email, device }))
  const strangers = subjectOf(email)
  const subjects = isFamiliar
    ? [subjectOf(email, 'device', tokenHash(device).toString('base64'))]
    : [subjectOf(email, 'ip', ip), strangers]
  const waitMs = await deps.db.transaction(async (tx) => {
    const decided = (await lockAttempts(tx, subjects, at)).map(({ subject, ...before }) => ({
      subject,
      decision: decideAttempt(before, at, subject.equals(strangers) ? strangersPatience : sourcePatience),
    }))
    const waits = decided.flatMap(({ decision }) => ('waitMs' in decision ? [decision.waitMs] : []))
    if (waits.length > 0) return Math.max(...waits)
    for (const { subject, decision } of decided)
      if ('counted' in decision) await saveAttempts(tx, subject, decision.counted)
    return undefined
  })
  if (waitMs !== undefined) throw waits(waitMs)
  return subjects
}

const probesOf = (ip: string) => subjectOf('taken addresses', ip)

/** Refuses every registration from where many taken addresses were tried, so that more tries reveal nothing. */
export async function refuseProbes(deps: { db: Database; clock: Clock }, ip: string): Promise<void> {
  const waitMs = await waitOf(deps.db, probesOf(ip), deps.clock.now())
  if (waitMs > 0) throw waits(waitMs)
}

/** Counts a taken address that was tried. */
export async function countProbe(tx: Tx, ip: string, at: Date): Promise<void> {
  const [before] = await lockAttempts(tx, [probesOf(ip)], at)
  const decision = before && decideAttempt(before, at, probePatience)
  if (decision && 'counted' in decision) await saveAttempts(tx, probesOf(ip), decision.counted)
}
