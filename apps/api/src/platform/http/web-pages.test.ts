import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { originPlaceholder } from '@washline/contract/platform/origin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWebPages, type WebPages } from './web-pages.ts'

let root: string
let pages: WebPages

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-pages-'))
  const written = {
    'shell.html': 'shell',
    'index.html': `en / ${originPlaceholder}/`,
    'terms/index.html': 'en /terms',
    'de/index.html': 'de /',
    'de/terms/index.html': 'de /terms',
    'ja/index.html': 'ja /',
    'robots.txt': `Sitemap: ${originPlaceholder}/sitemap.xml`,
    'assets/entry.js': 'code',
    'assets/entry.js.br': 'compressed code',
  }
  for (const [name, text] of Object.entries(written)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  const read = await readWebPages(root, 'https://wash.example:8443/')
  if (!read) throw new Error('nothing was read')
  pages = read
})
afterAll(() => rm(root, { recursive: true }))

describe('the page of a path', () => {
  const reader = { asked: undefined, cookie: undefined, acceptLanguage: undefined }
  it.each([
    ['/', {}, 'en / https://wash.example:8443/'],
    ['/', { acceptLanguage: 'de-DE,en;q=0.5' }, 'de /'],
    ['/', { acceptLanguage: 'de', cookie: 'theme=dark; language=ja' }, 'ja /'],
    ['/', { acceptLanguage: 'de', cookie: 'language=ja', asked: 'en' }, 'en / https://wash.example:8443/'],
    ['/', { acceptLanguage: 'de', cookie: 'language=nl', asked: ['ja'] }, 'de /'],
    ['/terms', { acceptLanguage: 'de' }, 'de /terms'],
    ['/terms', { acceptLanguage: 'ja' }, 'en /terms'],
    ['/de/terms', { acceptLanguage: 'ja', cookie: 'language=ja' }, 'de /terms'],
    ['/home-screen', { acceptLanguage: 'de' }, undefined],
  ])('%s for %o', async (path, preferences, html) => {
    expect(await pages.find(path, { ...reader, ...preferences })?.html()).toBe(html)
  })
})

it('writes the public address of this installation for search engines', async () => {
  expect(await pages.searchFiles.get('/robots.txt')?.()).toBe('Sitemap: https://wash.example:8443/sitemap.xml')
})

it('lists the files that are sent as they lie there, and neither pages nor their compressed copies', () => {
  expect([...pages.files]).toEqual(['/assets/entry.js'])
})

it('is nothing where the client is not built', async () => {
  expect(await readWebPages(join(root, 'ja'), 'http://localhost:3000')).toBeUndefined()
  expect(await readWebPages(join(root, 'nowhere'), 'http://localhost:3000')).toBeUndefined()
})
