import { expect, it } from 'vitest'
import { readTag, shownTag, tagCode, tagCodeOf, tagPath } from './tag-code.ts'

const code = tagCodeOf(Uint8Array.of(7, 19, 22, 255, 3, 11, 20, 25, 8, 30, 31))

it('is twelve digits that are not misread, in groups of four', () => {
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(shownTag(code)).toBe(`${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`)
})

it.each([
  ['what the camera reads', `https://wash.example${tagPath(code)}`],
  ['the same with what a browser adds', `https://wash.example${tagPath(code)}?from=camera#top`],
  ['the printed groups', shownTag(code)],
  ['small letters and spaces', ` ${code.slice(0, 4)} ${code.slice(4).toLowerCase()} `],
])('is read from %s', (_, text) => expect(readTag(text)).toBe(code))

it('takes I, L and O for the digits that they look like', () => {
  const zeros = tagCodeOf(new Uint8Array(11))
  const ones = tagCodeOf(new Uint8Array(11).fill(1))
  expect(readTag(zeros.replaceAll('0', 'o'))).toBe(zeros)
  expect(readTag(ones.slice(0, 5).replaceAll('1', 'l') + ones.slice(5).replaceAll('1', 'I'))).toBe(ones)
})

it.each([
  '',
  'https://wash.example/',
  'https://wash.example/o/abc',
  code.slice(1),
  `${code}0`,
  code.replace(/^./, 'U'),
])('is not read from %j', (text) => expect(readTag(text)).toBeUndefined())

it('knows every code with one wrong digit', () => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  for (let place = 0; place < code.length; place += 1)
    for (const digit of digits.replace(code.charAt(place), ''))
      expect(tagCode.safeParse(code.slice(0, place) + digit + code.slice(place + 1)).success).toBe(false)
})
