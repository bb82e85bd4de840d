import type { Custody, CustodyStepName } from '@washline/contract/custody/schemas'
import type { OrderStatus } from '@washline/contract/orders/process'

/** The step that can be made now, and by whom. */
export function nextStep(status: OrderStatus, made: readonly CustodyStepName[]): Custody['next'] {
  switch (status) {
    case 'accepted':
      return { step: 'pickup', by: 'washer' }
    case 'in_progress':
      return { step: 'return', by: 'washer' }
    case 'delivered':
      return made.includes('received') ? null : { step: 'received', by: 'customer' }
    default:
      return null
  }
}
