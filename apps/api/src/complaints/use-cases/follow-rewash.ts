import type { OrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { netPayOf } from '@washline/contract/orders/pay'
import { agreedRules, lockOrder } from '../../orders/index.ts'
import { orderCaptured, refundableMinor } from '../../payments/index.ts'
import type { ComplaintDeps } from '../deps.ts'
import { complaintOfRewash } from '../queries.ts'
import { liableMinorOf, refundOf } from '../rules/decide-complaint.ts'
import { lockComplaint } from '../store.ts'
import { moveComplaint } from './move-complaint.ts'
import { endReserve, giveRefund } from './settle-complaint.ts'

/** How the order of a second wash ended: washed, cancelled by its customer, or by the market. */
export const rewashEnds = ['washed', 'cannot_wait', 'no_washer'] as const
export type RewashEnd = (typeof rewashEnds)[number]

/**
 * Closes the complaint of a second wash that has ended. A liable party pays for it now: a Washer who washed again by not
 * being paid, otherwise by what was set aside. A repeat changes nothing.
 */
export const followRewash = (
  deps: ComplaintDeps,
  { orderId: rewashOrderId, end }: { readonly orderId: OrderId; readonly end: RewashEnd },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await complaintOfRewash(tx, rewashOrderId)
    if (!found) return
    const first = await lockOrder(tx, found.orderId)
    const complaint = await lockComplaint(tx, found.id)
    if (!first || complaint?.state !== 'washing') return
    const at = deps.clock.now()
    const { valueMinor, liableParty } = complaint
    const rules = agreedRules(first.fees)
    const by = { by: 'rules', actorId: null, at } as const
    if (end === 'washed') {
      const isSame = found.washerId === complaint.washerId
      const ended = await endReserve(tx, deps, complaint, isSame ? minor(0) : liableMinorOf(valueMinor, rules))
      const unpaidMinor = isSame && liableParty === 'washer' ? netPayOf(valueMinor, rules) : minor(0)
      await moveComplaint(tx, deps, complaint, {
        ...by,
        move: 'mend',
        changes: { ...ended, unpaidMinor, decidedAt: at },
      })
      return
    }
    const leftMinor = refundableMinor(await orderCaptured(tx, complaint.orderId))
    const amountMinor = refundOf({ valueMinor, refundableMinor: leftMinor }, end)
    const changes = await giveRefund(tx, deps, {
      complaint,
      first,
      amountMinor,
      liableParty: liableParty ?? 'market',
      at,
    })
    await moveComplaint(tx, deps, complaint, { ...by, move: 'refund', changes })
  })
