import { expect, it } from 'vitest'
import type { Keyring } from './keyring.ts'
import { needsReseal, seal, unseal } from './sealed-bytes.ts'

const mine = { keys: ['present'] as Keyring, purpose: 'second factor', owner: '1' }
const bytes = Buffer.from('nobody may read this')

it('opens with the same secret, for the same purpose and owner only', () => {
  const sealed = seal(mine, bytes)
  expect(unseal(mine, sealed)).toEqual(bytes)
  expect(sealed.includes(bytes)).toBe(false)
  for (const other of [{ keys: ['another'] as Keyring }, { purpose: 'something else' }, { owner: '2' }])
    expect(() => unseal({ ...mine, ...other }, sealed)).toThrow()
})

it('is never the same twice, and refuses what was changed', () => {
  const sealed = seal(mine, bytes)
  expect(seal(mine, bytes)).not.toEqual(sealed)
  for (const place of [0, 12, sealed.length - 1]) {
    const bent = Buffer.from(sealed)
    bent.writeUInt8(bent.readUInt8(place) ^ 1, place)
    expect(() => unseal(mine, bent)).toThrow()
  }
})

it('opens with a former key until what it sealed is sealed anew', () => {
  const rotated = { ...mine, keys: ['next', 'present'] as Keyring }
  const sealed = seal(mine, bytes)
  expect(unseal(rotated, sealed)).toEqual(bytes)
  expect([needsReseal(rotated, sealed), needsReseal(rotated, seal(rotated, bytes))]).toEqual([true, false])
  expect(() => unseal({ ...mine, keys: ['next'] }, sealed)).toThrow()
})
