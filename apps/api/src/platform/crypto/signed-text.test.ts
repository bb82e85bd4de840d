import { expect, it } from 'vitest'
import { isSignedBy, signatureOf } from './signed-text.ts'

it('opens the text that was signed, with its secret and for its purpose only', () => {
  const signature = signatureOf('secret', 'download', '7')
  expect(isSignedBy('secret', 'download', '7', signature)).toBe(true)
  for (const [secret, purpose, text, given] of [
    ['another', 'download', '7', signature],
    ['secret', 'unsubscribe', '7', signature],
    ['secret', 'download', '8', signature],
    ['secret', 'download', '7', `${signature}A`],
    ['secret', 'download', '7', ''],
  ] as const)
    expect(isSignedBy(secret, purpose, text, given)).toBe(false)
})
