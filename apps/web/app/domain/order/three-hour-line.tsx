import { market } from '@washline/contract/market'
import type { CSSProperties } from 'react'
import { useNow } from '../../platform/clock/use-now.ts'
import { formatTime } from '../../platform/format/date.ts'
import { formatTimeLeft } from '../../platform/format/duration.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Link } from '../../router/index.ts'
import { classes } from '../../ui/classes.ts'
import { Garment } from '../../ui/garment.tsx'
import { type OrderOnLine, useOrderOnLine } from './use-order-on-line.ts'

const screens = { picked_up: '/pickup-in-progress', in_progress: '/laundry-in-progress' } as const

/** While the laundry is away, one of its pieces hangs from the header's rule and travels along it with the promised time. */
export function ThreeHourLine() {
  const order = useOrderOnLine()
  return order ? <Travelling order={order} /> : null
}

function Travelling({ order }: { order: OrderOnLine }) {
  const { id, status, pickedUpAt, promiseS = market.promise.durationS, garment } = order
  const nowMs = useNow(30_000)
  const goneS = Math.max(0, (nowMs - Date.parse(pickedUpAt)) / 1_000)
  const isLate = goneS > promiseS
  const time = formatTime(new Date(Date.parse(pickedUpAt) + promiseS * 1_000))
  const left = formatTimeLeft(Math.abs(promiseS - goneS))
  const style = { '--p': Math.min(1, goneS / promiseS), '--whole': `${promiseS}s`, '--gone': `-${goneS}s` }
  return (
    <span className={classes('three-hours', isLate && 'three-hours-late')} style={style as CSSProperties}>
      <i aria-hidden="true" />
      <Link
        to={`${screens[status]}?order=${id}`}
        state={{ order_id: id }}
        aria-label={
          isLate
            ? t('Due back by {time}, {left} late', { time, left })
            : t('Back by {time}, {left} left', { time, left })
        }
      >
        <b className="line-peg" />
        <Garment name={garment.garment} fill={garment.fill} size={24} />
      </Link>
    </span>
  )
}
