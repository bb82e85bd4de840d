import { describe, expect, it } from 'vitest'
import { categories, garmentByName, garmentClasses, priceOf } from './catalogue.ts'

describe('catalogue', () => {
  it.each(garmentClasses.map((garment) => [garment.id, garment] as const))('%s is complete', (id, garment) => {
    expect(garment.name.length).toBeGreaterThan(2)
    expect(categories).toContain(garment.category)
    expect(Number.isInteger(garment.priceMinor) && garment.priceMinor >= 50).toBe(true)
    expect(Number.isInteger(garment.replacementMinor)).toBe(true)
    expect(garment.replacementMinor).toBeGreaterThan(garment.priceMinor)
    expect(garment.expectedLifeYears).toBeGreaterThanOrEqual(1)
    expect(garment.sprite).toMatch(/^[a-z]+$/)
    expect(garmentByName(garment.name.toUpperCase())?.id).toBe(id)
  })

  it('has unique ids, names and keywords', () => {
    for (const values of [
      garmentClasses.map(({ id }) => id),
      garmentClasses.map(({ name }) => name),
      garmentClasses.flatMap(({ keywords }) => keywords),
    ])
      expect(new Set(values).size).toBe(values.length)
  })

  it('prices by class', () => {
    expect(priceOf('shirt')).toBe(350)
    expect(priceOf('tshirt')).toBe(250)
  })
})
