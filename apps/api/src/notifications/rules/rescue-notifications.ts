import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { RescueMove } from '@washline/contract/orders/rescue-process'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

type Side = 'customer' | 'giver' | 'successor'
type Texts = Partial<Record<Side, { readonly title: string; readonly message: string }>>

const number = '{number}'
const minutes = market.rescue.answerMs / 60_000

const toOthersTexts = {
  title: 'We are asking another Washer',
  message: 'We are offering the rest of {number} to other Washers. Keep the laundry until you hand it over.',
} as const

const texts: Record<RescueMove, Texts> = {
  ask: {
    customer: {
      title: 'Your Washer cannot finish',
      message: 'Your Washer cannot finish {number}. We are asking others to take over your laundry.',
    },
  },
  reassign: {
    customer: {
      title: 'Looking for another Washer',
      message: 'We are looking for another Washer for {number}: {reason}',
    },
    giver: { title: 'Order reassigned', message: 'We are giving {number} to another Washer: {reason}' },
  },
  question: {
    giver: {
      title: 'Are you still on it?',
      message:
        'We have not heard from you about {number}. Please answer within {minutes, plural, one {# minute} other {# minutes}}, or we ask other Washers.',
    },
  },
  presume: {
    customer: {
      title: 'Your Washer is not answering',
      message: 'Your Washer for {number} is not answering. We are asking others to take over your laundry.',
    },
    giver: toOthersTexts,
  },
  trust: {},
  standDown: {
    customer: { title: 'Your Washer is continuing', message: 'Your Washer is finishing {number} after all.' },
    successor: {
      title: 'No need to come',
      message: 'The Washer of {number} is finishing it after all. Thank you for helping.',
    },
  },
  accept: {
    customer: {
      title: 'A Washer is taking over',
      message: 'Another Washer is on the way to take over {number}.',
    },
    giver: {
      title: 'A Washer is coming to you',
      message: 'A Washer is coming to take over {number}. Hand over the bag and read out the PIN on your screen.',
    },
  },
  withdraw: {
    customer: { title: 'Looking for another Washer', message: 'The Washer who was taking over {number} cannot come.' },
    giver: toOthersTexts,
  },
  expire: {
    customer: {
      title: 'Looking for another Washer',
      message: 'The Washer who was taking over {number} did not come.',
    },
    giver: toOthersTexts,
    successor: {
      title: 'Too late to take over',
      message: 'You did not take over {number} in time, so we are asking other Washers.',
    },
  },
  takeOver: {
    customer: {
      title: 'Another Washer has your laundry',
      message: '{number} is now with another Washer, who counted it and will finish the order.',
    },
    giver: {
      title: 'Handed over',
      message: 'You handed over {number}. You are paid your share when the order is complete.',
    },
  },
  giveUp: {
    customer: {
      title: 'Our team is on it',
      message: 'No Washer could take over {number}. Our team is looking into it and will contact you.',
    },
    giver: {
      title: 'No one could take over',
      message: 'No Washer could take over {number}. Keep the laundry; our team is looking into it.',
    },
  },
  end: { successor: { title: 'No need to come', message: '{number} has ended, so there is nothing to take over.' } },
}

/** The notifications of a step of a rescue. The customer is not notified of a question that its Washer answered. */
export function notificationsOfRescue(event: Events['rescue.moved']): readonly NotificationText[] {
  const { move, from, orderId, customerId, giverId, successorId } = event
  const people = { customer: customerId, giver: giverId, successor: successorId }
  const values = { number: orderNumber(orderId), minutes, reason: event.reason ?? '' }
  return (['customer', 'giver', 'successor'] as const).flatMap((side) => {
    const text = texts[move][side]
    const userId = people[side]
    if (!text || userId === null || (side === 'customer' && from === 'questioned' && move === 'standDown')) return []
    return [{ userId, type: 'order', ...text, highlight: number, values }]
  })
}
