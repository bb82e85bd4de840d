// A step of `npm test`: every relative link and anchor of every Markdown file leads somewhere, and the table of contents has every page.
import path from 'node:path'
import { brokenLinks } from './broken-links.ts'
import { listDocuments } from './list-documents.ts'
import { contentsPath, pagesInOrder, unlistedPages } from './read-contents.ts'

const documents = listDocuments(path.resolve(import.meta.dirname, '..', '..'))
const pages = pagesInOrder(documents.texts.get(contentsPath) ?? '')
const findings = [
  ...brokenLinks(documents),
  ...unlistedPages(pages, [...documents.texts.keys()]).map((page) => `${page} is not in ${contentsPath}`),
]
for (const finding of findings) console.error(finding)
console.log(`docs: ${documents.texts.size} documents seen, ${findings.length} broken links or unlisted pages`)
process.exitCode = findings.length === 0 ? 0 : 1
