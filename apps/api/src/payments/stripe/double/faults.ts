/**
 * What goes wrong with a call: `lost` does it and closes the line, `error` answers 500 before doing anything,
 * `timeout` never answers and does nothing, `slow` does it late.
 */
export type FaultKind = 'lost' | 'error' | 'timeout' | 'slow'

export interface Fault {
  readonly kind: FaultKind
  /** The beginning of `METHOD /path`, such as `POST /v1/payment_intents`. */
  readonly on: string
  readonly times: number
  readonly slowMs?: number
}

/** Faults wait for the calls they are meant for, each as often as it was asked. */
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
