import { nextDeadlineAt } from '@washline/contract/orders/deadlines'
import { type City, dateOf, move } from './city.ts'
import { streamOf } from './draws.ts'
import { hourS } from './hours.ts'
import { timesOf } from './order-times.ts'
import type { Order, Stage, Task, Washer } from './people.ts'

/** The share of orders whose Washer stops answering with the laundry in hand. */
const silence = 0.004
/** As long an order that was picked up is offered to others. */
const rescueS = 6 * hourS
/** As long a Washer who went silent answers nothing. */
const silentS = 20 * hourS

/** Whether the Washer stops answering after this stage of the order. */
export function goesSilent({ week }: City, order: Order, washer: Washer, stage: Stage): boolean {
  if (order.rescues > 0) return false
  const random = streamOf(week.options.seed, 9, order.id, washer.id)
  return random() < silence && stage === (random() < 0.5 ? 'pickup' : 'start')
}

interface RescueParts {
  readonly drop: (task: Task) => void
  readonly search: (order: Order, giveUpS?: number) => void
}

/**
 * A Washer answers no more for the day. Each order in hand is found out at its next deadline and offered to others: before the
 * pickup from the door, afterwards from where the silent Washer is.
 */
export function fallSilent(city: City, washer: Washer, { drop, search }: RescueParts): void {
  const { clock } = city
  washer.silentUntilS = clock.nowS + silentS
  washer.route = []
  washer.version += 1
  washer.aboard = 0
  const startS = dateOf(0).getTime()
  for (const task of washer.tasks) {
    const { order } = task
    if (task.isForgotten) continue
    const foundAt = nextDeadlineAt(timesOf(order), dateOf(clock.nowS))
    const foundS = foundAt ? (foundAt.getTime() - startS) / 1_000 : clock.nowS + hourS
    clock.at(foundS, () => {
      if (order.washer !== washer) return
      drop(task)
      order.rescues += 1
      if (order.status === 'accepted') {
        move(order, 'operator', 'reassign')
        return search(order)
      }
      order.from = washer.at
      search(order, rescueS)
    })
  }
}
