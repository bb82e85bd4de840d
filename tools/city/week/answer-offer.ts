import type { skipReasons } from '@washline/contract/dispatch/endpoints'
import { tripSeconds } from '@washline/contract/orders/pay'
import { hourlyPay } from './candidates.ts'
import { type City, metresBetween, positionOf } from './city.ts'
import { logistic, streamOf } from './draws.ts'
import { hourS } from './hours.ts'
import type { Order, Washer } from './people.ts'

export interface Answer {
  readonly accepts: boolean
  readonly afterS: number
  readonly reason: (typeof skipReasons)[number] | null
}

/** Hours since the shift began. */
function hoursWorked({ shifts }: Washer, nowS: number): number {
  const shift = shifts.find(({ onS, offS }) => onS <= nowS && nowS < offS)
  return shift ? (nowS - shift.onS) / hourS : 0
}

function reasonOf(minutes: number, pay: number, washer: Washer, order: Order) {
  if (minutes > 14) return 'too_far'
  if (pay < washer.habits.payPerHour - 1) return 'too_little'
  return order.load === 'heavy' ? 'too_big' : null
}

/**
 * How a Washer answers: less likely yes for a long drive, little pay, several orders in hand and after many hours; null for an
 * offer that is not seen in time.
 */
export function answerOf(city: City, order: Order, washer: Washer, asked: number): Answer | null {
  const { nowS } = city.clock
  const random = streamOf(city.week.options.seed, 5, order.id, washer.id, asked)
  const { reluctance, payPerHour, replyS, away } = washer.habits
  if (random() < away) return null
  const distanceM = metresBetween(positionOf(washer, nowS), order.from)
  const minutes = tripSeconds(distanceM) / 60
  const pay = hourlyPay(order, distanceM) / 100
  const refusal =
    -1.1 +
    reluctance +
    0.1 * (minutes - 8) -
    0.15 * (pay - payPerHour) +
    0.45 * washer.tasks.length +
    0.15 * (hoursWorked(washer, nowS) - 4)
  const accepts = random() >= logistic(refusal)
  const afterS = replyS * (0.5 + random())
  const names = random() < 0.4
  return { accepts, afterS, reason: accepts || !names ? null : reasonOf(minutes, pay, washer, order) }
}
