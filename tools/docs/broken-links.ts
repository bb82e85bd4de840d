import path from 'node:path'
import { readMarkdown } from './read-markdown.ts'

export interface Documents {
  /** Every Markdown file by its path from the root. */
  readonly texts: ReadonlyMap<string, string>
  /** Whether the project has this file or folder. */
  readonly exists: (file: string) => boolean
}

const elsewhere = /^[a-z][a-z+.-]*:/i

/** The file of a relative link, from the root, and its anchor. Undefined for an address elsewhere. */
export function resolveLink(from: string, target: string): { file: string; anchor: string } | undefined {
  if (elsewhere.test(target)) return undefined
  const [file = '', anchor = ''] = decodeURI(target).split('#')
  return { file: file === '' ? from : path.posix.normalize(path.posix.join(path.posix.dirname(from), file)), anchor }
}

/** Every relative link that leads nowhere: to no file, or to an anchor that its file does not have. */
export function brokenLinks({ texts, exists }: Documents): string[] {
  const files = new Map([...texts].map(([file, text]) => [file, readMarkdown(text)]))
  return [...files].flatMap(([from, { links }]) =>
    links.flatMap(({ target, line }) => {
      const found = resolveLink(from, target)
      if (!found) return []
      const { file, anchor } = found
      if (!exists(file)) return [`${from}:${line}  ${target}: there is no ${file}`]
      const isMissing = anchor !== '' && files.get(file)?.anchors.has(anchor) === false
      return isMissing ? [`${from}:${line}  ${target}: ${file} has no heading for #${anchor}`] : []
    }),
  )
}
