import { spawn } from 'node:child_process'

const REMINDER_MS = 15_000
const TAIL_LINES = 25

export const print = (line) => process.stdout.write(`${line}\n`)

export const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

const running = new Set()
let isOver = false

/** Ends what still runs quietly, where nobody needs it any more, and reports nothing of it. */
export const endQuietly = () => {
  isOver = true
  for (const child of running) child.kill()
}

/** A failure that the reader can act on: printed without a stack. */
export class PrepareError extends Error {}

/** Runs a main function and ends the process with its code; expected failures are one message. */
export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.stderr.write(`\n${error instanceof PrepareError ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}

/** Runs a command quietly under one progress line; its output is shown only when it fails. */
export async function quietly(title, file, args, options = {}) {
  const startedAt = performance.now()
  print(`${title} ...`)
  const reminder = setInterval(() => print(`  ${title}: still at it (${seconds(startedAt)})`), REMINDER_MS).unref()
  const { code, output } = await collect(file, args, options)
  clearInterval(reminder)
  if (code !== 0) {
    const tail = output.trim().split('\n').slice(-TAIL_LINES).join('\n')
    throw new PrepareError(`${title} failed (${file} ${args.join(' ')}):\n${tail}`)
  }
  print(`  ${title}: done in ${seconds(startedAt)}`)
}

/** Runs a command and returns its code and everything it wrote. */
export function collect(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const end = (code, text) => {
      running.delete(child)
      if (!isOver) resolve({ code, output: text })
    }
    child.once('error', (error) => end(1, output + error.message))
    child.once('close', (code) => end(code ?? 1, output))
  })
}
