import { market } from '@washline/contract/market'

const { everyMs, silentMs } = market.dispatch.batch

const nextMultiple = (now: Date, ms: number) => new Date((Math.floor(now.getTime() / ms) + 1) * ms)

/** When the next batch is decided. All processes name the same moment, so that they share one job. */
export const nextSlot = (now: Date): Date => nextMultiple(now, everyMs)

/** When a search that batches decide checks whether one has looked at it. */
export const nextCheck = (now: Date): Date => nextMultiple(now, silentMs)

/** Whether no batch has looked at a search for too long. */
export const isSilent = (
  { batchSince, batchedAt }: { readonly batchSince: Date; readonly batchedAt: Date | null },
  now: Date,
): boolean => now.getTime() - (batchedAt ?? batchSince).getTime() >= silentMs
