import { expect, it } from 'vitest'
import { areaOf } from './area-of.ts'

it.each([
  ['12 Long Road, Bukit Bintang, Kuala Lumpur', 'Bukit Bintang, Kuala Lumpur'],
  ['Hotel Merdeka, Room 1203, Harbour Town, 50100 Kuala Lumpur, Malaysia', 'Harbour Town, Malaysia'],
  ['東京都千代田区1-1、東京、日本', '東京, 日本'],
  ['12 Long Road', null],
  ['12 Long Road, 50100', null],
  ['12 Long Road, ٥٠, Cairo', 'Cairo'],
  ['', null],
  [null, null],
])('of %j is %j', (address, area) => {
  expect(areaOf(address)).toBe(area)
})
