import { describe, expect, it } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { fillMessage } from './fill-message.ts'

const filled = (text: string, values = {}, language = 'en') => fillMessage(compileMessage(text), values, language)

describe('compileMessage', () => {
  it.each([
    ['Sign In', {}, 'Sign In'],
    ['Hello {name}', { name: 'Mei' }, 'Hello Mei'],
    ['{count, plural, one {# item} other {# items}}', { count: 1 }, '1 item'],
    ['{count, plural, one {# item} other {# items}}', { count: 13 }, '13 items'],
    [
      'You have {count, plural, =0 {nothing} one {# item from {who}} other {# items}}.',
      { count: 0 },
      'You have nothing.',
    ],
    [
      'You have {count, plural, =0 {nothing} one {# item from {who}} other {# items}}.',
      { count: 1, who: 'Mei' },
      'You have 1 item from Mei.',
    ],
    ['{role, select, washer {Washer} other {Customer}} #1', { role: 'washer' }, 'Washer #1'],
    ['{role, select, washer {Washer} other {Customer}}', { role: 'x' }, 'Customer'],
  ])('fills in %s', (text, values, expected) => {
    expect(filled(text, values)).toBe(expected)
  })

  it('formats fractions by language and leaves whole numbers unformatted', () => {
    const text = 'WL-{id}: {near} to {far} km'
    expect(filled(text, { id: 100482, near: 1.5, far: 3 }, 'de')).toBe('WL-100482: 1,5 to 3 km')
    expect(filled(text, { id: 100482, near: 1.5, far: 3 })).toBe('WL-100482: 1.5 to 3 km')
  })

  it('refuses an unreadable message', () => {
    expect(() => compileMessage('{ }')).toThrow('Unreadable message')
  })
})
