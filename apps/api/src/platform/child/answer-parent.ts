import { messageOf } from '../log/describe-error.ts'
import { type ChildAnswer, type ChildCalls, type ChildQuestion, childReady } from './child-messages.ts'

/** The child's side of `childHost`: answers the calls until the parent closes or is gone. */
export function answerParent<Calls extends ChildCalls<Calls>>(calls: Calls): void {
  // A terminal's Ctrl-C reaches this process too. It ends with its parent, which waits for what is in hand.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ id, call, args }: ChildQuestion) => {
    const run = calls[call as keyof Calls] as unknown as (...args: readonly unknown[]) => Promise<unknown>
    const answer: ChildAnswer = await run(...args).then(
      (result) => ({ id, answer: result }),
      (error: unknown) => ({ id, failure: messageOf(error) }),
    )
    process.send?.(answer)
  })
  process.send?.(childReady)
}
