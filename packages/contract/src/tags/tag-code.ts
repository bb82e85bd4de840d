import { z } from 'zod'

/** The digits of a code: Crockford's base 32, without I, L, O and U, which are misread. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** The last digit, by which a misread or mistyped code is known without asking anybody: Luhn's sum modulo 32. */
function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, place) => {
    const value = digits.indexOf(digit) * (place % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / 32) + (value % 32)
  }, 0)
  return digits.charAt((32 - (sum % 32)) % 32)
}

const form = /^[0-9A-HJKMNP-TV-Z]{12}$/
const isChecked = (code: string): boolean => checkDigit(code.slice(0, -1)) === code.at(-1)
const message = 'This is not a tag code.'

/** What is printed on a tag: eleven random digits and a check digit. */
export const tagCode = z.string().regex(form, message).refine(isChecked, message).brand<'TagCode'>()
export type TagCode = z.infer<typeof tagCode>

/** The code of eleven random bytes: 55 bits, so that nobody guesses one. */
export const tagCodeOf = (random: Uint8Array): TagCode => {
  const body = Array.from(random.subarray(0, length - 1), (byte) => digits.charAt(byte % 32)).join('')
  return (body + checkDigit(body)) as TagCode
}
export const randomBytesPerTag = length - 1

/** The path of a tag's page, which its QR code holds. */
export const tagPath = (code: string): string => `/t/${code}`

/** The code in what a camera read or a person typed; undefined where it is none. */
export function readTag(text: string): TagCode | undefined {
  const typed = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return form.test(code) && isChecked(code) ? (code as TagCode) : undefined
}

/** As printed below the QR code: three groups of four. */
export const shownTag = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
