import type { Gateways } from '@washline/extension'
import type { Extensions } from '../create-extensions.ts'
import type { Loaded } from '../loaded.ts'

/** Calls a gateway of an extension; fails with `ExtensionFault` while the extension is off. */
export const askGateway =
  ({ call }: Pick<Extensions, 'call'>, loaded: Loaded, kind: keyof Gateways, limitMs: number) =>
  (method: string, ...args: readonly unknown[]): Promise<unknown> =>
    call(loaded, 'gateway', [kind, method, ...args], { limitMs })
export type AskGateway = ReturnType<typeof askGateway>
