import { readFileSync } from 'node:fs'

const frequent = new Set(
  readFileSync(new URL('./frequent-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Whether a password is among the 10,000 most used ones of at least eight characters. */
export const isFrequentPassword = (password: string): boolean => frequent.has(password.normalize('NFC').toLowerCase())
