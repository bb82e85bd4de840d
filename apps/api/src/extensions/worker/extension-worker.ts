import { parentPort, workerData } from 'node:worker_threads'
import type { Extension, Market } from '@washline/extension'
import { answersOf } from './answer-call.ts'
import { contextOf } from './context-of.ts'
import { describeExtension } from './describe-extension.ts'
import { sentError } from './messages.ts'
import { remoteCalls } from './remote-calls.ts'

/** The thread of one extension: loads and describes it, and answers the server's calls. */
const port = parentPort
if (!port) throw new Error('this file is run as a thread')
const { url, market } = workerData as { readonly url: string; readonly market: Market }

process.on('unhandledRejection', (error) => port.postMessage({ kind: 'stray', error: sentError(error) }))

const loaded = (async () => {
  const module = (await import(url)) as { readonly default?: Extension }
  if (!module.default || typeof module.default !== 'object')
    throw new Error('it has no default export of defineExtension')
  return { extension: module.default, answers: answersOf(module.default) }
})()
loaded.catch(() => undefined)

const calls = remoteCalls(
  (message) => port.postMessage(message),
  async ({ method, args, id, signal }) => {
    const { extension, answers } = await loaded
    if (method === 'describe') return describeExtension(extension)
    const ask = (asked: string, ...rest: readonly unknown[]) =>
      calls.call({ method: asked, args: rest, during: id }) as Promise<never>
    const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
    if (!answer) throw new Error(`there is no call ${method}`)
    return answer(contextOf({ name: extension.name, market }, ask, signal), args)
  },
)
port.on('message', calls.receive)
