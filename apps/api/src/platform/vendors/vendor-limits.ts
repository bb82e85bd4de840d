export interface VendorLimit {
  /** All its calls together, while a person waits for the answer of one request; absent where nobody ever does. */
  readonly personMs?: number
  /** One call of a job, its repetitions included: the queue repeats the job with pauses of its own. */
  readonly jobMs: number
}

/** The longest that each outside service is waited for. `docs/operations.md` has them as a table. */
export const vendorLimits = {
  cards: { personMs: 5_000, jobMs: 30_000 },
  maps: { personMs: 5_000, jobMs: 5_000 },
  'sign-in': { personMs: 5_000, jobMs: 5_000 },
  bucket: { personMs: 5_000, jobMs: 15_000 },
  vision: { personMs: 12_000, jobMs: 20_000 },
  mail: { jobMs: 60_000 },
  push: { jobMs: 10_000 },
  live: { jobMs: 5_000 },
} as const satisfies Readonly<Record<string, VendorLimit>>

export type Vendor = keyof typeof vendorLimits
export type PersonsVendor = { [V in Vendor]: (typeof vendorLimits)[V] extends { personMs: number } ? V : never }[Vendor]
