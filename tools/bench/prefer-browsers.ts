import { execFileSync } from 'node:child_process'
import { readProcess, treeOf } from './process-tree.ts'

const everyMs = 100

/**
 * Until it is ended, gives this process's browsers priority over the server, Lighthouse and all other programs: a page's
 * task takes its time then, and not that of what shares its core, which on a phone it does not. The whole browser, since on
 * Linux a page asks it how to draw each size of a font, and waited 5 to 300 ms of one layout on a busy machine; pages
 * have no priority over the rest, which records their trace.
 * Needs Linux, util-linux and the right to real-time priority, and prints a line where they are missing. Returns what ends it.
 */
export function preferBrowsers(): () => void {
  const preferred = new Set<number>()
  const prefer = () => {
    for (const pid of treeOf(process.pid)) {
      const command = readProcess(pid, 'cmdline')
      if (preferred.has(pid) || !/--type=|--remote-debugging-/.test(command)) continue
      preferred.add(pid)
      mayPrefer('--all-tasks', '--rr', '--pid', '1', String(pid))
    }
  }
  if (process.platform !== 'linux' || !mayPrefer('--rr', '1', 'true')) {
    process.stdout.write(
      'Without priority for the browser: a task’s time includes what other processes took meanwhile.\n\n',
    )
    return () => undefined
  }
  const timer = setInterval(prefer, everyMs)
  return () => clearInterval(timer)
}

/** Also false for a process that has ended meanwhile, which needs no priority any more. */
function mayPrefer(...args: string[]): boolean {
  try {
    execFileSync('chrt', args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
