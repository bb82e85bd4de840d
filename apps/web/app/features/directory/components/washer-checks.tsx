import type { getPublicWasher } from '@washline/contract/directory/endpoints'
import type { Answer } from '@washline/contract/endpoint'
import { formatMonth } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

type Checks = Answer<typeof getPublicWasher>['data']['checks']

/** The passed checks of a Washer with their expiry; nothing without any. */
export function WasherChecks({ checks }: { checks: Checks }) {
  if (checks.length === 0) return null
  const names = {
    identity: t('Identity checked'),
    background: t('Background checked'),
    facility: t('Equipment and facility checked'),
    training: t('Course on fabrics passed'),
  }
  return (
    <section className="grid gap-3" aria-labelledby="checked">
      <h2 id="checked">{t('Checked')}</h2>
      <ul className="grid gap-2.5">
        {checks.map(({ step, until }) => (
          <li key={step} className="flex items-start gap-2.5">
            <Icon name="shield" />
            <span className="min-w-0">
              <b className="block">{names[step]}</b>
              <span className="text-14 text-ink-2">{t('until {month}', { month: formatMonth(until) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
