import { ScannerFailure } from '../scanner-gateway.ts'

interface Asking<Gateway, Answer> {
  readonly ask: (gateway: Gateway) => Promise<Answer>
  readonly onFailure: (gateway: Gateway, failure: ScannerFailure) => void
  /** The failure where there is nobody to ask. */
  readonly none: string
}

/** Asks in order until one answers; rejects with the failure of the last one. */
export async function askInOrder<Gateway, Answer>(
  gateways: readonly Gateway[],
  { ask, onFailure, none }: Asking<Gateway, Answer>,
): Promise<Answer> {
  let failure = new ScannerFailure('failed', none)
  for (const gateway of gateways) {
    try {
      return await ask(gateway)
    } catch (error) {
      if (!(error instanceof ScannerFailure)) throw error
      onFailure(gateway, error)
      failure = error
    }
  }
  throw failure
}
