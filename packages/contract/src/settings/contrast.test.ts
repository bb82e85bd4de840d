import { expect, it } from 'vitest'
import { isReadable } from './contrast.ts'

it.each([
  ['#000000', '#ffffff', true],
  ['#2e37d0', '#ffffff', true],
  ['#777777', '#ffffff', false],
  ['#ffffff', '#ffffee', false],
])('%s under %s can be read: %s', (ground, text, readable) => expect(isReadable(ground, text)).toBe(readable))
