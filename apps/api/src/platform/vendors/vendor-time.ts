import { AsyncLocalStorage } from 'node:async_hooks'
import { type PersonsVendor, vendorLimits } from './vendor-limits.ts'

interface Waiting {
  readonly mostMs: number
  /** When each vendor's time of the request is used up, by the process's own counter. */
  readonly ends: Map<PersonsVendor, number>
}

const requests = new AsyncLocalStorage<Waiting | undefined>()

/** A person waits for what this does: each vendor has a few seconds from its first call on, however many calls there are. */
export const whilePersonWaits = <Result>(work: () => Result, mostMs = Number.POSITIVE_INFINITY): Result =>
  requests.run({ mostMs, ends: new Map() }, work)
/** What a request begins and leaves, or whose many calls are the answer: each of them has the time of a job. */
export const withoutHurry = <Result>(work: () => Result): Result => requests.run(undefined, work)
export const personWaits = (): boolean => requests.getStore() !== undefined

/** How long a call may last that begins now. Zero where the vendor has used up its time of this request. */
export function vendorTimeMs(vendor: PersonsVendor, limitMs: number = vendorLimits[vendor].jobMs): number {
  const waiting = requests.getStore()
  if (!waiting) return limitMs
  const now = performance.now()
  const end = waiting.ends.get(vendor) ?? now + Math.min(waiting.mostMs, vendorLimits[vendor].personMs)
  waiting.ends.set(vendor, end)
  return Math.max(0, Math.min(limitMs, Math.floor(end - now)))
}
