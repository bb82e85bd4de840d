import { type Part, partOf, readProcess, statusOf, treeOf } from '../process-tree.ts'

/** Megabytes of each part of the product at one moment; a part that does not run is not in it. */
export type TreeMemory = ReadonlyMap<
  Part,
  { readonly residentMb: number; readonly ownMb: number; readonly count: number }
>

/**
 * Resident memory of each part, and its own: pages that processes share are counted once for each in the first number, and
 * divided among them in the second.
 */
export function measureTree(root: number): TreeMemory {
  const sums = new Map<Part, { residentMb: number; ownMb: number; count: number }>()
  for (const pid of treeOf(root)) {
    const residentMb = statusOf(readProcess(pid, 'status'), 'VmRSS') / 1_024
    if (residentMb === 0) continue
    const part = partOf(pid)
    const { residentMb: before, ownMb, count } = sums.get(part) ?? { residentMb: 0, ownMb: 0, count: 0 }
    const shareMb = statusOf(readProcess(pid, 'smaps_rollup'), 'Pss') / 1_024
    sums.set(part, { residentMb: before + residentMb, ownMb: ownMb + shareMb, count: count + 1 })
  }
  return sums
}

export const totalOf = (memory: TreeMemory, which: 'residentMb' | 'ownMb', parts?: readonly Part[]): number =>
  [...memory].reduce((sum, [part, sizes]) => (parts && !parts.includes(part) ? sum : sum + sizes[which]), 0)
