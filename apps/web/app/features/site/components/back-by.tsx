import { useEffect, useState } from 'react'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { marketValues } from '../view-model.ts'

const everyMs = 30_000

/** When an order of now would be back, on the visitor's clock; the page as it was built only knows how long it takes. */
export function BackBy() {
  const [nowMs, setNowMs] = useState<number>()
  useEffect(() => {
    const read = () => setNowMs(Date.now())
    read()
    const timer = setInterval(read, everyMs)
    return () => clearInterval(timer)
  }, [])
  const { promiseHours } = marketValues()
  return nowMs === undefined
    ? t('Order now, back {hours, plural, one {# hour} other {# hours}} after pickup.', { hours: promiseHours })
    : t('Order now, back by {time}.', { time: formatTime(new Date(nowMs + promiseHours * 3_600_000)) })
}
