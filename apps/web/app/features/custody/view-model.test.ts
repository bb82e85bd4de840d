import { tagCodeOf } from '@washline/contract/tags/tag-code'
import { expect, it } from 'vitest'
import { judgeTag, missingTags } from './view-model.ts'

const code = (seed: number) => tagCodeOf(new Uint8Array(11).fill(seed))
const [scanned, expected, other, unknown] = [code(1), code(2), code(3), code(4)]
const held = { scanned: [scanned], expected: [scanned, expected], ofOthers: [other] }

it.each([
  ['pickup', scanned, 'again'],
  ['pickup', expected, 'fits'],
  ['pickup', other, 'foreign'],
  ['pickup', unknown, 'ask'],
  ['handover', scanned, 'again'],
  ['handover', expected, 'fits'],
  ['handover', other, 'foreign'],
  ['handover', unknown, 'foreign'],
  ['return', scanned, 'again'],
  ['return', expected, 'fits'],
  ['return', other, 'foreign'],
  ['return', unknown, 'foreign'],
] as const)('at a %s, %s: %s', (step, tag, verdict) => expect(judgeTag(tag, { step, ...held })).toBe(verdict))

it('misses the tags on the bag that were not scanned', () => {
  expect(missingTags(held.expected, held.scanned)).toBe(1)
  expect(missingTags([], held.scanned)).toBe(0)
})
