import { market } from '@washline/contract/market'
import { formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'

export function LearnMore() {
  const limit = formatShortMinor(market.coverage.includedMinor)
  const points = [
    {
      care: 'care-tub',
      title: t('2-Click Order'),
      text: t('Photo, confirm. Your card and address are saved, and you see the price before you order.'),
    },
    {
      care: 'care-iron',
      title: t('Compensation Guaranteed'),
      text: t('Loss, damage and theft are covered up to {limit} per order, from pickup to return.', { limit }),
    },
    {
      care: 'care-hand',
      title: t('Professional & Peer Providers'),
      text: t('Laundry shops and skilled neighbors, all verified and rated by the people they wash for.'),
    },
  ] as const
  return (
    <ul className="stitched">
      {points.map(({ care, title, text }) => (
        <li key={care} className="flex items-start gap-4">
          <CareLabel name={care} className="mt-1 size-8" />
          <div>
            <h3>{title}</h3>
            <p className="text-14 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
