import { expect, it } from 'vitest'
import { isSignedBy, signatureOf } from './signed-text.ts'

it('opens the text that was signed, with its secret and for its purpose only', () => {
  const signature = signatureOf(['secret'], 'download', '7')
  expect(isSignedBy(['secret'], 'download', '7', signature)).toBe(true)
  for (const [secret, purpose, text, given] of [
    ['another', 'download', '7', signature],
    ['secret', 'unsubscribe', '7', signature],
    ['secret', 'download', '8', signature],
    ['secret', 'download', '7', `${signature}A`],
    ['secret', 'download', '7', ''],
  ] as const)
    expect(isSignedBy([secret], purpose, text, given)).toBe(false)
})

it('opens what any of two secrets has signed, and signs with the first', () => {
  const [before, after] = [signatureOf(['old'], 'download', '7'), signatureOf(['new', 'old'], 'download', '7')]
  for (const signature of [before, after]) expect(isSignedBy(['new', 'old'], 'download', '7', signature)).toBe(true)
  expect(isSignedBy(['new'], 'download', '7', before)).toBe(false)
  expect(isSignedBy(['new'], 'download', '7', after)).toBe(true)
})
