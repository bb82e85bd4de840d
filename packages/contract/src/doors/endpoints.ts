import { z } from 'zod'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { doorCaseId, idParams, orderId } from '../ids.ts'
import { market } from '../market.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { pickupLocation } from '../orders/schemas.ts'
import { paymentRefusals } from '../payments/refusals.ts'
import { oneLine, severalLines } from '../texts/plain-text.ts'
import { doorMessages } from './messages.ts'
import { doorRefusals } from './refusals.ts'
import { doorKinds } from './rules.ts'
import { consoleDoorCase, door } from './schemas.ts'

export const getDoor = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/door',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'What happened at the door of an order, for its customer and its Washer.',
  params: idParams(orderId),
  answers: { 200: enveloped(door) },
})

export const openDoorCase = defineEndpoint({
  method: 'POST',
  path: '/api/provider/orders/:id/door',
  access: 'washer',
  scope: 'wash',
  summary:
    'The Washer is at the door and nobody can hand over. The server checks the last stored position and starts the wait; rings count as calls.',
  params: idParams(orderId),
  body: z.object({
    kind: z.enum(doorKinds, doorMessages.wrongKind),
    /** The address that the upload of a photo of a handover returned. */
    photo: z.string().max(500).optional(),
  }),
  answers: { 200: enveloped(door) },
  refusals: [
    doorRefusals.notAtDoor,
    doorRefusals.doorOpen,
    orderRefusals.wrongStatus,
    paymentRefusals.authorizationLost,
    paymentRefusals.balanceTooLow,
  ],
})

export const answerDoor = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/door/answers',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'The customer asks for more time, sends the Washer to another door, allows a safe spot, or chooses when the laundry is brought again. Before the Washer is there, and while they wait. Another door must be where the zones take orders; prices and promise of the order stay.',
  params: idParams(orderId),
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('coming') }),
    z.object({ answer: z.literal('moved'), place: pickupLocation }),
    z.object({ answer: z.literal('safe_spot'), spot: oneLine({ max: market.door.spotMax }) }),
    z.object({ answer: z.literal('return_at'), at: z.iso.datetime({ offset: true }) }),
  ]),
  answers: { 200: enveloped(door) },
  refusals: [
    doorRefusals.doorEnded,
    doorRefusals.askedEnough,
    orderRefusals.wrongStatus,
    paymentRefusals.balanceTooLow,
  ],
})

export const appealDoorCase = defineEndpoint({
  method: 'POST',
  path: '/api/door-cases/:id/appeal',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'The customer or the Washer of a case asks a person to decide about its fee.',
  params: idParams(doorCaseId),
  body: z.object({ text: severalLines({ min: 10, max: market.door.appealMax, error: doorMessages.appeal }) }),
  answers: { 200: enveloped(door) },
  refusals: [doorRefusals.appealClosed],
})

export const listDoorCases = defineEndpoint({
  method: 'GET',
  path: '/api/ops/door-cases',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Cases at doors with their proofs: those that wait for a person first, then the others; each newest first.',
  query: pageQuery,
  answers: {
    200: enveloped(z.object({ cases: z.array(consoleDoorCase), next_cursor: z.string().nullable() })),
  },
})

export const decideDoorCase = defineEndpoint({
  method: 'POST',
  path: '/api/ops/door-cases/:id/decide',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'A person decides whether the fee of a case is due. One that was charged and is not due is returned to the wallet; the Washer stays paid.',
  params: idParams(doorCaseId),
  body: z.object({ outcome: z.enum(['fee', 'no_fee']), note: actionReason }),
  answers: { 200: enveloped(consoleDoorCase) },
  refusals: [doorRefusals.doorEnded, paymentRefusals.balanceTooLow],
})
