import path from 'node:path'
import { addressOf, escapeHtml, type Page } from './render-page.ts'

export interface Chapter {
  readonly title: string
  readonly pages: readonly Page[]
}

export interface Place {
  readonly chapters: readonly Chapter[]
  /** The page before and after this one in reading order. */
  readonly previous: Page | undefined
  readonly next: Page | undefined
}

/** The whole file of a page: contents at the left, the page, and where reading goes on. */
export function fillLayout(page: Page, { chapters, previous, next }: Place): string {
  const folder = path.posix.dirname(page.file)
  const to = (file: string) => path.posix.relative(folder, file)
  const link = (other: Page, text: string, rel = '') =>
    `<a href="${to(addressOf(other.file))}"${rel && ` rel="${rel}"`}${other === page ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`
  const contents = chapters
    .map(
      ({ title, pages }) =>
        `<h2>${escapeHtml(title)}</h2><ul>${pages.map((each) => `<li>${link(each, each.title)}</li>`).join('')}</ul>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} · Washline</title>
<link rel="stylesheet" href="${to('site.css')}">
<script defer src="${to('search-index.js')}"></script>
<script defer src="${to('search.js')}" data-root="${to('.') || '.'}"></script>
</head>
<body>
<a class="skip" href="#page">To the page</a>
<div class="side">
<header>
<p class="name"><a href="${to('docs/README.html')}">Washline</a></p>
<label>Search <input type="search" id="search" autocomplete="off"></label>
<ul id="found" aria-live="polite"></ul>
<a class="to-contents" href="#contents">Contents</a>
</header>
<nav id="contents" aria-label="Contents">${contents}</nav>
</div>
<main id="page">
${page.html}
<footer>${previous ? link(previous, `← ${previous.title}`, 'prev') : '<span></span>'}${next ? link(next, `${next.title} →`, 'next') : ''}</footer>
</main>
</body>
</html>
`
}
