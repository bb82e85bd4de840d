import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { originPlaceholder } from '@washline/contract/platform/origin'
import { isBuiltIn, type Language } from '@washline/contract/texts/languages'
import { once } from '../once.ts'
import { askedLanguage } from '../texts/asked-language.ts'

export interface WebPages {
  /** The shell of every screen that is not a page of its own. */
  shell(): Promise<string>
  /** What search engines ask for, by path. */
  readonly searchFiles: ReadonlyMap<string, () => Promise<string>>
  /** Every other file, by path: assets, icons, the service worker. */
  readonly files: ReadonlySet<string>
  /** The page of a path, in the reader's language where the path names none. */
  find(path: string, reader: Reader): { html: () => Promise<string>; language: Language } | undefined
}

export interface Reader {
  /** The `language` of the address' query. */
  readonly asked: unknown
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

const shellName = 'shell.html'
const filesForSearchEngines = ['sitemap.xml', 'robots.txt']
const isHidden = (name: string) => name.split(sep).some((part) => part.startsWith('.'))
/** Written beside a file and sent instead of it. */
const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name)

/**
 * Lists the files of the built client. Pages hold a placeholder and are never sent as they lie there: each is read when it is first
 * asked for, gets the address at which this copy is reached, and is dressed, again with every other dress. Nothing when the client is not built.
 */
export async function readWebPages(
  root: string,
  publicUrl: string,
  dress: () => (html: string) => string = () => undressed,
): Promise<WebPages | undefined> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((): Dirent[] => [])
  const names = entries.filter((one) => one.isFile()).map((one) => relative(root, join(one.parentPath, one.name)))
  if (!names.includes(shellName)) return undefined
  const { origin } = new URL(publicUrl)
  const read = async (name: string) => (await readFile(join(root, name), 'utf8')).replaceAll(originPlaceholder, origin)
  const page = (name: string) => {
    const readOnce = once(() => read(name))
    let dressed: { readonly by: ReturnType<typeof dress>; readonly html: Promise<string> } | undefined
    return () => {
      const by = dress()
      if (dressed?.by !== by) dressed = { by, html: readOnce().then(by) }
      return dressed.html
    }
  }
  const pages = new Map<string, () => Promise<string>>()
  for (const name of names)
    if (name.endsWith('index.html')) pages.set(`/${name.split(sep).slice(0, -1).join('/')}`, page(name))
  const searchFiles = filesForSearchEngines.filter((name) => names.includes(name))
  const isSent = (name: string) =>
    !isHidden(name) && !name.endsWith('.html') && !isCompressed(name) && !searchFiles.includes(name)
  return {
    shell: page(shellName),
    searchFiles: new Map(searchFiles.map((name) => [`/${name}`, once(() => read(name))])),
    files: new Set(names.filter(isSent).map(toPath)),
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

const undressed = (html: string) => html

const toPath = (name: string) => `/${name.split(sep).join('/')}`

/** What the reader asks for right now, else chose before, else has set in the browser. */
function readersLanguage({ asked, cookie, acceptLanguage }: Reader): Language {
  const chosen = /(?:^|; )language=([\w-]+)/.exec(cookie ?? '')?.[1]
  if (isBuiltIn(asked)) return asked
  return isBuiltIn(chosen) ? chosen : (askedLanguage(acceptLanguage) ?? 'en')
}
