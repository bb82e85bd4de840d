import { describe, expect, it } from 'vitest'
import { base32, stepAt, stepOfCode, totp } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const atS = (seconds: number) => new Date(seconds * 1_000)

describe('the codes of RFC 6238, appendix B', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s: %s', (seconds, code) => expect(totp(secret, stepAt(atS(seconds)), 8)).toBe(code))
})

describe('which step a code belongs to', () => {
  const at = atS(3_000)
  const codeOf = (step: number) => totp(secret, step)
  it.each<[string, number, number, number | undefined]>([
    ['the present one', 100, 0, 100],
    ['one before', 99, 0, 99],
    ['one after', 101, 0, 101],
    ['two before', 98, 0, undefined],
    ['two after', 102, 0, undefined],
    ['the one that was used', 100, 100, undefined],
    ['one before the one that was used', 99, 100, undefined],
    ['one after the one that was used', 101, 100, 101],
  ])('%s', (_, step, usedStep, expected) => expect(stepOfCode(secret, codeOf(step), { at, usedStep })).toBe(expected))

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('never for %j', (code) =>
    expect(stepOfCode(secret, code, { at, usedStep: 0 })).toBeUndefined(),
  )
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('base32 of %j is %j', (text, expected) => expect(base32(Buffer.from(text))).toBe(expected))
