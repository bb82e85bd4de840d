import { describe, expect, it } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import { graticule, pitchAt } from './graticule.ts'

describe('the graticule', () => {
  it.each([
    [7, 1],
    [10, 0.1],
    [12, 0.02],
    [14, 0.005],
  ])('spaces lines at zoom %d by %d degrees', (zoom, pitch) => expect(pitchAt(zoom)).toBe(pitch))

  it('covers the visible area and labels its degrees', () => {
    const { features } = graticule([-77.05, -12.07, -77.01, -12.03], 12)
    const names = features.map(({ properties }) => properties?.n)
    expect(names).toEqual([
      '77.06° W',
      '77.04° W',
      '77.02° W',
      '77.00° W',
      '12.08° S',
      '12.06° S',
      '12.04° S',
      '12.02° S',
    ])
    expect(features[0]?.geometry.coordinates.map((at) => at.map((degree) => degree.toFixed(2)))).toEqual([
      ['-77.06', '-12.08'],
      ['-77.06', '-12.02'],
    ])
  })

  it('names the degrees by the compass and the decimal sign of the language', async () => {
    await showLanguage('de')
    const names = graticule([-77.05, 47.01, -77.05, 47.01], 12).features.map(({ properties }) => properties?.n)
    expect(names).toContain('47,00° N')
    expect(names).toContain('77,06° W')
    await showLanguage('ja')
    expect(graticule([13.01, 47.01, 13.01, 47.01], 12).features.at(0)?.properties?.n).toBe('東経13.00°')
    await showLanguage('en')
  })
})
