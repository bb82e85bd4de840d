import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { channels, notificationTypes } from './types.ts'

const type = z.enum(notificationTypes)
const setting = z.object({ type, in_app: z.boolean(), push: z.boolean(), email: z.boolean() })
export type NotificationSetting = z.infer<typeof setting>

export const getNotificationSettings = defineEndpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'signed-in',
  scope: 'session',
  summary: "The caller's channels for each type of notification.",
  answers: { 200: enveloped(z.array(setting)) },
})

export const changeNotificationSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/notifications/settings',
  access: 'signed-in',
  scope: 'session',
  summary: 'Switches channels of types on or off; omitted ones stay unchanged.',
  body: z.object({
    settings: z
      .array(z.object({ type, channel: z.enum(channels), on: z.boolean() }))
      .min(1)
      .max(notificationTypes.length * channels.length),
  }),
  answers: { 200: enveloped(z.array(setting)) },
})

const isPlainAddress = (address: string): boolean => {
  const { port, username, password } = URL.parse(address) ?? {}
  return port === '' && username === '' && password === ''
}

/** Push services have a host name and use TLS on its usual port; IP addresses and credentials are refused. */
const endpoint = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(1_000)
  .refine(isPlainAddress)

export const savePushSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/push-subscriptions',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Sends push messages to this device for the lifetime of this session. The fields are those of a PushSubscription.',
  body: z.object({
    endpoint,
    keys: z.object({
      p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'Must be a P-256 point in base64url.'),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, 'Must be 16 bytes in base64url.'),
    }),
  }),
  answers: { 200: done },
})

export const removePushSubscription = defineEndpoint({
  method: 'DELETE',
  path: '/api/notifications/push-subscriptions',
  access: 'signed-in',
  scope: 'session',
  summary: 'Stops push messages to this device.',
  body: z.object({ endpoint }),
  answers: { 200: done },
})

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  access: 'public',
  scope: 'public',
  summary: 'Turns off emails of one type, with the token of an email.',
  body: z.object({ token: z.string().min(1).max(200) }),
  answers: { 200: enveloped(z.object({ type })) },
  refusals: [platformRefusals.notFound],
})
