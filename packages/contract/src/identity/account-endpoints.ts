import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, sessionId } from '../ids.ts'
import { proof } from './proof.ts'
import { identityRefusals, proofRefusals } from './refusals.ts'
import { account, accountDeletion, blocker, passwordChange, session } from './schemas.ts'

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'signed-in',
  scope: 'session',
  summary: 'Applies the pending email address with the token mailed to it.',
  body: z.object({ token: z.string().min(1).max(200) }),
  answers: { 200: enveloped(account) },
})

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'signed-in',
  scope: 'session',
  summary: 'Changes the password, or sets the first one, and signs out every other session.',
  body: passwordChange,
  answers: { 200: done },
  refusals: [identityRefusals.passwordChanged, ...proofRefusals],
})

export const uploadAccountPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/account/photo',
  access: 'signed-in',
  scope: 'session',
  summary: "Sets the caller's photo (form field `image`), cut to a square.",
  multipart: true,
  answers: { 200: enveloped(account) },
})

export const removeAccountPhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/photo',
  access: 'signed-in',
  scope: 'session',
  summary: "Removes the caller's photo.",
  answers: { 200: enveloped(account) },
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  scope: 'session',
  summary: "The caller's sessions, latest used first.",
  answers: { 200: enveloped(z.array(session)) },
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'signed-in',
  scope: 'session',
  summary: "Ends one of the caller's sessions.",
  params: idParams(sessionId),
  answers: { 200: done },
})

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  scope: 'session',
  summary: "Ends all of the caller's sessions except this one.",
  answers: { 200: done },
})

export const askDownload = defineEndpoint({
  method: 'POST',
  path: '/api/account/download',
  access: 'signed-in',
  scope: 'session',
  summary: "Returns an address where the caller's data can be downloaded as a ZIP for five minutes.",
  body: z.object(proof).default({}),
  answers: { 200: enveloped(z.object({ url: z.string() })) },
  refusals: proofRefusals,
})

export const getDeletion = defineEndpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'signed-in',
  scope: 'session',
  summary: 'The reasons why the account cannot be deleted yet; an empty list if it can.',
  answers: { 200: enveloped(z.object({ blockers: z.array(blocker) })) },
})

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'signed-in',
  scope: 'session',
  summary: 'Deletes the account: ends all sessions and erases personal data. 409 while an order or money is open.',
  body: accountDeletion,
  answers: { 200: done },
  refusals: [identityRefusals.accountInUse, ...proofRefusals],
})
