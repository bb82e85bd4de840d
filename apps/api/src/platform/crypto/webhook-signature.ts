import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** A secret as Standard Webhooks writes it, and its bytes. */
export const newWebhookSecret = (): Buffer => randomBytes(secretBytes)
export const writtenSecret = (secret: Buffer): string => prefix + secret.toString('base64')

/** The header webhook-signature: one signature (v1, HMAC-SHA256) per secret that is valid. */
export const webhookSignature = (
  secrets: readonly Buffer[],
  message: { readonly id: string; readonly timestampS: number; readonly body: string },
): string =>
  secrets
    .map((secret) => {
      const signed = `${message.id}.${message.timestampS}.${message.body}`
      return `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`
    })
    .join(' ')
