import type { SessionId } from '@washline/contract/ids'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import type { ChannelRules } from './channel-rules.ts'
import type { Grant, Hub } from './hub.ts'
import type { FindSessions } from './sessions.ts'

export interface GrantDeps {
  readonly hub: Hub
  readonly rules: Pick<ChannelRules, 'mayHear'>
  readonly sessions: FindSessions
  readonly clock: Clock
  readonly log: Log
}

/** Whether the session of a grant goes on and may still hear the channel: a signature outlives both. */
export async function isGrantValid(
  { rules, sessions, log }: Pick<GrantDeps, 'rules' | 'sessions' | 'log'>,
  { session, userId }: Grant,
  channel: string,
): Promise<boolean> {
  try {
    const [found] = await sessions([session])
    return found?.userId === userId && (await rules.mayHear(found, channel))
  } catch (error) {
    log.error('realtime.grant', error)
    return false
  }
}

const everyMs = 500

/** Ends the subscriptions of sessions whose time has come while their sockets were open. Returns what stops it. */
export function watchSessions({ hub, sessions, clock, log }: GrantDeps): () => void {
  const endsAt = new Map<SessionId, Date>()
  let isBusy = false
  const endExpired = async () => {
    const open = hub.sessions()
    for (const id of endsAt.keys()) if (!open.has(id)) endsAt.delete(id)
    const due = [...open].filter((id) => (endsAt.get(id)?.getTime() ?? 0) <= clock.now().getTime())
    if (due.length === 0) return
    const found = await sessions(due)
    for (const session of found) endsAt.set(session.tokenId, session.endsAt)
    const alive = new Set(found.map(({ tokenId }) => tokenId))
    for (const id of due) if (!alive.has(id)) hub.end(id)
  }
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    endExpired()
      .catch((error) => log.error('realtime.sessions', error))
      .finally(() => {
        isBusy = false
      })
  }, everyMs).unref()
  return () => clearInterval(timer)
}
