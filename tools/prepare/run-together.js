import { spawn } from 'node:child_process'
import { watchParent } from './watch-parent.js'

const END_LIMIT_MS = 20_000

/**
 * Runs commands side by side in the foreground until the first one ends; then, or on a signal, ends the others. Returns
 * the code of the one that ended first. They stay in our process group, so a kill of the group takes everything.
 */
export async function runTogether(commands) {
  const children = commands.map(({ file, args, ...options }) => spawn(file, args, { ...options, stdio: 'inherit' }))
  let asked
  const endAll = (signal) => {
    if (asked) return
    asked = signal
    // On Ctrl-C the terminal has signalled every process of the group already; a second signal would mean "at once".
    const notified = signal === 'SIGINT' && process.stdin.isTTY
    if (!notified) for (const child of children) child.kill(signal)
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
    }, END_LIMIT_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal))
  if (process.env.npm_lifecycle_event) watchParent(() => endAll('SIGTERM'))

  const ends = children.map(ended)
  const first = await Promise.race(ends)
  endAll('SIGTERM')
  await Promise.all(ends)
  return first
}

/** An end by the signal we passed on is the end that was asked for. */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 0)))
  })
}
