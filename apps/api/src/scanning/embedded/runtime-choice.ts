import { ChildEnded } from '../../platform/child/child-host.ts'
import type { Log } from '../../platform/log/log.ts'
import { ScannerFailure } from '../scanner-gateway.ts'
import type { RuntimeUse } from './open-runtime.ts'
import type { Answered, RuntimeChoice } from './scan-calls.ts'

/**
 * By what the processes that scan may run networks. One that ends may have been ended by a native runtime: then its question is asked once more without
 * it, and it is left out for good unless it has answered before.
 */
export function runtimeChoice(log: Log) {
  let choice: RuntimeChoice = 'installed'
  let isNativeProven = false
  let last: RuntimeUse | undefined

  const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ChildEnded)) throw error
    }
    choice = 'wasm'
    try {
      return await ask()
    } finally {
      if (isNativeProven) choice = 'installed'
    }
  }
  const note = (use: RuntimeUse) => {
    if (use.runtime === 'native') isNativeProven = true
    if (use.runtime !== last?.runtime || use.refused !== last.refused) write(log, use)
    last = use
  }
  return {
    /** Of the next process. */
    current: () => choice,
    ask: async <Result>(ask: () => Promise<Answered<Result>>): Promise<Result> => {
      const answer = await asked(ask)
      if ('refused' in answer) throw new ScannerFailure('model_refused', answer.refused)
      note(answer.use)
      return answer.result
    },
  }
}

function write(log: Log, { runtime, refused }: RuntimeUse): void {
  if (refused === undefined) log.info('scanner.runtime', { runtime })
  else log.warn('scanner.native_refused', { runtime, detail: refused })
}
