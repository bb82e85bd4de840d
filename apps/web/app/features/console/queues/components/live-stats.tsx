import type { LiveCounts } from '@washline/contract/console/live'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatDuration } from '../../../../platform/format/duration.ts'
import { t } from '../../../../platform/i18n/i18n.ts'

/** What waits and what is in danger, over all live orders. */
export function LiveStats({ counts: { overdue, at_risk, unfilled } }: { counts: LiveCounts }) {
  const nowMs = useNow(15_000)
  const { searching, without_offer, since } = unfilled
  const metrics = [
    [t('Searching'), String(searching)],
    [t('Longest wait'), since === null ? '–' : formatDuration((nowMs - Date.parse(since)) / 1_000)],
    [t('Without an open offer'), String(without_offer)],
    [t('At risk'), String(at_risk)],
    [t('Overdue'), String(overdue)],
  ] as const
  return (
    <section aria-label={t('Right now')}>
      <h3 className="mb-2">{t('Right now')}</h3>
      <dl className="console-metrics">
        {metrics.map(([name, value]) => (
          <div className="console-box" key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
