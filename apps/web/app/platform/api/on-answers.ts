import { notifyManager, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query'

/** Each drawing of each query's reader announces these, and they change no answer. */
const meansNothing: ReadonlySet<QueryCacheNotifyEvent['type']> = new Set([
  'observerOptionsUpdated',
  'observerResultsUpdated',
])

/** Calls back once for all answers that came, went or are read by another part within one task. Returns what ends that. */
export function onAnswers(client: QueryClient, changed: () => void): () => void {
  let isDue = false
  const callBack = () => {
    isDue = false
    changed()
  }
  return client.getQueryCache().subscribe(({ type }) => {
    if (isDue || meansNothing.has(type)) return
    isDue = true
    notifyManager.schedule(callBack)
  })
}
