import { describe, expect, it } from 'vitest'
import { categories, defaultGarment, garmentByName, garmentClasses, guessGarment, priceOf } from './catalogue.ts'

describe('catalogue', () => {
  it.each(garmentClasses.map((garment) => [garment.id, garment] as const))('%s is complete', (id, garment) => {
    expect(garment.name.length).toBeGreaterThan(2)
    expect(categories).toContain(garment.category)
    expect(Number.isInteger(garment.priceMinor) && garment.priceMinor >= 50).toBe(true)
    expect(Number.isInteger(garment.replacementMinor)).toBe(true)
    expect(garment.replacementMinor).toBeGreaterThan(garment.priceMinor)
    expect(garment.lifeYears).toBeGreaterThanOrEqual(1)
    expect(garment.sprite).toMatch(/^[a-z]+$/)
    expect(garmentByName(garment.name.toUpperCase())?.id).toBe(id)
  })

  it('has unique ids, names and words', () => {
    for (const values of [
      garmentClasses.map(({ id }) => id),
      garmentClasses.map(({ name }) => name),
      garmentClasses.flatMap(({ words }) => words),
    ])
      expect(new Set(values).size).toBe(values.length)
  })

  it.each(categories)('has a default of its own category for %s', (category) => {
    expect(defaultGarment(category).category).toBe(category)
  })

  it.each([
    ['Shirt', undefined, 'shirt'],
    ['  t-SHIRT ', undefined, 'tshirt'],
    ['blue tee', undefined, 'tshirt'],
    ['polo shirt', undefined, 'polo'],
    ['dress shirt', undefined, 'shirt'],
    ['2 summer dresses', undefined, 'dress'],
    ['Winter coats', 'other', 'outerwear'],
    ['black jeans, ripped', undefined, 'jeans'],
    ["Grandma's curtain", 'home', 'towel'],
    ['curtain', undefined, 'other'],
    ['', 'tops', 'tshirt'],
    ['Hemd', 'tops', 'tshirt'],
  ] as const)('guesses %j in %s as %s', (name, category, id) => {
    expect(guessGarment(name, category).id).toBe(id)
  })

  it('prices by class', () => {
    expect(priceOf('shirt')).toBe(350)
    expect(priceOf('tshirt')).toBe(250)
  })
})
