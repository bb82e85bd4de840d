import { market } from '@washline/contract/market'
import { readTag, tagCodeOf } from '@washline/contract/tags/tag-code'
import { expect, it } from 'vitest'
import { type Paper, paperNames, papers, perSheet, sheetsOf, tagAddress } from './view-model.ts'

const pages = { A4: [210, 297], us: [215.9, 279.4] } as const

it.each(paperNames)('%s fits its page, and a sheet can be made at once', (name) => {
  const paper: Paper = papers[name]
  const [width, height] = pages[paper.page]
  expect(paper.leftMm + paper.columns * paper.widthMm + (paper.columns - 1) * paper.gapMm).toBeLessThanOrEqual(width)
  expect(paper.topMm + paper.rows * paper.heightMm).toBeLessThanOrEqual(height)
  expect(perSheet(paper)).toBeLessThanOrEqual(market.tags.sheetMost)
})

it.each([
  ['labelsA4', 24],
  ['labelsUs', 30],
] as const)('%s has %i labels', (name, count) => expect(perSheet(papers[name])).toBe(count))

it('fills one sheet after the other', () => {
  const codes = Array.from({ length: 25 }, (_, seed) => tagCodeOf(new Uint8Array(11).fill(seed)))
  expect(sheetsOf(codes, papers.labelsA4).map(({ length }) => length)).toEqual([24, 1])
  expect(sheetsOf([], papers.labelsA4)).toEqual([])
})

it('holds an address of this market, from which the code is read', () => {
  const code = tagCodeOf(new Uint8Array(11))
  expect(tagAddress(code, 'https://wash.example')).toBe('https://wash.example/t/000000000000')
  expect(readTag(tagAddress(code, 'https://wash.example'))).toBe(code)
})
