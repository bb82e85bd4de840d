import path from 'node:path'
import { Marked, type Tokens } from 'marked'
import { resolveLink } from './broken-links.ts'
import { anchorsInOrder, plainText } from './read-markdown.ts'

export interface Page {
  /** Of the Markdown, from the root. */
  readonly file: string
  readonly title: string
  readonly html: string
  /** Pictures and the like that the page shows, from the root. */
  readonly assets: readonly string[]
}

/** The address of a document within the site. */
export const addressOf = (file: string): string => file.replace(/\.md$/, '.html')

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** One document as HTML. Links to documents lead to their pages; links to sources, which the site has not, become their path. */
export function renderPage(file: string, text: string, isPage: (file: string) => boolean): Page {
  const assets = new Set<string>()
  const nextAnchor = anchorsInOrder()
  let title = file
  const hrefOf = (target: string): string | undefined => {
    const found = resolveLink(file, target)
    if (!found) return target
    if (!isPage(found.file)) return undefined
    const relative = path.posix.relative(path.posix.dirname(file), addressOf(found.file))
    return found.anchor === '' ? relative : `${relative}#${found.anchor}`
  }
  const asset = (target: string) => {
    const found = resolveLink(file, target)
    if (found) assets.add(found.file)
    return target
  }
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const name = plainText(tokens)
        if (depth === 1) title = name
        const anchor = nextAnchor(name)
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)} <a class="anchor" href="#${anchor}" aria-label="Link to this heading">#</a></h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inside = this.parser.parseInline(tokens)
        const to = hrefOf(href)
        return to === undefined
          ? `<span class="source" title="${escapeHtml(href)}">${inside}</span>`
          : `<a href="${escapeHtml(to)}">${inside}</a>`
      },
      image: ({ href, text: alt }: Tokens.Image) => `<img src="${escapeHtml(asset(href))}" alt="${escapeHtml(alt)}">`,
      html: ({ text: html }: Tokens.HTML | Tokens.Tag) => html.replaceAll(/(?<=(?:src|srcset)=")[^"]+/g, asset),
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n')
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { file, title, html, assets: [...assets] }
}
