import { expect, it } from 'vitest'
import { canCountLive, type Device } from './can-count-live.ts'

const able: Device = {
  runsSimd: true,
  drawsInWorkers: true,
  cores: 4,
  memoryGb: 4,
  savesData: false,
  network: '4g',
}

it.each<[string, boolean, Partial<Device>]>([
  ['the smallest device that is able', true, {}],
  ['one that reports neither memory nor network', true, { memoryGb: undefined, network: undefined }],
  ['one without SIMD', false, { runsSimd: false }],
  ['one whose workers cannot draw', false, { drawsInWorkers: false }],
  ['two cores', false, { cores: 2 }],
  ['little memory', false, { memoryGb: 2 }],
  ['somebody who saves data', false, { savesData: true }],
  ['3g', false, { network: '3g' }],
  ['2g', false, { network: '2g' }],
  ['slow 2g', false, { network: 'slow-2g' }],
])('%s: %s', (_, expected, change) => {
  expect(canCountLive({ ...able, ...change })).toBe(expected)
})
