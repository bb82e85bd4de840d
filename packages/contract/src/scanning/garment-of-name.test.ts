import { describe, expect, it } from 'vitest'
import { categories, garmentById, garmentClasses } from './catalogue.ts'
import { colouredName, colours } from './colours.ts'
import { defaultGarment, garmentOfName, guessGarment } from './garment-of-name.ts'
import { itemLabel } from './item-label.ts'

describe('names of garments', () => {
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
    ['White long-sleeve top', undefined, 'longsleeve'],
    ['light blue socks (pair)', undefined, 'socks'],
  ] as const)('guesses %j in %s as %s', (name, category, id) => {
    expect(guessGarment(name, category).id).toBe(id)
  })

  it.each(colours)('puts %s before every garment, and reads it again', (colour) => {
    for (const garment of garmentClasses)
      expect(garmentOfName(colouredName(garment, colour))).toEqual({ garment, colour })
  })

  it.each([
    ['tshirt', 'navy', 'Navy T-shirt'],
    ['longsleeve', 'light-blue', 'Light blue long-sleeve top'],
    ['outerwear', undefined, 'Coat or jacket'],
  ] as const)('calls %s in %s %s', (id, colour, name) => {
    expect(colouredName(garmentById(id), colour)).toBe(name)
  })

  it.each(['My navy T-shirt', 'Navy', 'Navy curtain', 'greyT-shirt'])('takes %j as somebody wrote it', (name) => {
    expect(garmentOfName(name)).toBeUndefined()
  })

  it('orders garment and colour by the language', () => {
    const german = { Navy: 'marineblau', 'T-shirt': 'T-Shirt' } as Record<string, string>
    const translate = (text: string, values?: object) =>
      values ? `${Object.values(values).reverse().join(', ')}` : (german[text] ?? text)
    expect(itemLabel('de', translate, 'Navy T-shirt')).toBe('T-Shirt, marineblau')
    expect(itemLabel('de', translate, 'Omas Vorhang')).toBe('Omas Vorhang')
    expect(itemLabel('en', translate, 'Navy T-shirt')).toBe('Navy T-shirt')
  })
})
