import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { identityRefusals, proofRefusals } from './refusals.ts'
import {
  account,
  accountChanges,
  credentials,
  forgotPassword,
  operatorClaim,
  passwordReset,
  registration,
  user,
} from './schemas.ts'

const signedIn = z.object({ success: z.literal(true), user, token: z.string() })

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  scope: 'public',
  summary: 'Signs in with email and password.',
  body: credentials,
  secret: true,
  answers: { 200: signedIn },
  refusals: [platformRefusals.unauthenticated, identityRefusals.codeNeeded],
})

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  scope: 'public',
  summary: 'Creates a customer account and signs in.',
  body: registration,
  secret: true,
  answers: { 200: signedIn },
  refusals: [platformRefusals.unauthenticated],
})

export const claimOperator = defineEndpoint({
  method: 'POST',
  path: '/api/setup/operator',
  access: 'public',
  scope: 'public',
  summary: "Makes the first operator's account with the one-time link of the server's log, and signs in.",
  body: operatorClaim,
  secret: true,
  answers: { 200: signedIn },
  refusals: [platformRefusals.unauthenticated, identityRefusals.setupLinkUsed, identityRefusals.setupLinkUnknown],
})

export const googleSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/google-oauth',
  access: 'public',
  scope: 'public',
  summary:
    'Signs in with a Google access token, which the server verifies with Google. `signIn` is false for a new account.',
  body: z.object({ access_token: z.string().min(1).max(4_096) }),
  secret: true,
  answers: { 200: signedIn.extend({ signIn: z.boolean() }) },
  refusals: [
    platformRefusals.notFound,
    platformRefusals.unauthenticated,
    identityRefusals.codeNeeded,
    identityRefusals.googleUnavailable,
  ],
})

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'signed-in',
  scope: 'session',
  summary: 'Revokes the token of this call.',
  answers: { 200: done },
})

export const getAuth = defineEndpoint({
  method: 'GET',
  path: '/api/get-auth',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'The signed-in user.',
  answers: { 200: z.object({ success: z.literal(true), user }) },
})

export const askPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  scope: 'public',
  summary:
    'Mails a single-use link, valid for one hour. The answer is the same whether or not the address has an account.',
  body: forgotPassword,
  answers: { 200: done },
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  scope: 'public',
  summary: 'Sets a new password with the mailed token and signs out every session.',
  body: passwordReset,
  answers: { 200: done },
})

export const undoChange = defineEndpoint({
  method: 'POST',
  path: '/api/account/undo-change',
  access: 'public',
  scope: 'public',
  summary:
    'Gives an account back with the token mailed after a change: restores the address, ends all sessions, removes the password, and returns a token for a new one.',
  body: z.object({ token: z.string().min(1).max(200) }),
  secret: true,
  answers: { 200: enveloped(z.object({ reset_token: z.string() })) },
})

export const switchAccountType = defineEndpoint({
  method: 'PUT',
  path: '/api/switch-account-type',
  access: 'signed-in',
  scope: 'wash',
  summary: 'Switches between the customer and the Washer type. Needs a Washer profile.',
  answers: { 200: z.object({ success: z.boolean(), message: z.string(), isProvider: z.boolean() }) },
})

export const updateAccount = defineEndpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Changes name, contact details and language. A new email address needs the password and is pending until the link mailed to it is opened; the current address cancels a pending one.',
  body: accountChanges,
  answers: { 200: enveloped(account) },
  refusals: proofRefusals,
})

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  access: 'signed-in',
  scope: 'session',
  summary: 'The signed-in user with the contact address.',
  answers: { 200: enveloped(account) },
})
