import type { Actor } from '../platform/http/actor.ts'
import type { Manifest } from './host/manifest.ts'

/** Code of others, running in a thread of its own: it can fail, end or hang, and the server goes on. */
export interface ExtensionGateway {
  readonly manifest: Manifest
  /** Fails with `ExtensionFault` where the extension throws, ends or does not answer in time. */
  call(method: ExtensionCall, args: readonly unknown[], options?: CallOptions): Promise<unknown>
  isAlive(): boolean
  stop(): Promise<void>
}

export type ExtensionCall = 'start' | 'event' | 'route' | 'panel' | 'gateway'

export interface CallOptions {
  readonly limitMs?: number
  /** Who has called the route; only they can consent to anything. */
  readonly caller?: Actor | undefined
}

/** What an extension asks of the server, by method. */
export type ServeExtension = (
  method: string,
  args: readonly unknown[],
  during: { readonly caller: Actor | undefined },
) => Promise<unknown>

export class ExtensionFault extends Error {
  /** Of a refusal that the extension chose. */
  readonly status: number | undefined
  constructor(message: string, status?: number) {
    super(message)
    this.name = 'ExtensionFault'
    this.status = status
  }
}
