import type { Ring, RingAnswer } from '@washline/contract/chat/rings'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { type OrderSide, otherPersonOf } from '../../../domain/order/order-side.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useLiveRings, useRing, useRings } from '../use-rings.ts'
import { isEnRoute } from '../view-model.ts'
import { IncomingRing } from './incoming-ring.tsx'

export interface RingingProps {
  order: Order
  side: OrderSide
}

/** Shows the other person's ring. It stands first on the screen; everything else about rings has a place of its own. */
export function RingAlert({ order, side }: RingingProps) {
  const viewer = useUser()
  const data = useRings(order.id)
  useLiveRings(order.id, viewer.id)
  const nowMs = useNow()
  const other = otherPersonOf(order, side)
  const newest = data?.rings.find(({ sender_id }) => sender_id !== viewer.id)
  const isNew = newest?.answer === null && nowMs - Date.parse(newest.created_at) < market.rings.shownMs
  return (
    <div role="alert">
      {data?.open && other && newest && isNew && (
        <IncomingRing order={order} ring={newest} side={side} name={other.name} />
      )}
    </div>
  )
}

/** Rings the other person without a phone number, and lists the rings so far. */
export function Ringing({ order, side }: RingingProps) {
  const viewer = useUser()
  const data = useRings(order.id)
  const ring = useRing(order.id)
  const nowMs = useNow()
  const other = otherPersonOf(order, side)
  if (!data || !other) return null
  const { rings, open, next_ring_at: next } = data
  const mine = rings.find(({ sender_id }) => sender_id === viewer.id)
  const waitS = next ? Math.ceil((Date.parse(next) - nowMs) / 1_000) : 0
  const isAtDoor = side === 'washer' && isEnRoute(order) && order.status !== 'picked_up'
  return (
    <section aria-label={t('Ringing')} className="grid gap-3">
      {open && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon="bell"
            size="compact"
            className="max-w-full whitespace-normal wrap-anywhere"
            busy={ring.isPending}
            disabled={!next || waitS > 0}
            onClick={() => ring.mutate(isAtDoor)}
          >
            {isAtDoor ? t('Ring: I am at the door') : t('Ring {name}', { name: other.name })}
          </Button>
          <p role="status" className="min-w-0 flex-1 basis-52 text-14 text-ink-2 wrap-anywhere">
            {mine
              ? sentText(mine, other.name)
              : t('{name} hears it in the app. No phone number is shown.', { name: other.name })}
          </p>
        </div>
      )}
      {ring.isError && <ErrorText>{errorText(ring.error, t(messages.unexpected))}</ErrorText>}
      {rings.length > 0 && (
        <details>
          <summary className="py-2.5 text-14 text-ink-2">{t('Rings for this order')}</summary>
          <ul className="grid gap-1 pt-2 text-14">
            {rings.map((each) => (
              <li key={each.id}>{lineOf(each, each.sender_id === viewer.id ? null : other.name)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const answerText = (answer: RingAnswer, name: string): string => {
  switch (answer) {
    case 'coming':
      return t('{name} is coming now.', { name })
    case 'two_minutes':
      return t('{name} needs 2 minutes.', { name })
    case 'message':
      return t('{name} will send a message.', { name })
    default:
      return answer satisfies never
  }
}

const sentText = (ring: Ring, name: string): string =>
  ring.answer === null
    ? t('You rang at {time}. No answer yet.', { time: formatTime(ring.created_at) })
    : answerText(ring.answer, name)

/** `name` is null where the viewer rang. */
function lineOf({ created_at, answer }: Ring, name: string | null): string {
  const values = { time: formatTime(created_at), name: name ?? '' }
  if (name === null)
    return answer === null ? t('{time}: you rang, no answer', values) : t('{time}: you rang, answered', values)
  return answer === null ? t('{time}: {name} rang, no answer', values) : t('{time}: {name} rang, answered', values)
}
