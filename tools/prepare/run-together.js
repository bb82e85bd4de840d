import { spawn } from 'node:child_process'
import { watchParent } from './watch-parent.js'

const END_LIMIT_MS = 20_000

/**
 * Runs commands side by side in the foreground until the first one ends; then, or on a signal, ends the others. Returns
 * the code of the one that ended first. They stay in our process group, so a kill of the group takes everything. A command with
 * something `awaited` is sent a message when that is there; all are ended, and the error is thrown, when it fails.
 */
export async function runTogether(commands) {
  const children = commands.map(({ file, args, awaited, ...options }) =>
    spawn(file, args, { ...options, stdio: awaited ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit' }),
  )
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
  const messages = commands.map(({ awaited }, index) => sendWhenThere(children[index], awaited))
  const failures = messages.map((message) => message.then(() => new Promise(() => {})))
  try {
    return await Promise.race([...ends, ...failures])
  } finally {
    endAll('SIGTERM')
    await Promise.all(ends)
  }
}

async function sendWhenThere(child, awaited) {
  await awaited
  if (awaited && child.connected) child.send('there')
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
