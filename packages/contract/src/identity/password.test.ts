import { describe, expect, it } from 'vitest'
import { strengthOf, weaknessOf } from './password.ts'
import { registration } from './schemas.ts'

const ana = { name: 'Ana Pereira', email: 'ana.pereira@example.test' }

describe('a password is weak', () => {
  it.each([
    ['the name', 'AnaPereira', 'personal'],
    ['the name and a number', 'pereira123', 'personal'],
    ['the address', 'ana.pereira@example.test', 'personal'],
    ['the address and a sign', 'Ana.Pereira!!', 'personal'],
    ['the service', 'washline', 'product'],
    ['the service and a year', 'Washline-2026!', 'product'],
    ['a role and a number', 'operator1', 'product'],
    ['two such words', 'LaundryWasher', 'product'],
    ['a sentence with such a word in it', 'a washer for Mondays', undefined],
    ['one character', 'aaaaaaaa', 'plain'],
    ['two characters', 'abABabAB', 'plain'],
    ['a sentence with the name in it', 'Pereira washes on Mondays', undefined],
    ['words', 'washing-day', undefined],
    ['the password of the demo', 'washline-demo', undefined],
  ])('%s', (_, password, weakness) => {
    expect(weaknessOf(password, ana)).toBe(weakness)
  })
})

it('the demo’s people may have its password', () => {
  for (const name of ['customer', 'washer', 'operator'])
    expect(weaknessOf('washline-demo', { name: 'Demo', email: `${name}@demo.test` })).toBeUndefined()
})

describe('the length of a password', () => {
  const accepts = (password: string) => registration.shape.password.safeParse(password).success
  it.each([
    ['seven letters', 'abcdefg', false],
    ['eight letters', 'abcdefgh', true],
    ['four signs of two units each', '🧺🧦👕👖', false],
    ['eight of them', '🧺🧦👕👖🧺🧦👕👖', true],
    ['two hundred of them', '🧺'.repeat(200), true],
    ['one more', '🧺'.repeat(201), false],
  ])('%s', (_, password, isAccepted) => {
    expect(accepts(password)).toBe(isAccepted)
  })
})

it('longer is stronger', () => {
  const passwords = ['seven77', 'eight888', 'washing-day', 'four words are better']
  expect(passwords.map(strengthOf)).toEqual([undefined, 'fair', 'good', 'strong'])
})
