import { expect, it } from 'vitest'
import { seal, unseal } from './sealed-bytes.ts'

const mine = { secret: 'kept', purpose: 'second factor', owner: '1' }
const bytes = Buffer.from('nobody may read this')

it('opens with the same secret, for the same purpose and owner only', () => {
  const sealed = seal(mine, bytes)
  expect(unseal(mine, sealed)).toEqual(bytes)
  expect(sealed.includes(bytes)).toBe(false)
  for (const other of [{ secret: 'another' }, { purpose: 'something else' }, { owner: '2' }])
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
