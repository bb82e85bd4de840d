import { readdirSync, readFileSync } from 'node:fs'

export type Part = 'server' | 'scanner' | 'pictures' | 'people' | 'database' | 'other'

const partsByCommand: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [/scan-child\.m?[jt]s/, 'scanner'],
  [/photo-child\.m?[jt]s/, 'pictures'],
  [/main\.m?[jt]s/, 'server'],
  [/autopilot\.m?[jt]s/, 'people'],
  [/postgres/, 'database'],
]

/** A file of a process in `/proc`; empty once it has ended. */
export function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** A number of the process's `status`. */
export const statusOf = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

export function partOf(pid: number): Part {
  const command = readProcess(pid, 'cmdline').replaceAll('\0', ' ')
  return partsByCommand.find(([pattern]) => pattern.test(command))?.[1] ?? 'other'
}

/** The process and all that it has started. */
export function treeOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statusOf(readProcess(Number(name), 'status'), 'PPid')] as const),
  )
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}
