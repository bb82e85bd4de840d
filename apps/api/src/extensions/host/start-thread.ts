import { Worker } from 'node:worker_threads'
import { market } from '@washline/contract/market'
import type { Actor } from '../../platform/http/actor.ts'
import { messageOf } from '../../platform/log/describe-error.ts'
import type { Log } from '../../platform/log/log.ts'
import { ExtensionFault, type ExtensionGateway, type ServeExtension } from '../extension-gateway.ts'
import type { Message } from '../worker/messages.ts'
import { RemoteError } from '../worker/messages.ts'
import { remoteCalls, TimedOut } from '../worker/remote-calls.ts'
import { readManifest } from './manifest.ts'

const threadFile = new URL('../worker/extension-worker.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const loadLimitMs = 10_000
const callLimitMs = 10_000
/** A thread that is asked whether it is there, and gives no sign for so long, computes without end. */
const pingLimitMs = 2_000

/** How long an extension may take; what is not given is ten seconds, and two for a thread without a sign. */
export interface ExtensionLimits {
  readonly loadMs?: number
  readonly callMs?: number
  readonly pingMs?: number
}

export interface ThreadOptions {
  readonly url: string
  readonly log: Log
  readonly serve: ServeExtension
  /** Called once when the thread has ended without having been stopped, with the reason. */
  readonly onEnd: (reason: string) => void
  /** An error outside of every call. */
  readonly onStray: (reason: string) => void
  readonly limits?: ExtensionLimits | undefined
}

/** Loads an extension in a thread of its own; throws with the reason where it cannot be used. */
export async function startThread(options: ThreadOptions): Promise<ExtensionGateway> {
  const thread = openThread(options)
  try {
    const limitMs = options.limits?.loadMs ?? loadLimitMs
    const described = await thread.ask({ method: 'describe', args: [], limitMs }).catch((error: unknown) => {
      throw error instanceof TimedOut ? new Error(`it did not load within ${limitMs / 1_000} s`) : error
    })
    const manifest = readManifest(described)
    thread.isReady()
    return {
      manifest,
      call: callsOf(thread, options.limits),
      isAlive: () => thread.ended() === undefined,
      stop: thread.stop,
    }
  } catch (error) {
    await thread.stop()
    throw faultOf(error)
  }
}

type Thread = ReturnType<typeof openThread>

function openThread({ url, log, serve, onEnd, onStray }: ThreadOptions) {
  const worker = openWorker(url, log)
  const callers = new Map<number, Actor | undefined>()
  let ended: string | undefined
  let isReady = false
  const { call, close, receive } = remoteCalls(
    (message: Message) => worker.postMessage(message),
    ({ method, args, during }) =>
      serve(method, args, { caller: during === undefined ? undefined : callers.get(during) }),
    (error) => onStray(`an error outside of its calls: ${error.message}`),
  )
  const end = (reason: string) => {
    if (ended !== undefined) return
    ended = reason
    close(new ExtensionFault(reason))
    if (isReady) onEnd(reason)
  }
  worker.on('message', receive)
  worker.on('messageerror', () => end('it sent what cannot be read'))
  worker.on('error', (error) => end(`it ended with an error: ${error.message.slice(0, 300)}`))
  worker.on('exit', (code) => end(`it ended itself (exit code ${code})`))
  return {
    ask: call,
    callers,
    ended: () => ended,
    /** From now on its end is reported. */
    isReady: () => {
      isReady = true
    },
    kill: async (reason: string) => {
      end(reason)
      await worker.terminate()
    },
    stop: async () => {
      isReady = false
      end('it was stopped')
      await worker.terminate()
    },
  }
}

function callsOf(thread: Thread, limits: ExtensionLimits = {}): ExtensionGateway['call'] {
  /** After a call without an answer: whether the thread is there at all. */
  const checkThread = async (method: string, limitMs: number) => {
    try {
      await thread.ask({ method: 'ping', args: [], limitMs: limits.pingMs ?? pingLimitMs })
    } catch {
      await thread.kill(`it computed for more than ${limitMs / 1_000} s in ${method} and was stopped`)
    }
  }
  return async (method, args, { limitMs = limits.callMs ?? callLimitMs, caller } = {}) => {
    let id: number | undefined
    const began = (given: number) => {
      id = given
      thread.callers.set(given, caller)
    }
    try {
      return await thread.ask({ method, args, limitMs, began })
    } catch (error) {
      if (!(error instanceof TimedOut)) throw faultOf(error)
      await checkThread(method, limitMs)
      throw new ExtensionFault(thread.ended() ?? `it did not answer within ${limitMs / 1_000} s in ${method}`)
    } finally {
      if (id !== undefined) thread.callers.delete(id)
    }
  }
}

const faultOf = (error: unknown): ExtensionFault => {
  if (error instanceof ExtensionFault) return error
  const status = error instanceof RemoteError ? error.status : undefined
  return new ExtensionFault(messageOf(error), status)
}

/** The thread, which gets neither the server's secrets nor its flags. What it prints goes into the log. */
function openWorker(url: string, log: Log): Worker {
  const worker = new Worker(threadFile, {
    workerData: { url, market: { currency: market.currency, symbol: market.symbol, locale: market.locale } },
    env: { NODE_ENV: process.env.NODE_ENV ?? '', TZ: process.env.TZ ?? '' },
    execArgv: [],
    argv: [],
    stdout: true,
    stderr: true,
    resourceLimits,
  })
  const print = (chunk: unknown) => log.debug('extension.print', { url, text: String(chunk).slice(0, 500) })
  worker.stdout.on('data', print)
  worker.stderr.on('data', print)
  return worker
}
