import type { DoorCase } from '@washline/contract/doors/schemas'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { useEffect } from 'react'
import { doorKindText } from '../../../domain/door/door-labels.ts'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { sendPresentPosition } from '../use-open-door-case.ts'

export interface DoorWaitProps {
  orderId: OrderId
  waiting: DoorCase
  side: OrderSide
}

/** The wait at the door with its clock, and what proves it. */
export function DoorWait({ orderId, waiting, side }: DoorWaitProps) {
  const leftS = Math.max(0, Math.ceil((Date.parse(waiting.wait_until) - useNow()) / 1_000))
  const clock = `${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, '0')}`
  const fee = formatMinor(market.door.fees[waiting.stage][waiting.kind])
  const { calls, calls_needed: needed } = waiting
  useSentPosition(orderId, side === 'washer')
  return (
    <Note tone={side === 'customer' ? 'bad' : 'info'}>
      <p className="font-semibold" role="status">
        {side === 'customer' ? t('Your Washer is at the door') : doorKindText(waiting.kind)}
      </p>
      <p className="num" role="timer">
        {t('Wait until {time}: {clock} left', { time: formatTime(waiting.wait_until), clock })}
      </p>
      {side === 'customer' ? (
        <p>{t('Come to the door or answer here. Otherwise the trip fee is {fee}.', { fee })}</p>
      ) : (
        <ul className="grid gap-1 text-14">
          <li>{t('Location: {metres} m from the door', { metres: waiting.distance_m ?? 0 })}</li>
          {needed > 0 && <li>{t('Rings: {calls} of {needed}. Ring below.', { calls, needed })}</li>}
          <li>{t('Stay at the door with this screen open. The trip fee is {fee}.', { fee })}</li>
        </ul>
      )}
      {waiting.photo_url && (
        <img src={waiting.photo_url} alt={t('The photo at the door')} className="handover-photo mt-2" />
      )}
    </Note>
  )
}

const everyMs = 60_000

/** A phone that lies still may send nothing by itself, and the end of the wait needs a recent position. */
function useSentPosition(orderId: OrderId, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void sendPresentPosition(orderId).catch(() => undefined), everyMs)
    return () => clearInterval(timer)
  }, [orderId, isOn])
}
