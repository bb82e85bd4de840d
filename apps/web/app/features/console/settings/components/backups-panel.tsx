import type { Backup, Backups } from '@washline/contract/backups/endpoints'
import { useState } from 'react'
import { formatBytes } from '../../../../platform/format/bytes.ts'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { useBackups, useBeginBackup } from '../use-backups.ts'
import { BackupGuide } from './backup-guide.tsx'
import { BackupSettings } from './backup-settings.tsx'

/** The backups of this installation: the schedule, the last ones, and one by hand. */
export function BackupsPanel() {
  const backups = useBackups()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Backups')}</h2>
      </header>
      <QueryGate query={backups}>
        {(current) => (
          <div className="console-two">
            <div className="grid min-w-0 content-start gap-4">
              <Schedule current={current} />
              <List backups={current.backups} />
            </div>
            <BackupGuide place={current.place} />
          </div>
        )}
      </QueryGate>
    </>
  )
}

function Schedule({ current: { place, every_h, keep, next_at, backups } }: { current: Backups }) {
  const begin = useBeginBackup()
  const [isAsked, setIsAsked] = useState(false)
  const isRunning = backups.some(({ state }) => state === 'running')
  if (place === null) return <BackupSettings />
  return (
    <section className="console-box gap-3" aria-labelledby="backups-schedule">
      <h3 id="backups-schedule">{t('Schedule')}</h3>
      <p className="wrap-anywhere">
        {every_h === 0
          ? t('Only on demand, to {place}.', { place })
          : t('Every {hours, plural, one {hour} other {# hours}}, to {place}.', { hours: every_h, place })}
      </p>
      <p>
        {t('{keep, plural, one {The latest complete one is kept.} other {The latest # complete ones are kept.}}', {
          keep,
        })}
      </p>
      {next_at && <p>{t('Next: {time}', { time: formatDateTime(next_at) })}</p>}
      <Button className="justify-self-start" variant="primary" disabled={isRunning} onClick={() => setIsAsked(true)}>
        {t('Back up now')}
      </Button>
      {isAsked && (
        <ReasonForm
          open
          onClose={() => setIsAsked(false)}
          title={t('Back up now')}
          about={t('The market keeps running. The backup counts once it has been read back completely.')}
          hint={t('Other operators can read it.')}
          action={t('Back up')}
          onAction={async (reason) => {
            await begin.mutateAsync({ reason })
            toast.success(t('The backup has started.'))
          }}
        />
      )}
    </section>
  )
}

const stateText = ({ state, proven_at }: Backup): string => {
  if (state === 'running') return t('In progress')
  if (state === 'failed') return t('Failed')
  return proven_at === null ? t('Complete, not verified') : t('Complete and verified')
}

const begunText = ({ triggered_by, by }: Backup): string => {
  if (triggered_by === 'schedule') return t('by schedule')
  return triggered_by === 'command' || by === null ? t('by command') : t('by {name}', { name: by })
}

function List({ backups }: { backups: readonly Backup[] }) {
  if (backups.length === 0) return <p className="text-ink-2">{t('No backups yet.')}</p>
  return (
    <ol className="console-entries" aria-label={t('Backups')}>
      {backups.map((backup) => (
        <li key={backup.id}>
          <p className="console-entry-head">
            <b>{stateText(backup)}</b>
            <time className="num" dateTime={backup.begun_at}>
              {formatDateTime(backup.begun_at)}
            </time>
            <span className="text-ink-2">{begunText(backup)}</span>
          </p>
          {backup.name !== null && (
            <p className="num wrap-anywhere">
              {t('{name}, {size}, {photos, plural, one {# photo} other {# photos}}', {
                name: backup.name,
                size: formatBytes(backup.bytes ?? 0),
                photos: backup.photos ?? 0,
              })}
            </p>
          )}
          {backup.problem !== null && <p className="wrap-anywhere">{backup.problem}</p>}
        </li>
      ))}
    </ol>
  )
}
