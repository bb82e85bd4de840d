import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { accessTokenId, idParams } from '../ids.ts'
import { mandateMessages } from './messages.ts'
import { mandate, mandateInput } from './schemas.ts'

export const getMandate = defineEndpoint({
  method: 'GET',
  path: '/api/tokens/:id/mandate',
  access: 'signed-in',
  scope: 'session',
  summary: 'What a program may do without asking; null: every call that spends waits for the person.',
  params: idParams(accessTokenId),
  answers: { 200: enveloped(z.object({ agent: z.string(), mandate: mandate.nullable() })) },
})

export const saveMandate = defineEndpoint({
  method: 'PUT',
  path: '/api/tokens/:id/mandate',
  access: 'signed-in',
  scope: 'session',
  summary: 'Sets what a program may do without asking: ceilings in minor units, and what always needs approval.',
  params: idParams(accessTokenId),
  body: mandateInput.refine(
    ({ order_ceiling_minor, month_ceiling_minor }) => month_ceiling_minor >= order_ceiling_minor,
    {
      path: ['month_ceiling_minor'],
      message: mandateMessages.monthBelowOrder,
    },
  ),
  answers: { 200: enveloped(mandate) },
})

export const removeMandate = defineEndpoint({
  method: 'DELETE',
  path: '/api/tokens/:id/mandate',
  access: 'signed-in',
  scope: 'session',
  summary: 'Removes the mandate of a program: from then on every call of it that spends waits for the person.',
  params: idParams(accessTokenId),
  answers: { 200: done },
})
