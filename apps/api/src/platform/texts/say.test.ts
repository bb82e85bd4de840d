import { messages } from '@washline/contract/messages'
import { expect, it } from 'vitest'
import { say, sayKnown } from './say.ts'

it('says a text in a language, and in English where it is not translated', () => {
  expect(say('de', 'Hello {name},', { name: 'Ana' })).toBe('Hallo Ana,')
  expect(say('en', 'Hello {name},', { name: 'Ana' })).toBe('Hello Ana,')
})

it('leaves a text that is not the product’s as it is', () => {
  expect(sayKnown('de', 'Your bank says {no')).toBe('Your bank says {no')
  expect(sayKnown('de', 'constructor')).toBe('constructor')
})

it('fills in a text that came as data', () => {
  expect(sayKnown('en', messages.orders.atCapacity, { count: 1 })).toMatch(/^You have 1 order in hand/)
})
