import { orderNumber } from '@washline/contract/ids'
import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

type Event = Events['door.changed']
type Text = Pick<NotificationText, 'title' | 'message'>

const texts = {
  waiting: {
    title: 'Your Washer is at the door',
    message:
      'Your Washer waits at the door for {number}. Answer in the order within {minutes, plural, one {# minute} other {# minutes}}.',
  },
  failed: {
    title: 'Pickup not possible',
    message: 'Nothing could be picked up for {number}, so it has ended. Your Washer gets {amount} for the way.',
  },
  failedFree: {
    title: 'Pickup not possible',
    message: 'Nothing could be picked up for {number}, so it has ended. You have not been charged.',
  },
  broughtBack: {
    title: 'Your laundry is with your Washer',
    message:
      '{number} could not be handed over, so your Washer keeps it safe. Choose in the order when it comes again.',
  },
  extended: {
    title: 'More time at the door',
    message: 'The customer of {number} is coming. Please wait a little longer.',
  },
  redirected: {
    title: 'Another door',
    message: 'The customer of {number} waits at another address. Open the order to see it.',
  },
  safeSpot: {
    title: 'Leave it at the safe spot',
    message: 'Leave the laundry of {number} where the customer allows it, and take a photo of it there.',
  },
  paid: { title: 'Paid for your way', message: 'You got {amount} for your way to {number}. It is available now.' },
  forPerson: {
    title: 'A person decides about the fee',
    message: 'This has happened between the two of you before, so a person decides about the fee of {number}.',
  },
  unproven: {
    title: 'No fee at the door',
    message: 'You left the door of {number}, or calls were missing, so there is no fee. The order goes on.',
  },
  answered: {
    title: 'A person has decided',
    message: 'A person has checked what happened at the door of {number}. Open the order to read the answer.',
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
