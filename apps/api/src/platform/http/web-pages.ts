import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { originPlaceholder } from '@washline/contract/platform/origin'
import { isBuiltIn, type Language } from '@washline/contract/texts/languages'
import { askedLanguage } from '../texts/asked-language.ts'

export interface WebPages {
  /** The shell of every screen that is not a page of its own. */
  readonly shell: string
  /** What search engines ask for, by path. */
  readonly files: ReadonlyMap<string, string>
  /** The page of a path, in the reader's language where the path names none. */
  find(path: string, reader: Reader): { html: string; language: Language } | undefined
}

export interface Reader {
  /** The `language` of the address' query. */
  readonly asked: unknown
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

const shellName = 'shell.html'
const filesForSearchEngines = ['sitemap.xml', 'robots.txt']

/** The files that `readWebPages` reads: they hold a placeholder and are never sent as they lie there. */
export const pageFiles = ['**/*.html', ...filesForSearchEngines]

/** Reads the written pages of the built client, once, fills in where this copy is reached, and dresses them. Nothing when it is not built. */
export async function readWebPages(
  root: string,
  publicUrl: string,
  dress: (html: string) => string = (html) => html,
): Promise<WebPages | undefined> {
  const names = await readdir(root, { recursive: true }).catch((): string[] => [])
  if (!names.includes(shellName)) return undefined
  const { origin } = new URL(publicUrl)
  const read = async (name: string) => (await readFile(join(root, name), 'utf8')).replaceAll(originPlaceholder, origin)
  const readPage = async (name: string) => dress(await read(name))
  const pages = new Map<string, string>()
  for (const name of names)
    if (name.endsWith('index.html')) pages.set(`/${name.split(sep).slice(0, -1).join('/')}`, await readPage(name))
  const files = new Map<string, string>()
  for (const name of filesForSearchEngines) if (names.includes(name)) files.set(`/${name}`, await read(name))
  return {
    shell: await readPage(shellName),
    files,
    find(path, reader) {
      const prefix = path.split('/')[1]
      const html = pages.get(path)
      if (html !== undefined && isBuiltIn(prefix)) return { html, language: prefix }
      if (html === undefined) return undefined
      const language = readersLanguage(reader)
      const translated = pages.get(path === '/' ? `/${language}` : `/${language}${path}`)
      return translated === undefined ? { html, language: 'en' } : { html: translated, language }
    },
  }
}

/** What the reader asks for right now, else chose before, else has set in the browser. */
function readersLanguage({ asked, cookie, acceptLanguage }: Reader): Language {
  const chosen = /(?:^|; )language=([\w-]+)/.exec(cookie ?? '')?.[1]
  if (isBuiltIn(asked)) return asked
  return isBuiltIn(chosen) ? chosen : (askedLanguage(acceptLanguage) ?? 'en')
}
