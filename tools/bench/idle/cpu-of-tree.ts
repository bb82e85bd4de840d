import { type Part, partOf, readProcess, treeOf } from '../process-tree.ts'

/** Linux counts a process's CPU time in hundredths of a second. */
const ticksPerSecond = 100
/** Of `stat`, after the command's name: its own time as user and in the kernel, and that of children that have ended. */
const timeFields = [11, 12, 13, 14] as const

type TreeCpu = ReadonlyMap<Part, number>

/** Seconds of CPU that each part of the product has taken so far, with processes that have ended. */
export function cpuOfTree(root: number): TreeCpu {
  const sums = new Map<Part, number>()
  for (const pid of treeOf(root)) {
    const fields = readProcess(pid, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ')
    const seconds = timeFields.reduce((sum, field) => sum + Number(fields[field] ?? 0), 0) / ticksPerSecond
    const part = partOf(pid)
    sums.set(part, (sums.get(part) ?? 0) + seconds)
  }
  return sums
}
