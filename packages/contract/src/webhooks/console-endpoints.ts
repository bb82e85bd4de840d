import { z } from 'zod'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, webhookId } from '../ids.ts'
import { deliveriesQuery, deliveryPage, ofDelivery, replayed, replayInput, sentTest } from './endpoints.ts'
import { webhookRefusals } from './refusals.ts'
import { newWebhook, webhook, webhookChange, webhookWithSecret } from './schemas.ts'

const ofWebhook = idParams(webhookId)
const reason = { reason: actionReason }

export const listMarketWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/ops/webhooks',
  access: 'operator',
  scope: 'console:settings',
  summary: "The market's webhooks and their health.",
  answers: { 200: enveloped(z.array(webhook)) },
})

export const makeMarketWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/ops/webhooks',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Makes a webhook for events of all orders. The secret is in this answer only.',
  body: newWebhook.extend(reason),
  secret: true,
  answers: { 200: enveloped(webhookWithSecret) },
  refusals: [webhookRefusals.tooManyWebhooks],
})

export const changeMarketWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/ops/webhooks/:id',
  access: 'operator',
  scope: 'console:settings',
  summary: "Changes one of the market's webhooks, disables or enables it.",
  params: ofWebhook,
  body: webhookChange.extend(reason),
  answers: { 200: enveloped(webhook) },
})

export const deleteMarketWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/ops/webhooks/:id',
  access: 'operator',
  scope: 'console:settings',
  summary: "Deletes one of the market's webhooks with all its deliveries.",
  params: ofWebhook,
  body: z.object(reason),
  answers: { 200: done },
})

export const rotateMarketSecret = defineEndpoint({
  method: 'POST',
  path: '/api/ops/webhooks/:id/secret',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Makes a new secret, which is in this answer only. The former one signs too for a day.',
  params: ofWebhook,
  body: z.object(reason),
  secret: true,
  answers: { 200: enveloped(webhookWithSecret) },
})

export const listMarketDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/ops/webhooks/:id/deliveries',
  access: 'operator',
  scope: 'console:settings',
  summary: 'The deliveries of the last 30 days with every attempt, newest first, in pages. They contain no payload.',
  params: ofWebhook,
  query: deliveriesQuery,
  answers: { 200: deliveryPage },
})

export const replayMarketDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/ops/webhooks/:id/deliveries/:delivery/replay',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Sends an ended delivery again, under the same webhook-id.',
  params: ofDelivery,
  answers: { 200: replayed },
  refusals: [webhookRefusals.webhookDisabled, webhookRefusals.deliveryWaiting],
})

export const replayMarketFailed = defineEndpoint({
  method: 'POST',
  path: '/api/ops/webhooks/:id/replay',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Sends all deliveries again that were given up since a time, in their order.',
  params: ofWebhook,
  body: replayInput,
  answers: { 200: replayed },
  refusals: [webhookRefusals.webhookDisabled],
})

export const sendMarketTest = defineEndpoint({
  method: 'POST',
  path: '/api/ops/webhooks/:id/test',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Sends the event webhook.test.',
  params: ofWebhook,
  answers: { 200: sentTest },
  refusals: [webhookRefusals.webhookDisabled],
})
