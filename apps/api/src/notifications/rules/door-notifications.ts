import { orderNumber } from '@washline/contract/ids'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

type Event = Events['door.changed']
type Text = Pick<NotificationText, 'title' | 'message'>

const texts = {
  waiting: {
    title: 'Your Washer is at the door',
    message:
      'Your Washer is waiting at the door for {number}. Answer in the order within {minutes, plural, one {# minute} other {# minutes}}.',
  },
  failed: {
    title: 'Pickup not possible',
    message: '{number} could not be picked up, so the order has ended. Your Washer gets {amount} for the trip.',
  },
  failedFree: {
    title: 'Pickup not possible',
    message: '{number} could not be picked up, so the order has ended. You were not charged.',
  },
  broughtBack: {
    title: 'Your Washer has your laundry',
    message:
      '{number} could not be handed over, so your Washer is keeping it safe. Open the order and choose when to get it back.',
  },
  extended: {
    title: 'More time at the door',
    message: 'The customer of {number} is coming. Please wait a little longer.',
  },
  redirected: {
    title: 'The door has changed',
    message: 'The customer of {number} is waiting at another address. Open the order to see it.',
  },
  safeSpot: {
    title: 'Leave it at the safe spot',
    message: 'Leave the laundry of {number} at the customer’s safe spot, and take a photo of it there.',
  },
  paid: { title: 'Paid for your trip', message: 'You got {amount} for your trip to {number}. It is available now.' },
  forPerson: {
    title: 'We’re reviewing the door fee',
    message: 'This has happened between the two of you before, so our team decides about the fee for {number}.',
  },
  unproven: {
    title: 'No door fee',
    message: 'You left the door of {number}, or did not ring often enough, so there is no fee. The order continues.',
  },
  answered: {
    title: 'We’ve decided',
    message: 'We reviewed what happened at the door of {number}. Open the order to see the answer.',
  },
} as const satisfies Record<string, Text>

type Key = keyof typeof texts
type Sides = { readonly customer?: Key; readonly washer?: Key }

function closedTexts({ outcome, feeMinor, isForPerson }: Event): Sides {
  const forPerson = isForPerson ? 'forPerson' : undefined
  const paid = feeMinor > 0 ? (forPerson ?? 'paid') : undefined
  switch (outcome) {
    case 'pickup_failed':
      return { customer: forPerson ?? (feeMinor > 0 ? 'failed' : 'failedFree'), ...(paid && { washer: paid }) }
    case 'brought_back':
      return { customer: 'broughtBack', ...(paid && { washer: paid }) }
    case 'redirected':
      return { washer: 'redirected' }
    case 'safe_spot':
      return { washer: 'safeSpot' }
    case 'unproven':
      return { washer: 'unproven' }
    // The move of the order has a notification of its own.
    case 'handed_over':
    case 'cancelled':
    case 'withdrawn':
    case null:
      return {}
    default:
      return outcome satisfies never
  }
}

function sidesOf(event: Event): Sides {
  switch (event.change) {
    case 'opened':
      return { customer: 'waiting' }
    case 'extended':
      return { washer: 'extended' }
    case 'closed':
      return closedTexts(event)
    case 'answered':
      return { customer: 'answered', washer: 'answered' }
    default:
      return event.change satisfies never
  }
}

/** The notifications of a change at a customer's door. */
export function notificationsOfDoor(event: Event): readonly NotificationText[] {
  const values = {
    number: orderNumber(event.orderId),
    amount: { amountMinor: event.feeMinor },
    minutes: Math.round((event.waitUntil.getTime() - event.at.getTime()) / 60_000),
  }
  const sides = sidesOf(event)
  const people = { customer: event.customerId, washer: event.washerId }
  return (['customer', 'washer'] as const).flatMap((side) => {
    const key = sides[side]
    return key ? [{ userId: people[side], type: 'order', ...texts[key], highlight: '{number}', values }] : []
  })
}
