import { type ChildProcess, fork } from 'node:child_process'
import type { PhotoAnswer, PhotoCalls, PhotoQuestion } from './photo-messages.ts'

/** The process ended before it answered: by this picture, or by one beside it. */
export class PhotoProcessEnded extends Error {}

/** The picture took longer than one may; the process was ended for it. */
export class PhotoTookTooLong extends Error {}

interface Open {
  readonly settle: (answer: PhotoAnswer) => void
  readonly fail: (error: Error) => void
}

export interface PhotoHost {
  ask<Call extends keyof PhotoCalls>(call: Call, ...args: Parameters<PhotoCalls[Call]>): ReturnType<PhotoCalls[Call]>
  pid(): number | undefined
  close(): void
}

/**
 * A process of its own that decodes pictures. Node's threads for files and hashing are the same that libvips would use
 * here, and what a hostile picture breaks is this process alone. It knows nothing of the environment, starts with the first
 * picture, and again after it has ended.
 */
export function photoHost({ timeoutMs }: { timeoutMs: number }): PhotoHost {
  const open = new Map<number, Open>()
  let child: ChildProcess | undefined
  let nextId = 1

  const ended = () => {
    child = undefined
    const lost = [...open.values()]
    open.clear()
    for (const { fail } of lost) fail(new PhotoProcessEnded('the process that decodes pictures ended'))
  }
  const start = (): ChildProcess => {
    const started = fork(new URL('./photo-child.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // Threads beyond those that decode read the headers of what waits.
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '4' },
    })
    started.on('message', (answer: PhotoAnswer) => {
      open.get(answer.id)?.settle(answer)
      open.delete(answer.id)
    })
    started.once('exit', () => {
      if (child === started) ended()
    })
    started.on('error', () => undefined)
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    ask: (call, ...args) => {
      child ??= start()
      const asked = child
      const question: PhotoQuestion = { id: nextId++, call, args }
      const answered = new Promise((resolve, reject) => {
        let isLate = false
        const patience = setTimeout(() => {
          isLate = true
          asked.kill('SIGKILL')
        }, timeoutMs)
        const settle = (answer: PhotoAnswer) => {
          clearTimeout(patience)
          if ('answer' in answer) resolve(answer.answer)
          else reject(new Error(answer.failure))
        }
        const fail = (error: Error) => {
          clearTimeout(patience)
          reject(isLate ? new PhotoTookTooLong(`no answer within ${timeoutMs} ms`) : error)
        }
        open.set(question.id, { settle, fail })
        asked.send(question, (error) => {
          if (!error) return
          open.delete(question.id)
          fail(new PhotoProcessEnded(error.message))
        })
      })
      return answered as ReturnType<PhotoCalls[typeof call]>
    },
    pid: () => child?.pid,
    close: () => {
      child?.kill('SIGKILL')
    },
  }
}
