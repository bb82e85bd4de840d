import type { Gateways } from '@washline/extension'
import type { PersonsVendor } from '../../../platform/vendors/vendor-limits.ts'
import { vendorTimeMs } from '../../../platform/vendors/vendor-time.ts'
import type { Extensions } from '../create-extensions.ts'
import type { Loaded } from '../loaded.ts'

export interface GatewayLimit {
  readonly limitMs: number
  /** Whose place it takes, and whose time of a request; absent where no person waits. */
  readonly as?: PersonsVendor
}

/** Calls a gateway of an extension; fails with `ExtensionFault` while the extension is off. */
export const askGateway =
  ({ call }: Pick<Extensions, 'call'>, loaded: Loaded, kind: keyof Gateways, { limitMs, as }: GatewayLimit) =>
  (method: string, ...args: readonly unknown[]): Promise<unknown> =>
    call(loaded, 'gateway', [kind, method, ...args], {
      limitMs: as ? vendorTimeMs(as, limitMs) : limitMs,
    })
export type AskGateway = ReturnType<typeof askGateway>
