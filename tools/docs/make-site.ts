// Run by `npm run docs`: writes every document as a page of a site into `build/docs`.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Chapter, fillLayout } from './fill-layout.ts'
import { listDocuments } from './list-documents.ts'
import { chaptersOf, contentsPath, pagesInOrder } from './read-contents.ts'
import { addressOf, type Page, renderPage } from './render-page.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const target = path.join(root, 'build', 'docs')
const { texts, exists } = listDocuments(root)
const contents = texts.get(contentsPath) ?? ''
const pages = new Map([...texts].map(([file, text]) => [file, renderPage(file, text, (other) => texts.has(other))]))
const present = (files: readonly string[]): Page[] => files.flatMap((file) => pages.get(file) ?? [])
const chapters: Chapter[] = chaptersOf(contents).map(({ title, files }) => ({ title, pages: present(files) }))
const inOrder = present([contentsPath, ...pagesInOrder(contents)])

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
  writeFileSync(path.join(target, file), text)
}
const textOf = (html: string) =>
  html
    .replaceAll(/<a class="anchor"[^>]*>#<\/a>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

rmSync(target, { recursive: true, force: true })
for (const page of pages.values()) {
  const at = inOrder.indexOf(page)
  const place = { chapters, previous: inOrder[at - 1], next: at < 0 ? undefined : inOrder[at + 1] }
  write(addressOf(page.file), fillLayout(page, place))
  for (const asset of page.assets.filter(exists))
    cpSync(path.join(root, asset), path.join(target, asset), { recursive: true })
}
const index = [...pages.values()].map(({ file, title, html }) => ({
  address: addressOf(file),
  title,
  text: textOf(html),
}))
write('search-index.js', `globalThis.searchIndex = ${JSON.stringify(index)}\n`)
write(
  'index.html',
  '<!doctype html><meta charset="utf-8"><title>Washline</title><meta http-equiv="refresh" content="0; url=docs/README.html">\n',
)
for (const file of ['site.css', 'search.js'])
  cpSync(path.join(import.meta.dirname, 'site', file), path.join(target, file))
console.log(`docs: ${pages.size} pages in build/docs; open build/docs/index.html`)
