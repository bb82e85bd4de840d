export const passwordTexts = {
  common: 'This is one of the most used passwords. Choose another one.',
  personal: 'Your name or address is easy to guess. Choose another password.',
  plain: 'It repeats itself. Choose another password.',
} as const

const leastPart = 4
const leastLength = 8
const bareOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Why a password is easy to guess for somebody who sees the account's name and address: little is left of it without them, or it has
 * too few different characters. Only the server finds out whether it is among the most used ones.
 */
export function weaknessOf(
  password: string,
  { name = '', email = '' }: { name?: string; email?: string },
): 'personal' | 'plain' | undefined {
  if (new Set(password.toLowerCase()).size < leastPart) return 'plain'
  const parts = [...name.split(/\s+/), name, ...email.split(/[@.+_-]/), email]
    .map(bareOf)
    .filter((part) => part.length >= leastPart)
    .sort((a, b) => b.length - a.length)
  const bare = bareOf(password)
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), bare)
  return left !== bare && left.length < leastPart ? 'personal' : undefined
}

export const strengthTexts = {
  fair: 'Accepted, but longer is safer.',
  good: 'Good.',
  strong: 'Very good.',
} as const

/** How well a password without a weakness resists, by its length; undefined where it is too short. */
export function strengthOf(password: string): keyof typeof strengthTexts | undefined {
  const { length } = [...password]
  if (length < leastLength) return undefined
  return length >= 16 ? 'strong' : length >= 11 ? 'good' : 'fair'
}
