import { market } from '@washline/contract/market'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'

export interface NextHoursProps {
  itemCount: number
  /** The amount on the card, formatted; undefined where the wallet pays everything. */
  held: string | undefined
}

const washingShare = 1 / 6
const returnShare = 5 / 6

/** What happens after the pickup, from then on: when it is, nobody knows yet. */
export function NextHours({ itemCount, held }: NextHoursProps) {
  const after = (share: number) => formatTimeLeft(market.promise.durationS * share)
  const stops = [
    {
      time: t('Pickup'),
      text: t('{count, plural, one {# item is} other {# items are}} counted with you.', { count: itemCount }),
    },
    { time: t('After {time}', { time: after(washingShare) }), text: t('Washed according to your notes.') },
    { time: t('After {time}', { time: after(returnShare) }), text: t('Dry and folded, on the way.') },
    { time: t('Within {time}', { time: after(1) }), text: t('Back at your door.') },
  ]
  return (
    <section className="pt-14">
      <h2>{t('Three hours from pickup')}</h2>
      <ol className="next-hours">
        {stops.map(({ time, text }) => (
          <li key={text}>
            <b className="display num text-[1.25rem]">{time}</b>
            {text}
          </li>
        ))}
      </ol>
      {held && (
        <Note icon="shield">
          {t('{total} is authorized now and charged when you confirm you have your clothes.', { total: held })}
        </Note>
      )}
    </section>
  )
}
