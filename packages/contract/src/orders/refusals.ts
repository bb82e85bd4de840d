import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { orderMessages } from './messages.ts'
import { quote } from './schemas.ts'

export const orderRefusals = {
  wrongStatus: {
    code: 'wrong_status',
    status: 409,
    message: orderMessages.wrongStatus,
    description: "The order's status does not allow this, or does not allow it any more.",
  },
  samePhoto: {
    code: 'same_photo',
    status: 409,
    message: orderMessages.samePhoto,
    description:
      'The draft has this photo, perhaps turned or in another size. Sent with `again=1`, it is added all the same.',
  },
  taken: {
    code: 'taken',
    status: 409,
    message: orderMessages.taken,
    description: 'Another Washer has accepted the order.',
  },
  adjustmentWaiting: {
    code: 'adjustment_waiting',
    status: 409,
    message: orderMessages.adjustmentWaiting,
    description: "An adjustment waits for the customer's answer: the Washer waits as well, or withdraws it.",
  },
  secondWash: {
    code: 'second_wash',
    status: 409,
    message: orderMessages.secondWash,
    description: 'The order is a free second wash: its items and its price are fixed.',
  },
  washerNotLate: {
    code: 'washer_not_late',
    status: 409,
    message: orderMessages.notLate,
    description: 'Another Washer is asked only once the present one is late to the pickup.',
  },
  rescueMoved: {
    code: 'rescue_moved',
    status: 409,
    message: orderMessages.rescueMoved,
    description: 'The takeover of the order by another Washer has moved on, so this is not possible any more.',
  },
  quoteChanged: {
    code: 'quote_changed',
    status: 409,
    message: orderMessages.quoteChanged,
    description: 'The price is not the one that the customer saw. `quote` is the price now.',
    body: z.object({ quote }),
    example: { quote: { estimated_value: 24.5, service_fee: 3, coverage_fee: 0, wallet: 0, total: 27.5 } },
  },
} as const satisfies RefusalCatalogue
