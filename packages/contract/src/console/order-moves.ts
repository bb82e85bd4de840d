import { z } from 'zod'
import { minorInput } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, orderId } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { paymentRefusals } from '../payments/refusals.ts'
import { consoleRefusals } from './refusals.ts'
import { actionReason } from './schemas.ts'

const decision = z.object({
  /** Both people of the order read it. */
  reason: actionReason,
  /** The order's version that the operator has seen. */
  version: z.int().min(1),
})
const answers = { 200: enveloped(z.object({ status: z.enum(orderStatuses) })) }

export const reassignConsoleOrder = defineEndpoint({
  method: 'POST',
  path: '/api/ops/orders/:id/reassign',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'Gives an order to another Washer: before the pickup it is taken from its Washer, afterwards the rest of it is offered to others. 409 if the order changed since.',
  params: idParams(orderId),
  body: decision,
  answers,
  refusals: [consoleRefusals.orderChanged, orderRefusals.rescueMoved, orderRefusals.wrongStatus],
})

export const cancelConsoleOrder = defineEndpoint({
  method: 'POST',
  path: '/api/ops/orders/:id/cancel',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'Cancels an order before its completion: all of its money goes back to the customer, and the Washer gets what the operator grants from the platform.',
  params: idParams(orderId),
  body: decision.extend({ washer_minor: minorInput.min(0) }),
  answers,
  refusals: [consoleRefusals.orderChanged, orderRefusals.wrongStatus, paymentRefusals.authorizationLost],
})

export const completeConsoleOrder = defineEndpoint({
  method: 'POST',
  path: '/api/ops/orders/:id/complete',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Completes an order that nobody confirms: captures its payment and books the earning.',
  params: idParams(orderId),
  body: decision,
  answers,
  refusals: [consoleRefusals.orderChanged, orderRefusals.wrongStatus, paymentRefusals.authorizationLost],
})
