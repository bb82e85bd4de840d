import { type ChildProcess, fork } from 'node:child_process'
import { type ChildAnswer, type ChildCalls, type ChildQuestion, childReady } from './child-messages.ts'

/** The process ended before it answered: by this question, or by one beside it. */
export class ChildEnded extends Error {}

/** The answer took longer than it may; the process was ended for it. */
export class ChildTookTooLong extends Error {}

export interface ChildHost<Calls extends ChildCalls<Calls>> {
  ask<Call extends keyof Calls & string>(call: Call, ...args: Parameters<Calls[Call]>): ReturnType<Calls[Call]>
  pid(): number | undefined
  close(): void
}

export interface ChildPlan {
  readonly file: URL
  /** For one answer, from the moment at which the process can be asked. */
  readonly timeoutMs: number
  /** A process that nobody has asked for so long is ended, which releases its memory. */
  readonly idleMs: number
  /** Asked at each start of the process. */
  readonly args?: () => readonly string[]
  readonly nodeArgs?: readonly string[]
  readonly threads?: number
}

interface Open {
  readonly settle: (answer: ChildAnswer) => void
  readonly fail: (error: Error) => void
}

interface Running {
  readonly child: ChildProcess
  readonly ready: Promise<void>
  readonly open: Map<number, Open>
}

const startLimitMs = 30_000
/** A process that is asked to end and does not. */
const endLimitMs = 5_000

/**
 * A process of its own for work that would hold up the server, or that may break: it starts with the first question, ends when
 * it is idle, and starts again. It gets neither secrets nor addresses, because it gets none of the environment.
 */
export function childHost<Calls extends ChildCalls<Calls>>(plan: ChildPlan): ChildHost<Calls> {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let inHand = 0
  let nextId = 1

  const forget = (gone: Running) => {
    if (running === gone) running = undefined
  }
  /** One that was just ended may not have exited yet: it can be asked no more, and a second try would fail as the first did. */
  const answering = () => (running?.child.connected ? running : undefined)
  const start = (): Running => {
    const started: Running = begin(plan)
    started.child.once('exit', () => forget(started))
    return started
  }
  /** A question that comes meanwhile starts the next process. */
  const retire = () => {
    const retired = running
    running = undefined
    if (!retired?.child.connected) return
    retired.child.disconnect()
    setTimeout(() => retired.child.kill('SIGKILL'), endLimitMs).unref()
  }
  const asking = async (call: string, args: readonly unknown[]): Promise<unknown> => {
    clearTimeout(idle)
    inHand += 1
    try {
      const asked = answering() ?? start()
      running = asked
      await asked.ready
      return await answerOf(asked, { id: nextId++, call, args }, plan.timeoutMs)
    } finally {
      inHand -= 1
      if (inHand === 0) idle = setTimeout(retire, plan.idleMs).unref()
    }
  }
  return {
    ask: (call, ...args) => asking(call, args) as ReturnType<Calls[typeof call]>,
    pid: () => answering()?.child.pid,
    close: () => {
      clearTimeout(idle)
      running?.child.kill('SIGKILL')
    },
  }
}

function begin({ file, args, nodeArgs = [], threads = 1 }: ChildPlan): Running {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const cache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
  const child = fork(file, args?.() ?? [], {
    serialization: 'advanced',
    execArgv: [...nodeArgs],
    env: { PATH, ...cache, UV_THREADPOOL_SIZE: String(threads) },
  })
  const open = new Map<number, Open>()
  const ready = new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), startLimitMs)
    child.once('message', () => {
      clearTimeout(patience)
      resolve()
    })
    child.once('exit', () => {
      clearTimeout(patience)
      reject(new ChildEnded('the process ended while it started'))
    })
  })
  ready.catch(() => undefined)
  child.on('message', (message: typeof childReady | ChildAnswer) => {
    if (message === childReady) return
    open.get(message.id)?.settle(message)
    open.delete(message.id)
  })
  child.once('exit', () => {
    for (const { fail } of open.values()) fail(new ChildEnded('the process ended before it answered'))
    open.clear()
  })
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()
  return { child, ready, open }
}

function answerOf({ child, open }: Running, question: ChildQuestion, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const patience = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, timeoutMs)
    const settle = (answer: ChildAnswer) => {
      clearTimeout(patience)
      if ('answer' in answer) resolve(answer.answer)
      else reject(new Error(answer.failure))
    }
    const fail = (error: Error) => {
      clearTimeout(patience)
      reject(isLate ? new ChildTookTooLong(`no answer within ${timeoutMs} ms`) : error)
    }
    open.set(question.id, { settle, fail })
    child.send(question, (error) => {
      if (!error) return
      open.delete(question.id)
      fail(new ChildEnded(error.message))
    })
  })
}
