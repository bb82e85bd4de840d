import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Start time of the process in the system's own unit. Equal texts mean the same process, which detects a reused process
 * number. `undefined`: there is no such process, or it has ended and waits to be reaped.
 */
export function processStartTime(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart=')
  const stat = readProcFile(pid, 'stat')
  // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' || state === 'X' ? undefined : fields[18]
}

/** The arguments the process was started with, program first; empty when there is no such process. */
export function processArguments(pid: number): string[] {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'command=')?.split(' ') ?? []
  return readProcFile(pid, 'cmdline').split('\0').filter(Boolean)
}

function readProcFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
