import { expect, it } from 'vitest'
import { brokenLinks } from './broken-links.ts'
import { anchorOf, readMarkdown } from './read-markdown.ts'

const brokenIn = (files: Record<string, string>, others: readonly string[] = []) =>
  brokenLinks({ texts: new Map(Object.entries(files)), exists: (file) => file in files || others.includes(file) })

it.each([
  ['Run it in two minutes', 'run-it-in-two-minutes'],
  ['The `npm test` step, alone', 'the-npm-test-step-alone'],
  ['Order’s end: what then?', 'orders-end-what-then'],
  ['Several processes, one database', 'several-processes-one-database'],
])('the heading %s has the anchor %s', (heading, anchor) => expect(anchorOf(heading.replaceAll('`', ''))).toBe(anchor))

it('numbers the anchors of headings that repeat', () => {
  expect([...readMarkdown('# Same\n\n## Same\n\n## `Same`\n').anchors]).toEqual(['same', 'same-1', 'same-2'])
})

it.each([
  ['a file that is there', '[x](b.md)', []],
  ['a heading that is there', '[x](b.md#one-two)', []],
  ['a heading of its own', '# Here\n\n[x](#here)', []],
  ['a folder and a picture', '[x](../src) ![y](p.webp)', []],
  ['an address elsewhere', '[x](https://example.com/none.md)', []],
  ['a link in code', '`[x](none.md)`', []],
  ['a file that is missing', 'One\n\n[x](none.md)', ['docs/a.md:3  none.md: there is no docs/none.md']],
  ['a heading that is missing', '[x](b.md#three)', ['docs/a.md:1  b.md#three: docs/b.md has no heading for #three']],
  ['a picture in HTML', '<img src="none.webp" alt="">', ['docs/a.md:1  none.webp: there is no docs/none.webp']],
])('follows %s', (_what, text, broken) => {
  expect(brokenIn({ 'docs/a.md': text, 'docs/b.md': '# One two\n' }, ['src', 'docs/p.webp'])).toEqual(broken)
})
