import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { compileCache, endWithParent, serverMemory } from '../prepare/project.js'

/** Linux counts a process's CPU time in hundredths of a second. */
const tickMs = 10

export interface MeasuredProcess {
  readonly pid: number
  readonly startMs: number
  /** CPU time of the process so far, threads included; NaN where there is no /proc. */
  cpuMs(): number
  memoryMb(): number
  stop(): Promise<void>
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const running = new Set<ChildProcess>()

const end = (child: ChildProcess) =>
  new Promise<void>((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    child.kill('SIGTERM')
  })

/** Ends every program that still runs. */
export const stopMeasured = async (): Promise<void> => {
  await Promise.all([...running].map(end))
}

/** Starts a Node program and waits for the line that reports it is serving. */
export async function startMeasured(
  program: { file: string; env: Record<string, string> },
  ready: Pick<RegExp, 'test'>,
): Promise<MeasuredProcess> {
  const begunAt = performance.now()
  const child = spawn(process.execPath, [...serverMemory, ...endWithParent, program.file], {
    env: { ...process.env, ...compileCache, ...program.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await isReadyMessage(child, ready)
  return {
    pid: child.pid ?? 0,
    startMs: performance.now() - begunAt,
    cpuMs: () => {
      const fields = read(`/proc/${child.pid}/stat`)
        .replace(/^.*\) /, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) * tickMs
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${child.pid}/status`))?.[1]) / 1_024,
    stop: () => end(child),
  }
}

function isReadyMessage(child: ChildProcess, ready: Pick<RegExp, 'test'>): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      if (ready.test(output)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`it ended with ${code} before it served:\n${output}`)))
  })
}
