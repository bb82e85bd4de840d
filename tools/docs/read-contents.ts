import { resolveLink } from './broken-links.ts'
import { readMarkdown } from './read-markdown.ts'

export const contentsPath = 'docs/README.md'

/** The documents in reading order, as the table of contents links them. */
export function pagesInOrder(contents: string): string[] {
  const files = readMarkdown(contents).links.flatMap(({ target }) => resolveLink(contentsPath, target)?.file ?? [])
  return [...new Set(files)].filter((file) => file.endsWith('.md') && file !== contentsPath)
}

/** Pages of `docs/` itself that nobody finds by reading on. */
export const unlistedPages = (listed: readonly string[], all: readonly string[]): string[] =>
  all.filter((file) => /^docs\/[^/]+\.md$/.test(file) && file !== contentsPath && !listed.includes(file))

/** The headings of the table of contents with the documents below each. */
export const chaptersOf = (contents: string): { title: string; files: string[] }[] =>
  contents
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ title: part.split('\n')[0]?.trim() ?? '', files: pagesInOrder(part) }))
