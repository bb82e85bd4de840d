/**
 * A fault of a call: `lost` executes it and closes the connection, `error` answers 500 without executing it,
 * `timeout` neither executes nor answers, `slow` executes it late, `nonsense` executes it and answers a page.
 */
export type FaultKind = 'lost' | 'error' | 'timeout' | 'slow' | 'nonsense'

export interface Fault {
  readonly kind: FaultKind
  /** The beginning of `METHOD /path`, such as `POST /v1/payment_intents`. */
  readonly on: string
  readonly times: number
  readonly slowMs?: number
}

/** Each fault applies to the next matching calls, `times` times. */
export function createFaults() {
  let waiting: Fault[] = []
  return {
    add: (fault: Fault) => {
      waiting.push(fault)
    },
    clear: () => {
      waiting = []
    },
    take: (call: string): Fault | undefined => {
      const fault = waiting.find(({ on }) => call.startsWith(on))
      if (!fault) return undefined
      waiting = waiting.flatMap((one) => {
        if (one !== fault) return [one]
        return one.times > 1 ? [{ ...one, times: one.times - 1 }] : []
      })
      return fault
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
