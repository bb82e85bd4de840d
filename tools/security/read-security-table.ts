export interface SecurityRow {
  readonly line: number
  readonly numbers: readonly string[]
  /** The last cell of a line of a table; nothing for a line of a list. */
  readonly proof: string | undefined
}

const tableLine = /^\| (\d+\.\d+\.\d+) \|.*\| ([^|]+) \|$/
const listLine = /^- ((?:\d+\.\d+\.\d+(?:–\d+)?(?:, )?)+): ./

/** `9.2.1–4` is four numbers. */
function numbersOf(text: string): string[] {
  return text.split(', ').flatMap((each) => {
    const [first = '', last] = each.split('–')
    const section = first.slice(0, first.lastIndexOf('.'))
    const from = Number(first.slice(section.length + 1))
    return Array.from({ length: Number(last ?? from) - from + 1 }, (_, n) => `${section}.${from + n}`)
  })
}

/** The lines of the page that answer requirements: one in a line of a table, several in one of a list. */
export function readSecurityTable(page: string): SecurityRow[] {
  return page.split('\n').flatMap((text, index): SecurityRow[] => {
    const row = tableLine.exec(text)
    if (row) return [{ line: index + 1, numbers: [row[1] ?? ''], proof: row[2] ?? '' }]
    const list = listLine.exec(text)
    return list ? [{ line: index + 1, numbers: numbersOf(list[1] ?? ''), proof: undefined }] : []
  })
}

const topFolders = /^(?:apps|packages|tools|e2e|docs|models)\//

/** The paths in backticks, from the root: those without a folder of the root are of the API. Paths of addresses begin with `/`. */
export const pathsIn = (page: string): string[] =>
  [...page.matchAll(/`([\w.][\w.@-]*(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('DATA_DIR/'))
    .map((path) => (topFolders.test(path) ? path : `apps/api/src/${path}`))

/** The files that a page of `docs/` links, from the root. */
export const linksIn = (page: string): string[] =>
  [...page.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, path = '']) => `docs/${path}`)
