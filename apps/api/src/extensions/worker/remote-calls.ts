import { type Message, RemoteError, sentError } from './messages.ts'

export interface Served {
  readonly method: string
  readonly args: readonly unknown[]
  readonly id: number
  readonly during: number | undefined
  /** Aborts when the other side waits no longer. */
  readonly signal: AbortSignal
}

export interface SentCall {
  readonly method: string
  readonly args: readonly unknown[]
  readonly during?: number
  readonly limitMs?: number
  /** Called with the number of the call before it is sent. */
  readonly began?: (id: number) => void
}

export class TimedOut extends Error {}

interface Waiting {
  readonly answer: (value: unknown) => void
  readonly fail: (error: Error) => void
}

/** Calls over a channel of messages: both ends serve calls and send them. */
export function remoteCalls(
  post: (message: Message) => void,
  serve: (call: Served) => Promise<unknown>,
  onStray: (error: RemoteError) => void = () => undefined,
) {
  const waiting = new Map<number, Waiting>()
  const serving = new Map<number, AbortController>()
  let nextId = 1
  let closed: Error | undefined

  const answer = async (call: Extract<Message, { kind: 'call' }>) => {
    const controller = new AbortController()
    serving.set(call.id, controller)
    try {
      const value = await serve({ ...call, during: call.during, signal: controller.signal })
      post({ kind: 'answer', id: call.id, value })
    } catch (error) {
      post({ kind: 'failure', id: call.id, error: sentError(error) })
    } finally {
      serving.delete(call.id)
    }
  }

  const settle = (id: number, use: (waiting: Waiting) => void) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one) use(one)
  }

  return {
    receive: (message: Message): void => {
      if (message.kind === 'call') void answer(message)
      else if (message.kind === 'cancel') serving.get(message.id)?.abort()
      else if (message.kind === 'stray') onStray(new RemoteError(message.error))
      else if (message.kind === 'answer') settle(message.id, ({ answer }) => answer(message.value))
      else settle(message.id, ({ fail }) => fail(new RemoteError(message.error)))
    },
    call: ({ method, args, during, limitMs, began }: SentCall): Promise<unknown> =>
      new Promise((answered, failed) => {
        if (closed) return failed(closed)
        const id = nextId++
        began?.(id)
        const timer =
          limitMs === undefined
            ? undefined
            : setTimeout(() => {
                post({ kind: 'cancel', id })
                settle(id, ({ fail }) => fail(new TimedOut(`no answer within ${limitMs} ms`)))
              }, limitMs)
        const end = () => clearTimeout(timer)
        waiting.set(id, {
          answer: (value) => {
            end()
            answered(value)
          },
          fail: (error) => {
            end()
            failed(error)
          },
        })
        try {
          post({ kind: 'call', id, method, args, during })
        } catch (error) {
          settle(id, ({ fail }) => fail(error instanceof Error ? error : new Error(String(error))))
        }
      }),
    /** Fails what waits and every later call. */
    close: (reason: Error): void => {
      closed = reason
      for (const id of [...waiting.keys()]) settle(id, ({ fail }) => fail(reason))
    },
  }
}
