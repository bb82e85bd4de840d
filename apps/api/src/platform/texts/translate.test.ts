import { orderMessages } from '@washline/contract/orders/messages'
import { expect, it } from 'vitest'
import { translate, translateData } from './translate.ts'

it('translates a text, and leaves it English where it has no translation', () => {
  expect(translate('de', 'Washed by {name}.', { name: 'Ana' })).toBe('Gewaschen von Ana.')
  expect(translate('en', 'Washed by {name}.', { name: 'Ana' })).toBe('Washed by Ana.')
})

it('leaves a text that is not the product’s as it is', () => {
  expect(translateData('de', 'Your bank says {no')).toBe('Your bank says {no')
  expect(translateData('de', 'constructor')).toBe('constructor')
})

it('fills in a text that came as data', () => {
  expect(translateData('en', orderMessages.atCapacity, { count: 1 })).toMatch(/^You have 1 current order\./)
})

it('translates a text in its context, which no one sees', () => {
  const ordersIn = (language: 'de' | 'en') => [translate(language, 'Orders##washer'), translate(language, 'Orders')]
  expect(ordersIn('de')).toEqual(['Aufträge', 'Bestellungen'])
  expect(ordersIn('en')).toEqual(['Orders', 'Orders'])
})
