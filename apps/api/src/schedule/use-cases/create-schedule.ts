import type { ScheduleId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { leastOf, type Minor } from '@washline/contract/money'
import { orderMessages } from '@washline/contract/orders/messages'
import { cardMessages } from '@washline/contract/payments/messages'
import { scheduleMessages } from '@washline/contract/schedule/messages'
import { scheduleRefusals } from '@washline/contract/schedule/refusals'
import type { Repeat } from '@washline/contract/schedule/schemas'
import { bookDraft, checkRight, lockOrder, type PlaceOrderInput } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { BookDeps } from '../deps.ts'
import { liveSchedules, scheduleOfDraft } from '../queries.ts'
import { insertBooking, insertSchedule, lockSchedule } from '../store.ts'
import { takeWindow } from './check-room.ts'
import { extendSchedule } from './extend-schedule.ts'

export interface CreateScheduleInput
  extends Omit<PlaceOrderInput, 'pickupAt' | 'paymentIntentId' | 'shown' | 'isBooked'> {
  readonly windowFrom: Date
  readonly repeat: Repeat
  readonly endsOn: string | null
  /** The most that a pickup may come to without asking the customer again; otherwise what it comes to now. */
  readonly ceilingMinor?: Minor | undefined
}

export async function checkCard(tx: Tx, deps: BookDeps, customerId: UserId, cardId: string): Promise<void> {
  if (!(await deps.payments.findCard(tx, customerId, cardId)))
    throw invalid({ payment_method_id: [cardMessages.unknown] })
}

/**
 * Books a draft for a window, whose place it holds from now on. It becomes an order by the usual placing shortly before. A
 * draft that is booked already answers with its schedule.
 */
export const createSchedule = (deps: BookDeps, input: CreateScheduleInput): Promise<ScheduleId> =>
  deps.db.transaction(async (tx) => {
    const { customerId, orderId, pickup, repeat, endsOn } = input
    const now = deps.clock.now()
    // A stranger learns nothing about a draft, its window or its card.
    checkRight(await lockOrder(tx, orderId), { kind: 'customer', userId: customerId })
    const existing = await scheduleOfDraft(tx, orderId)
    if (existing) return existing.id
    if ((await liveSchedules(tx, customerId)) >= market.windows.schedulesPerPerson)
      throw refuse(scheduleRefusals.tooManySchedules)
    if (input.paymentMethodId !== null) await checkCard(tx, deps, customerId, input.paymentMethodId)
    else if (!input.useWallet) throw invalid({ payment_method_id: [orderMessages.selectCard] })
    const window = await takeWindow(tx, input.windowFrom, { place: pickup, customerId, now })
    if (endsOn !== null && endsOn < window.day) throw invalid({ ends_on: [scheduleMessages.endsBefore] })
    const held = await bookDraft(tx, { ...input, until: window.to })
    const inserted = await insertSchedule(
      tx,
      {
        customerId,
        draftId: orderId,
        repeat,
        firstDay: window.day,
        minute: window.minute,
        timeZone: window.timeZone,
        endsOn: repeat === 'none' ? null : endsOn,
        items: held.items,
        itemCount: held.itemCount,
        loadType: input.loadType,
        notes: input.notes,
        ...pickup,
        coverageMinor: held.coverageMinor,
        useWallet: input.useWallet ?? null,
        paymentMethodId: input.paymentMethodId,
        estimateMinor:
          input.ceilingMinor === undefined ? held.grossMinor : leastOf(held.grossMinor, input.ceilingMinor),
      },
      now,
    )
    const schedule = inserted && (await lockSchedule(tx, inserted.id))
    if (!schedule) throw refuse(scheduleRefusals.bookingMoved)
    const { id: scheduleId } = schedule
    await insertBooking(tx, { ...window, scheduleId, period: 0, state: 'booked', orderId, declared: input.declared })
    await extendSchedule(tx, deps, schedule, { now })
    return scheduleId
  })
