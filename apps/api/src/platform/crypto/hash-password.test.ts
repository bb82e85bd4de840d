import { expect, test } from 'vitest'
import { hashPassword, isCheaperThanToday, matchesPassword } from './hash-password.ts'

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await matchesPassword('correct horse', hash)).toBe(true)
  expect(await matchesPassword('correct hors', hash)).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(hash)
})

test('composed and decomposed characters are the same password', async () => {
  expect(await matchesPassword('cafe\u0301-cafe', await hashPassword('caf\u00e9-cafe'))).toBe(true)
})

test.each([null, undefined, '', 'plain text', '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$dGFn'])(
  'nothing matches the hash %j',
  async (hash) => {
    expect(await matchesPassword('anything', hash)).toBe(false)
  },
)

test('a hash is cheap by less memory or fewer passes than today', async () => {
  const today = await hashPassword('correct horse')
  expect(isCheaperThanToday(today)).toBe(false)
  expect(isCheaperThanToday(today.replace('m=19456', 'm=9216'))).toBe(true)
  expect(isCheaperThanToday(today.replace('t=2', 't=1'))).toBe(true)
  expect(isCheaperThanToday(today.replace('m=19456', 'm=65536'))).toBe(false)
})
