import { expect, it } from 'vitest'
import { highlightsOf, lostHighlights } from './lost-highlights.ts'

const source = `
  const texts = {
    card: { title: 'Card', message: 'Choose another card.', highlight: 'another card' },
    order: { message: '{number} is late.', highlight: number },
  }`
const highlights = highlightsOf('some.ts', source)

it('finds the highlights that are written out', () => {
  expect(highlights).toEqual([{ message: 'Choose another card.', highlight: 'another card' }])
})

it.each([
  ['Wähle eine andere Karte.', 'eine andere Karte', 0],
  ['Eine andere Karte, bitte.', 'eine andere Karte', 1],
])('in "%s", "%s" is lost %i times', (message, phrase, lost) => {
  const catalogue = { 'Choose another card.': message, 'another card': phrase }
  expect(lostHighlights(highlights, catalogue)).toHaveLength(lost)
})
