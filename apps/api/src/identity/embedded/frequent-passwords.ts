import { readFileSync } from 'node:fs'
import { once } from '../../platform/once.ts'

const frequent = once(() => {
  const lines = readFileSync(new URL('./frequent-passwords.txt', import.meta.url), 'utf8')
  return new Set(lines.trimEnd().split('\n'))
})

/** Whether a password is among the 10,000 most used ones of at least eight characters. */
export const isFrequentPassword = (password: string): boolean => frequent().has(password.normalize('NFC').toLowerCase())
