import { describe, expect, it } from 'vitest'
import { lineOf, oneLine, severalLines } from './plain-text.ts'
import { seenLength } from './seen-length.ts'

const name = oneLine({ min: 1, max: 10, error: 'Name is required' })
const note = severalLines({ max: 20 })
const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'
const messagesOf = (schema: typeof name, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message)

it.each([
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  [family, 1],
  ['नमस्ते', 3],
  ['', 0],
])('counts %j as people see it', (text, length) => {
  expect(seenLength(text)).toBe(length)
})

describe('one line', () => {
  it.each([
    ['Zoe\u0308', 'Zoë'],
    ['  Ana  ', 'Ana'],
    ['Ana\tB', 'Ana B'],
    ['محمد', 'محمد'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    [family, family],
    ['éééééééééé', 'éééééééééé'],
    ['e\u0301'.repeat(10), 'é'.repeat(10)],
  ])('takes %j as %j', (text, stored) => {
    expect(name.parse(text)).toBe(stored)
  })

  it.each([
    ['a control sign', 'A\u0007na'],
    ['a line break', 'Ana\nBo'],
    ['a line separator', 'Ana\u2028Bo'],
    ['an override of direction', 'Ana\u202eBo'],
    ['an isolate of direction', 'Ana\u2066Bo'],
    ['a mark of direction', 'Ana\u200f'],
    ['a hidden space', 'An\u200ba'],
    ['a byte order mark', 'An\ufeffa'],
    ['a soft hyphen', 'An\u00ada'],
    ['a tag', 'An\u{e0041}a'],
    ['a private character', 'An\ue000a'],
  ])('refuses %s', (_, text) => {
    expect(messagesOf(name, text)).toEqual(['Please write one line of plain text.'])
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a filler that looks like nothing', '\u3164'],
    ['joiners', '\u200d\u200c'],
    ['no text', 7],
  ])('refuses %s as missing', (_, text) => {
    expect(messagesOf(name, text)).toEqual(['Name is required'])
  })

  it.each([
    ['too many characters', 'abcdefghijk'],
    ['few characters of many bytes', `a${'\u0301'.repeat(60)}`],
    ['very many characters', 'a'.repeat(5_000)],
  ])('refuses %s', (_, text) => {
    expect(messagesOf(name, text)).toEqual(['Please keep it shorter.'])
  })
})

describe('several lines', () => {
  it('have line breaks of one kind', () => {
    expect(note.parse('one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree')
  })
  it.each(['a\u0000', 'a\u202eb', 'a\u2029b', 'a\u000bb'])('refuse the other signs of %j', (text) => {
    expect(messagesOf(note, text)).toEqual(['Please use plain text.'])
  })
})

it('makes a line of a text from elsewhere', () => {
  expect(lineOf(' A\u202ena\n\nPereira\u0000 ', 100)).toBe('Ana Pereira')
  expect(lineOf('abcdef', 3)).toBe('abc')
  expect(lineOf(`${family}abcd`, 4)).toBe(`${family}abc`)
})
