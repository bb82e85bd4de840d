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
  title: 'Another Washer is being asked',
  message: 'The rest of {number} is offered to other Washers. Keep the laundry until you hand it over.',
} as const

const texts: Record<RescueMove, Texts> = {
  ask: {
    customer: {
      title: 'Your Washer cannot finish',
      message: 'Your Washer cannot finish {number}. We are asking others to take your laundry over.',
    },
  },
  reassign: {
    customer: {
      title: 'Looking for another Washer',
      message: 'Washline is looking for another Washer for {number}: {reason}',
    },
    giver: { title: 'Order reassigned', message: 'Washline is giving {number} to another Washer: {reason}' },
  },
  question: {
    giver: {
      title: 'Are you still on it?',
      message:
        'We have not heard from you about {number}. Please answer within {minutes, plural, one {# minute} other {# minutes}}, or other Washers are asked.',
    },
  },
  presume: {
    customer: {
      title: 'Your Washer does not answer',
      message: 'Your Washer of {number} does not answer. We are asking others to take your laundry over.',
    },
    giver: toOthersTexts,
  },
  trust: {},
  standDown: {
    customer: { title: 'Your Washer goes on', message: 'Your Washer finishes {number} after all.' },
    successor: {
      title: 'You need not come',
      message: 'The Washer of {number} finishes it after all. Thank you for helping.',
    },
  },
  accept: {
    customer: {
      title: 'A Washer takes over',
      message: 'Another Washer is on the way to take your laundry of {number} over.',
    },
    giver: {
      title: 'A Washer comes to you',
      message:
        'A Washer is coming to take {number} over. Hand the bag over and read out the PIN that your screen shows.',
    },
  },
  withdraw: {
    customer: { title: 'Looking for another Washer', message: 'The Washer who was to take {number} over cannot come.' },
    giver: toOthersTexts,
  },
  expire: {
    customer: {
      title: 'Looking for another Washer',
      message: 'The Washer who was to take {number} over did not come.',
    },
    giver: toOthersTexts,
    successor: {
      title: 'Too late to take over',
      message: 'You did not take {number} over in time, so other Washers are asked.',
    },
  },
  takeOver: {
    customer: {
      title: 'Another Washer has your laundry',
      message: 'Your laundry of {number} is with another Washer now, who counted it and finishes the order.',
    },
    giver: {
      title: 'Handed over',
      message: 'You have handed {number} over. Your share is paid when the order is complete.',
    },
  },
  giveUp: {
    customer: {
      title: 'Washline takes care of it',
      message: 'No Washer could take {number} over. Washline is looking into it and will contact you.',
    },
    giver: {
      title: 'Nobody could take over',
      message: 'No Washer could take {number} over. Keep the laundry; Washline is looking into it.',
    },
  },
  end: { successor: { title: 'You need not come', message: '{number} has ended, so there is nothing to take over.' } },
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
