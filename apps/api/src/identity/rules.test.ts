import { expect, test } from 'vitest'
import { decideGoogleLink } from './rules.ts'

test.each([
  [{ emailVerified: true, googleSub: 'g-1' }, 'use'],
  [{ emailVerified: false, googleSub: 'g-1' }, 'use'],
  [{ emailVerified: true, googleSub: null }, 'link'],
  [{ emailVerified: false, googleSub: null }, 'take-over'],
  [{ emailVerified: false, googleSub: 'g-2' }, 'take-over'],
  [{ emailVerified: true, googleSub: 'g-2' }, 'refuse'],
] as const)('Google account g-1 and %j: %s', (account, decision) => {
  expect(decideGoogleLink(account, 'g-1')).toBe(decision)
})
