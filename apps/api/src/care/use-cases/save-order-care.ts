import { contradictionsOf } from '@washline/contract/care/label-rule'
import type { CareLabel } from '@washline/contract/care/label-schemas'
import { careMessages } from '@washline/contract/care/messages'
import { careRefusals } from '@washline/contract/care/refusals'
import type { CareInstructions } from '@washline/contract/care/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { Database } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CareRow, lockCareOfOrder } from '../queries.ts'
import { saveOrderInstructions } from '../store.ts'

export interface SaveOrderCareInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly instructions: CareInstructions
  /** Replace those of the draft; undefined leaves them. */
  readonly labels: readonly CareLabel[] | undefined
  /** The customer wants the instructions although a label forbids them. */
  readonly isDespiteLabels: boolean
}

/** Saves care instructions and care labels of one draft; the instructions override the customer's preferences. */
export const saveOrderCare = (
  deps: { readonly db: Database },
  { orderId, customerId, instructions, isDespiteLabels, ...input }: SaveOrderCareInput,
): Promise<CareRow> =>
  deps.db.transaction(async (tx) => {
    const care = await lockCareOfOrder(tx, orderId, customerId)
    if (care?.customerId !== customerId) throw notFound()
    if (care.status !== 'draft') throw refuse(orderRefusals.wrongStatus, { message: careMessages.placed })
    const labels = input.labels ?? care.labels
    if (!isDespiteLabels && contradictionsOf(instructions, labels).length > 0)
      throw refuse(careRefusals.contradictsLabel)
    await saveOrderInstructions(tx, orderId, { instructions, labels })
    return { ...care, instructions, labels }
  })
