import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** An object in Stripe's wire format. */
export type StripeObject = { readonly id: string; readonly object: string } & Record<string, unknown>

export interface SavedMethod {
  readonly id: string
  customer: string | null
  readonly number: string
  readonly exp_month: number
  readonly exp_year: number
}

export interface SavedSetup {
  readonly id: string
  readonly customer: string
  readonly secret: string
  status: string
  method: string | null
}

export interface SavedIntent {
  readonly id: string
  readonly customer: string
  readonly method: string
  readonly amount: number
  readonly currency: string
  readonly manual: boolean
  readonly secret: string
  readonly metadata: Record<string, string>
  readonly created: number
  status: string
  received: number
  error: { code: string; decline_code?: string; message: string } | null
}

export interface SavedRefund {
  readonly id: string
  readonly intent: string
  readonly amount: number
  readonly metadata: Record<string, string>
}

export interface SavedDispute {
  readonly id: string
  readonly intent: string
  readonly amount: number
  status: string
}

export interface SavedAccount {
  readonly id: string
  readonly metadata: Record<string, string>
  bank: string | null
}

export interface SavedTransfer {
  readonly id: string
  readonly account: string
  readonly amount: number
  readonly currency: string
  readonly group: string | null
  readonly metadata: Record<string, string>
  reversed: number
}

export interface SavedPayout {
  readonly id: string
  readonly account: string
  readonly amount: number
  readonly currency: string
  readonly method: string
  readonly metadata: Record<string, string>
  readonly created: number
  status: string
  failure: string | null
}

export interface SavedSession {
  readonly id: string
  readonly secret: string
  readonly reference: string | null
  readonly returnUrl: string | null
  readonly metadata: Record<string, string>
  readonly created: number
  status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  error: { code: string; reason: string } | null
  redacted: boolean
}

export interface SavedEvent {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly account: string | null
  readonly data: StripeObject
}

export interface SavedAnswer {
  readonly input: string
  readonly status: number
  readonly body: unknown
}

/** The whole state of the fake, which can be saved to disk and inspected. */
export interface FakeStripeRecord {
  count: number
  /** The platform's balance before its first charge, for transfers in tests that charge nothing. */
  floatMinor: number
  customers: string[]
  methods: Record<string, SavedMethod>
  setups: Record<string, SavedSetup>
  intents: Record<string, SavedIntent>
  refunds: Record<string, SavedRefund>
  disputes: Record<string, SavedDispute>
  accounts: Record<string, SavedAccount>
  transfers: Record<string, SavedTransfer>
  payouts: Record<string, SavedPayout>
  sessions: Record<string, SavedSession>
  events: SavedEvent[]
  answers: Record<string, SavedAnswer>
}

const emptyRecord = (): FakeStripeRecord => ({
  count: 0,
  floatMinor: 10_000_000,
  customers: [],
  methods: {},
  setups: {},
  intents: {},
  refunds: {},
  disputes: {},
  accounts: {},
  transfers: {},
  payouts: {},
  sessions: {},
  events: [],
  answers: {},
})

export interface RecordBook {
  readonly record: FakeStripeRecord
  readonly nextId: (prefix: string) => string
  readonly save: () => void
}

/** Opens the record of a file, or an empty one in memory. */
export function openRecord(path: string | undefined): RecordBook {
  const record: FakeStripeRecord =
    path && existsSync(path)
      ? { ...emptyRecord(), ...(JSON.parse(readFileSync(path, 'utf8')) as FakeStripeRecord) }
      : emptyRecord()
  return {
    record,
    nextId: (prefix) => {
      record.count += 1
      return `${prefix}_fake${record.count}`
    },
    save: () => {
      if (!path) return
      writeFileSync(`${path}.new`, JSON.stringify(record))
      renameSync(`${path}.new`, path)
    },
  }
}
