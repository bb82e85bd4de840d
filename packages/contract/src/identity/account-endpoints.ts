import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams } from '../ids.ts'
import { account, accountDeletion, obstacle, passwordChange, session } from './schemas.ts'

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'signed-in',
  summary: 'Makes the pending e-mail address the account’s, with the token mailed to it.',
  body: z.object({ token: z.string().min(1).max(200) }),
  answers: { 200: enveloped(account) },
})

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'signed-in',
  summary: 'Changes the password, or sets the first one, and signs out every other session.',
  body: passwordChange,
  answers: { 200: done },
})

export const uploadAccountPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/account/photo',
  access: 'signed-in',
  summary: 'Sets the photo of the person (form field `image`), cut to a square.',
  multipart: true,
  answers: { 200: enveloped(account) },
})

export const removeAccountPhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/photo',
  access: 'signed-in',
  summary: 'Removes the photo of the person.',
  answers: { 200: enveloped(account) },
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: 'Where the caller is signed in, the latest used first.',
  answers: { 200: enveloped(z.array(session)) },
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'signed-in',
  summary: "Signs out one of the caller's sessions.",
  params: idParams,
  answers: { 200: done },
})

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  summary: "Signs out all of the caller's sessions but this one.",
  answers: { 200: done },
})

export const askDownload = defineEndpoint({
  method: 'POST',
  path: '/api/account/download',
  access: 'signed-in',
  summary: 'Gives an address under which everything known of the caller can be fetched as a ZIP, for five minutes.',
  answers: { 200: enveloped(z.object({ url: z.string() })) },
})

export const getDeletion = defineEndpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'signed-in',
  summary: 'What stands in the way of deleting the account; nothing when the list is empty.',
  answers: { 200: enveloped(z.object({ obstacles: z.array(obstacle) })) },
})

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'signed-in',
  summary:
    'Deletes the account at once: signs out everywhere and erases what is personal. 409 while an order or money is open.',
  body: accountDeletion,
  answers: { 200: done },
})
