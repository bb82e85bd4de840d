import { readdirSync, readFileSync } from 'node:fs'

export type Part = 'server' | 'scanner' | 'pictures' | 'people' | 'database' | 'other'

/** Megabytes of each part of the product at one moment; a part that does not run is not in it. */
export type TreeMemory = ReadonlyMap<
  Part,
  { readonly residentMb: number; readonly ownMb: number; readonly count: number }
>

const partsByCommand: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [/scan-child\.ts/, 'scanner'],
  [/photo-child\.ts/, 'pictures'],
  [/main\.ts/, 'server'],
  [/autopilot\.ts/, 'people'],
  [/postgres/, 'database'],
]

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const kilobytes = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

const partOf = (pid: number): Part => {
  const command = read(pid, 'cmdline').replaceAll('\0', ' ')
  return partsByCommand.find(([pattern]) => pattern.test(command))?.[1] ?? 'other'
}

/** The process and all that it has started. */
function treeOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), kilobytes(read(Number(name), 'status'), 'PPid')] as const),
  )
  const tree = [root]
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

/**
 * Resident memory of each part, and its own: pages that processes share are counted once for each in the first number, and
 * divided among them in the second.
 */
export function measureTree(root: number): TreeMemory {
  const sums = new Map<Part, { residentMb: number; ownMb: number; count: number }>()
  for (const pid of treeOf(root)) {
    const residentMb = kilobytes(read(pid, 'status'), 'VmRSS') / 1_024
    if (residentMb === 0) continue
    const part = partOf(pid)
    const { residentMb: before, ownMb, count } = sums.get(part) ?? { residentMb: 0, ownMb: 0, count: 0 }
    const shareMb = kilobytes(read(pid, 'smaps_rollup'), 'Pss') / 1_024
    sums.set(part, { residentMb: before + residentMb, ownMb: ownMb + shareMb, count: count + 1 })
  }
  return sums
}

export const totalOf = (memory: TreeMemory, which: 'residentMb' | 'ownMb', parts?: readonly Part[]): number =>
  [...memory].reduce((sum, [part, sizes]) => (parts && !parts.includes(part) ? sum : sum + sizes[which]), 0)
