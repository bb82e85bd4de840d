import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { complaintId, idParams, orderId } from '../ids.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { complaintRefusals } from './refusals.ts'
import { complaint, complaintAppeal, complaintForm, complaintInput, complaintPhoto } from './schemas.ts'

export const getComplaintForm = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/complaint-form',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'What a complaint about the wash opens with, why not where it cannot be made, and the complaints so far.',
  params: idParams(orderId),
  answers: { 200: enveloped(complaintForm) },
})

export const uploadComplaintPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/complaint-photos',
  access: 'signed-in',
  scope: 'orders:write',
  summary:
    "Takes a photo, jpeg, png or webp, for one complaint of the order's customer. Its id goes into the complaint.",
  params: idParams(orderId),
  multipart: true,
  answers: { 200: enveloped(complaintPhoto) },
  refusals: [complaintRefusals.notCompleted, complaintRefusals.windowOver, complaintRefusals.isSecondWash],
})

export const submitComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/complaints',
  access: 'signed-in',
  scope: 'orders:write',
  summary:
    'Complains about the quality of a wash. The published rules decide at once: a free second wash, whose order is placed with it, a refund, or an operator.',
  body: complaintInput,
  answers: { 200: enveloped(complaint) },
  refusals: [
    platformRefusals.notFound,
    complaintRefusals.isSecondWash,
    complaintRefusals.notCompleted,
    complaintRefusals.nothingLeft,
    complaintRefusals.windowOver,
    orderRefusals.wrongStatus,
    platformRefusals.forbidden,
  ],
})

export const listWasherComplaints = defineEndpoint({
  method: 'GET',
  path: '/api/provider/complaints',
  access: 'washer',
  scope: 'wash',
  summary: "The last complaints about the calling Washer's work, newest first.",
  answers: { 200: enveloped(z.array(complaint)) },
})

export const appealComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/complaints/:id/appeal',
  access: 'signed-in',
  scope: 'orders:write',
  summary:
    'The customer appeals a decision, or the liable Washer that they pay; each once. An operator then decides for good.',
  params: idParams(complaintId),
  body: complaintAppeal,
  answers: { 200: enveloped(complaint) },
  refusals: [
    complaintRefusals.appealed,
    complaintRefusals.appealOver,
    complaintRefusals.notAppealable,
    complaintRefusals.nothingToDecide,
  ],
})

/** On `private-user.{id}` of both people: the complaint has a new state, or an appeal or its answer. */
export const complaintChanged = {
  event: 'complaint-changed',
  data: z.object({ complaint_id: complaintId, order_id: orderId, state: complaint.shape.state }),
} as const
