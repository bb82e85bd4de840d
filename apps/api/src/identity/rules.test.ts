import { expect, test } from 'vitest'
import { decideGoogleLink, deviceOf } from './rules.ts'

test.each([
  [{ emailVerified: true, googleSub: 'g-1' }, 'use'],
  [{ emailVerified: false, googleSub: 'g-1' }, 'use'],
  [{ emailVerified: true, googleSub: null }, 'link'],
  [{ emailVerified: false, googleSub: null }, 'take-over'],
  [{ emailVerified: false, googleSub: 'g-2' }, 'take-over'],
  [{ emailVerified: true, googleSub: 'g-2' }, 'refuse'],
] as const)('decides for Google account g-1 and %j: %s', (account, decision) => {
  expect(decideGoogleLink(account, 'g-1')).toBe(decision)
})

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 'Safari', 'iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPhone'],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome}`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'macOS'],
  ['curl/8.0', null, null],
  [null, null, null],
])('reads %s as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
