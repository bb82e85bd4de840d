import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'

export interface NextHoursProps {
  pickupMs: number
  backMs: number
  itemCount: number
  /** The amount on the card, formatted; undefined where the wallet pays everything. */
  held: string | undefined
}

const washingShare = 1 / 6
const returnShare = 5 / 6

/** What happens after Confirm, hour by hour. */
export function NextHours({ pickupMs, backMs, itemCount, held }: NextHoursProps) {
  const at = (share: number) => formatTime(pickupMs + (backMs - pickupMs) * share)
  const stops = [
    {
      time: at(0),
      text: t('Pickup. {count, plural, one {# item is} other {# items are}} counted with you.', { count: itemCount }),
    },
    { time: at(washingShare), text: t('Washed according to your notes.') },
    { time: at(returnShare), text: t('Dry and folded, on the way.') },
    { time: at(1), text: t('Back at your door.') },
  ]
  return (
    <section className="pt-14">
      <h2>{t('Your next three hours')}</h2>
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
