import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { readonly type: 'major'; readonly execution: 'async' }) => Promise<void>

const afterMs = 30_000

/** V8's own collector, which programs do not see without this flag. */
function exposed(): Collect {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

/**
 * Gives back what a start has left, once the first calls have been answered: V8 looks when many new objects are made, and a server
 * that few people use makes too few. A first start of the demo leaves 50 MB.
 */
export function collectStart(collect: () => Collect = exposed): void {
  setTimeout(() => void collect()({ type: 'major', execution: 'async' }), afterMs).unref()
}
