import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped, pageQuery } from '../envelope.ts'
import { idParams, idText, webhookDeliveryId, webhookId } from '../ids.ts'
import { deliveryStates } from './event-types.ts'
import { webhookRefusals } from './refusals.ts'
import { newWebhook, webhook, webhookChange, webhookDelivery, webhookWithSecret } from './schemas.ts'

const ofWebhook = idParams(webhookId)
export const ofDelivery = ofWebhook.extend({ delivery: idText(webhookDeliveryId) })

export const deliveriesQuery = pageQuery.extend({
  cursor: idText(webhookDeliveryId).optional(),
  state: z.enum(deliveryStates).optional(),
})
export const deliveryPage = z.object({
  success: z.literal(true),
  data: z.array(webhookDelivery),
  next_cursor: z.string().nullable(),
})
export const replayInput = z.object({ since: z.iso.datetime({ offset: true }) })
export const replayed = enveloped(z.object({ replayed: z.int() }))
export const sentTest = enveloped(z.object({ delivery_id: webhookDeliveryId }))

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'signed-in',
  scope: 'webhooks',
  summary: "The caller's webhooks and their health.",
  answers: { 200: enveloped(z.array(webhook)) },
})

export const makeWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'Makes a webhook for events of the orders of the caller. The secret is in this answer only.',
  body: newWebhook,
  secret: true,
  answers: { 200: enveloped(webhookWithSecret) },
  refusals: [webhookRefusals.tooManyWebhooks],
})

export const changeWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'Changes a webhook, disables or enables it. Disabling gives up what waits.',
  params: ofWebhook,
  body: webhookChange,
  answers: { 200: enveloped(webhook) },
})

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'Deletes a webhook with all its deliveries.',
  params: ofWebhook,
  answers: { 200: done },
})

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'Makes a new secret, which is in this answer only. The former one signs too for a day.',
  params: ofWebhook,
  secret: true,
  answers: { 200: enveloped(webhookWithSecret) },
})

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'The deliveries of the last 30 days with every attempt, newest first, in pages.',
  params: ofWebhook,
  query: deliveriesQuery,
  answers: { 200: deliveryPage },
})

export const replayDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:delivery/replay',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'Sends an ended delivery again, under the same webhook-id.',
  params: ofDelivery,
  answers: { 200: replayed },
  refusals: [webhookRefusals.webhookDisabled, webhookRefusals.deliveryWaiting],
})

export const replayFailed = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/replay',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'Sends all deliveries again that were given up since a time, in their order.',
  params: ofWebhook,
  body: replayInput,
  answers: { 200: replayed },
  refusals: [webhookRefusals.webhookDisabled],
})

export const sendTestEvent = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'signed-in',
  scope: 'webhooks',
  summary: 'Sends the event webhook.test.',
  params: ofWebhook,
  answers: { 200: sentTest },
  refusals: [webhookRefusals.webhookDisabled],
})
