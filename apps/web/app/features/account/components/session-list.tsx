import type { Session } from '@washline/contract/identity/schemas'
import { errorText } from '../../../platform/api/error-text.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatRelative } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEndSession, useSessions } from '../use-sessions.ts'
import { deviceName, isHandheld } from '../view-model.ts'

/** Every session of the person, each with a button that signs it out. */
export function SessionList() {
  const { data: sessions, isError, error, refetch } = useSessions()
  const end = useEndSession()
  const nowMs = useNow(30_000)
  return (
    <section className="grid gap-3" aria-busy={!sessions && !isError}>
      <h2>{t('Devices')}</h2>
      {!sessions && !isError && <Skeleton className="h-36" />}
      {!sessions && isError && (
        <ErrorState
          message={errorText(error, t('Your devices could not be loaded. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {sessions && (
        <ul className="stitched">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              nowMs={nowMs}
              busy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="danger"
          flat
          wide
          busy={end.isPending && end.variables === 'others'}
          onClick={() => end.mutate('others')}
        >
          {t('Sign out all other devices')}
        </Button>
      )}
    </section>
  )
}

interface SessionRowProps {
  session: Session
  nowMs: number
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, nowMs, busy, onEnd }: SessionRowProps) {
  const name = deviceName(session)
  return (
    <li className="flex items-center gap-3.5">
      <Icon name={isHandheld(session) ? 'phone' : 'globe'} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-14 text-ink-2">
          {session.current
            ? t('This device')
            : t('Last used {when}', { when: formatRelative(session.last_used_at, nowMs) })}
        </span>
      </span>
      {!session.current && (
        <Button flat busy={busy} aria-label={t('Sign out {device}', { device: name })} onClick={onEnd}>
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}
