import { garmentById } from '@washline/contract/scanning/catalogue'
import { describe, expect, it } from 'vitest'
import type { Box, ScannedItem } from '../../../apps/api/src/scanning/scanner-gateway.ts'
import { judgeScan } from './judge-scan.ts'
import type { Edges, LabelledGarment, LabelledPhoto } from './labelled-photos.ts'
import { metricsOf } from './metrics.ts'

const left: Box = [0, 0, 0.4, 1]
const right: Box = [0.6, 0, 0.4, 1]
const leftEdges: Edges = [0, 0, 0.4, 1]
const rightEdges: Edges = [0.6, 0, 1, 1]

const photoOf = (group: string, ...garments: LabelledGarment[]): LabelledPhoto => ({
  id: group,
  file: `${group}.jpg`,
  garments,
  group,
})
const garment = (garmentId: LabelledGarment['garmentId'], edges?: Edges): LabelledGarment => ({ garmentId, edges })
const item = (id: LabelledGarment['garmentId'], confidence: number, ...boxes: Box[]): ScannedItem => ({
  garment: garmentById(id),
  category: garmentById(id).category,
  quantity: boxes.length,
  confidence,
  boxes,
})

describe('judgeScan', () => {
  it('judges a photograph of one garment by the piece that the scanner is surest of', () => {
    const photo = photoOf('single', garment('shirt'))
    const judged = judgeScan(photo, [item('pants', 0.4, left), item('tshirt', 0.8, right)])
    expect(judged).toMatchObject({ countError: 1, surest: { confidence: 0.8, right: true } })
  })

  it('judges a piece by the garment that lies where it was found', () => {
    const photo = photoOf('spread', garment('shirt', leftEdges), garment('pants', rightEdges))
    const judged = judgeScan(photo, [item('pants', 0.6, left), item('shorts', 0.9, right)])
    expect(judged.pieces.map((piece) => piece.right)).toEqual([false, true])
  })

  it('lets a garment be found once', () => {
    const photo = photoOf('spread', garment('shirt', leftEdges))
    const judged = judgeScan(photo, [item('shirt', 0.6, left, [0, 0, 0.4, 0.9])])
    expect(judged.pieces.map((piece) => piece.right)).toEqual([true, undefined])
  })

  it('agrees on a quantity only as far as both have it', () => {
    const photo = photoOf('spread', garment('shirt'), garment('polo'), garment('hat'))
    expect(judgeScan(photo, [item('tshirt', 0.6, left), item('pants', 0.6, right)])).toMatchObject({
      agreed: 1,
      found: 2,
    })
  })
})

describe('metricsOf', () => {
  const measured = (name: string, judgements: Parameters<typeof metricsOf>[0]) =>
    metricsOf(judgements).find((metric) => metric.name === name)?.measured
  const nothing = judgeScan(photoOf('empty'), [])
  const something = judgeScan(photoOf('empty'), [item('hat', 0.3, left)])
  const unsure = judgeScan(photoOf('single', garment('hat')), [item('shirt', 0.5, left)])
  const sure = judgeScan(photoOf('unseen', garment('hat')), [item('hat', 0.9, left)])
  const scene = judgeScan(photoOf('spread', garment('shirt', leftEdges), garment('hat', rightEdges)), [
    item('shirt', 0.6, left),
  ])

  it.each([
    ['empty: nothing found', [nothing, something], '50.0 %'],
    ['single photo, category right', [unsure, sure], '50.0 %'],
    ['the same, photographers never seen', [unsure, sure], '100.0 %'],
    ['single photo, confidence 0.7 and over: right', [unsure, sure], '100.0 %'],
    ['single photo, confidence 0.7 and over: cover', [unsure, sure], '50.0 %'],
    ['spread and overlapping: mean count error', [scene], '1.00'],
    ['spread and overlapping: within 1', [scene], '100.0 %'],
    ['all scenes: count exact', [scene], '0.0 %'],
    ['scenes: manifest F1 (category and quantity)', [scene], '0.67'],
    ['scenes: category of found items', [unsure], '–'],
  ])('%s', (name, judgements, expected) => {
    expect(measured(name, judgements)).toBe(expected)
  })
})
