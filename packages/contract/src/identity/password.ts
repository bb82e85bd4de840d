import { market } from '../market.ts'

export const passwordTexts = {
  common: 'This is one of the most common passwords. Choose another one.',
  personal: 'This password uses your name or email address, which is easy to guess. Choose another one.',
  product: 'This password uses words from this service, which are easy to guess. Choose another one.',
  plain: 'This password repeats itself. Choose another one.',
} as const

const leastPart = 4
const leastLength = 8
/** What guessers try first at this service: its name, and what its people and things are called. */
const productWords = () => [market.name, 'Washline', 'washer', 'customer', 'operator', 'laundry']
const bareOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text has some of the terms, and little beside them. */
function isLittleBeside(text: string, terms: readonly string[]): boolean {
  const parts = terms
    .map(bareOf)
    .filter((part) => part.length >= leastPart)
    .sort((a, b) => b.length - a.length)
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), text)
  return left !== text && left.length < leastPart
}

/**
 * Why a password is easy to guess for somebody who sees the account's name and address, or knows this service: little is left of it
 * without them, or it has too few different characters. Only the server finds out whether it is among the most used ones.
 */
export function weaknessOf(
  password: string,
  { name = '', email = '' }: { name?: string; email?: string },
): 'personal' | 'product' | 'plain' | undefined {
  if (new Set(password.toLowerCase()).size < leastPart) return 'plain'
  const bare = bareOf(password)
  if (isLittleBeside(bare, [...name.split(/\s+/), name, ...email.split(/[@.+_-]/), email])) return 'personal'
  // Guessers try years and other numbers beside such a word as well.
  return isLittleBeside(bare.replace(/\p{N}/gu, ''), productWords()) ? 'product' : undefined
}

export const strengthTexts = {
  fair: 'Long enough, but longer is safer.',
  good: 'Good.',
  strong: 'Very good.',
} as const

/** How well a password without a weakness resists, by its length; undefined where it is too short. */
export function strengthOf(password: string): keyof typeof strengthTexts | undefined {
  const { length } = [...password]
  if (length < leastLength) return undefined
  return length >= 16 ? 'strong' : length >= 11 ? 'good' : 'fair'
}
