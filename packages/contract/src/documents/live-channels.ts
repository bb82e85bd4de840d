import { messageSent, messagesDelivered, messagesRead } from '../chat/realtime.ts'
import { ringChanged } from '../chat/rings.ts'
import { claimChanged } from '../claims/endpoints.ts'
import { complaintChanged } from '../complaints/endpoints.ts'
import { liveChanged } from '../console/live.ts'
import { custodyChanged } from '../custody/realtime.ts'
import { newOrder, requestEnded, takeoverChanged } from '../dispatch/realtime.ts'
import { doorChanged } from '../doors/realtime.ts'
import { cashOutChanged } from '../earnings/realtime.ts'
import { notified } from '../notifications/realtime.ts'
import { promiseChanged, searchChanged, statusChanged, washerMoved } from '../orders/realtime.ts'
import type { Signal } from '../signal.ts'

export interface LiveChannel {
  readonly name: string
  /** With `{id}` where the number stands. */
  readonly address: string
  /** What the number is of, and who may subscribe. */
  readonly id: string
  readonly listeners: string
  readonly events: readonly (readonly [signal: Signal, summary: string])[]
}

/** Every live channel with its events, for the AsyncAPI document. */
export const liveChannels: readonly LiveChannel[] = [
  {
    name: 'order',
    address: 'private-order.{id}',
    id: 'The id of the order.',
    listeners: 'The customer and the Washer of the order; access tokens with the scope `orders:read`.',
    events: [
      [statusChanged, 'The order has another status, or other details at the same one: read it again.'],
      [promiseChanged, 'The estimate of the return has changed by minutes, or its risk.'],
      [washerMoved, 'The position of the Washer, as precisely as the customer may know it.'],
      [searchChanged, 'How far the search for a Washer is.'],
      [custodyChanged, 'The chain of custody has a new step.'],
      [doorChanged, 'Something at the door has changed: read it again.'],
    ],
  },
  {
    name: 'chat',
    address: 'private-chat.{id}',
    id: 'The id of the order, which is also that of its chat.',
    listeners: 'The customer and the Washer of the order; access tokens with the scope `orders:read`.',
    events: [
      [messageSent, 'A message.'],
      [messagesDelivered, 'Messages up to one are delivered to a person.'],
      [messagesRead, 'Messages up to one are read by a person.'],
      [ringChanged, 'A ring began, was answered or ended.'],
    ],
  },
  {
    name: 'user',
    address: 'private-user.{id}',
    id: 'The id of the person.',
    listeners: 'This person; access tokens with the scope `orders:read`.',
    events: [
      [notified, 'A notification.'],
      [claimChanged, 'A claim has a new state or reply: read it again.'],
      [complaintChanged, 'A complaint has a new state: read it again.'],
      [cashOutChanged, 'A cash-out has a new state.'],
    ],
  },
  {
    name: 'washer',
    address: 'private-provider.{id}',
    id: 'The id of the Washer, who is a user.',
    listeners: 'This Washer; access tokens with the scope `wash`.',
    events: [
      [newOrder, 'An offer of an order.'],
      [requestEnded, 'The offer has ended: taken by another, expired or cancelled.'],
      [takeoverChanged, 'An order is to be taken over from another Washer, or no longer.'],
    ],
  },
  {
    name: 'operators',
    address: 'private-operators.{id}',
    id: 'The id of the market, which is 1.',
    listeners: 'Operators with a proven second factor; access tokens with the scope `console:queues`.',
    events: [[liveChanged, 'A live order has changed: read the list again.']],
  },
]
