import { expect, it } from 'vitest'
import { chaptersOf, pagesInOrder, unlistedPages } from './read-contents.ts'
import { renderPage } from './render-page.ts'

const page = (text: string) => renderPage('docs/a.md', text, (file) => file === 'README.md' || file === 'docs/a.md')

it('leads to pages of documents, keeps addresses elsewhere, and writes links to sources as text', () => {
  const { html } = page('# A\n\n[one](../README.md#b) [two](#a) [three](https://example.com) [four](../src/x.ts)')
  expect(html).toContain('<a href="../README.html#b">one</a>')
  expect(html).toContain('<a href="a.html#a">two</a>')
  expect(html).toContain('<a href="https://example.com">three</a>')
  expect(html).toContain('<span class="source" title="../src/x.ts">four</span>')
})

it('gives headings the anchors that links use, and takes the first one as its title', () => {
  const { html, title } = page('# The `npm test` step\n\n## Same\n\n## Same')
  expect(title).toBe('The npm test step')
  for (const anchor of ['the-npm-test-step', 'same', 'same-1']) expect(html).toContain(`id="${anchor}"`)
})

it('names the pictures that it shows, of both schemes', () => {
  const { assets } = page(
    '<picture><source srcset="p/dark.webp"><img src="p/light.webp" alt=""></picture>\n\n![x](p/x.png)',
  )
  expect(assets.toSorted()).toEqual(['docs/p/dark.webp', 'docs/p/light.webp', 'docs/p/x.png'])
})

it('reads chapters and the order of reading from the table of contents, and misses a page that is not in it', () => {
  const contents = '# D\n\n## Start\n\n- [x](start.md)\n\n## Run\n\n- [y](../README.md), [z](run.md#b)\n'
  expect(chaptersOf(contents)).toEqual([
    { title: 'Start', files: ['docs/start.md'] },
    { title: 'Run', files: ['README.md', 'docs/run.md'] },
  ])
  const all = ['README.md', 'docs/README.md', 'docs/run.md', 'docs/start.md', 'docs/lost.md', 'docs/decisions/1.md']
  expect(unlistedPages(pagesInOrder(contents), all)).toEqual(['docs/lost.md'])
})
