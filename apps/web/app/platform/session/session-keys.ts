import type { DemoPhone } from '@washline/contract/demo/sign-ins'

const framePrefix = 'demo-phone-'

/** The name of the frame of one of the demo's phones. */
export const frameOf = (phone: DemoPhone): string => `${framePrefix}${phone}`

export const phoneOfFrame = (name: string): DemoPhone | undefined =>
  (['customer', 'washer'] as const).find((phone) => frameOf(phone) === name)

/** Where a session is stored: this browser's, or that of one of the demo's phones. */
export const sessionKeys = (phone?: DemoPhone) => {
  const place = phone ? `@${phone}` : ''
  return { tokenKey: `auth_token${place}`, userKey: `current_user${place}` }
}
