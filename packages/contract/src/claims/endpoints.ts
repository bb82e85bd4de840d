import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { claimId, idParams, idText, orderId } from '../ids.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { claimRefusals } from './refusals.ts'
import { claim, claimForm, claimInput, claimPhoto, claimSummary, claimText, replyInput } from './schemas.ts'

export const getClaimForm = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/claim-form',
  access: 'signed-in',
  scope: 'orders:read',
  summary:
    "What a customer's claim opens with: what was counted in and out, declared pieces, cover, until when, and why not where it cannot be made.",
  params: idParams(orderId),
  answers: { 200: enveloped(claimForm) },
})

export const uploadClaimPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/claim-photos',
  access: 'signed-in',
  scope: 'orders:write',
  summary: "Takes a photo, jpeg, png or webp, for one claim of the order's customer. Its id goes into the claim.",
  params: idParams(orderId),
  multipart: true,
  answers: { 200: enveloped(claimPhoto) },
  refusals: [claimRefusals.notDelivered, claimRefusals.windowOver],
})

export const submitClaim = defineEndpoint({
  method: 'POST',
  path: '/api/claims',
  access: 'signed-in',
  scope: 'orders:write',
  summary:
    "Submits a claim for the caller's order, within the claim window, or two hours after the promised time of an order that was not delivered. It is assessed some seconds later.",
  body: claimInput,
  answers: { 200: enveloped(claim) },
  refusals: [
    platformRefusals.notFound,
    claimRefusals.coverUsed,
    claimRefusals.notDelivered,
    claimRefusals.nothingLeft,
    claimRefusals.windowOver,
  ],
})

export const listClaims = defineEndpoint({
  method: 'GET',
  path: '/api/claims',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The caller's claims, as a customer and as the Washer concerned, newest first, in pages.",
  query: pageQuery.extend({ order_id: idText(orderId).optional(), role: z.enum(['customer', 'washer']).optional() }),
  answers: { 200: enveloped(z.object({ claims: z.array(claimSummary), next_cursor: z.string().nullable() })) },
})

export const getClaim = defineEndpoint({
  method: 'GET',
  path: '/api/claims/:id',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'A claim with its report, for the customer and the Washer of its order.',
  params: idParams(claimId),
  answers: { 200: enveloped(claim) },
})

export const uploadReplyPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/claims/:id/reply-photos',
  access: 'signed-in',
  scope: 'orders:write',
  summary:
    "Takes a photo, jpeg, png or webp, for the Washer's answer, while it is awaited. Its id goes into the answer.",
  params: idParams(claimId),
  multipart: true,
  answers: { 200: enveloped(claimPhoto) },
  refusals: [platformRefusals.forbidden, claimRefusals.nothingToDecide, claimRefusals.replied, claimRefusals.replyOver],
})

export const replyToClaim = defineEndpoint({
  method: 'POST',
  path: '/api/claims/:id/reply',
  access: 'signed-in',
  scope: 'orders:write',
  summary:
    'The Washer answers, once and within 24 hours; no operator decides against them before. Up to four photos go with it.',
  params: idParams(claimId),
  body: replyInput,
  answers: { 200: enveloped(claim) },
  refusals: [platformRefusals.forbidden, claimRefusals.nothingToDecide, claimRefusals.replied, claimRefusals.replyOver],
})

export const appealClaim = defineEndpoint({
  method: 'POST',
  path: '/api/claims/:id/appeal',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'The customer appeals a decision, once; an operator then decides for good.',
  params: idParams(claimId),
  body: z.object({ text: claimText }),
  answers: { 200: enveloped(claim) },
  refusals: [
    platformRefusals.forbidden,
    claimRefusals.appealed,
    claimRefusals.appealOver,
    claimRefusals.claimedAgain,
    claimRefusals.notAppealable,
  ],
})

/** On `private-user.{id}` of both people: the claim has a new state or reply. */
export const claimChanged = {
  event: 'claim-changed',
  data: z.object({ claim_id: claimId, order_id: orderId, state: claim.shape.state }),
} as const
