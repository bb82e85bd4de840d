import type { ExtensionGateway } from '../extension-gateway.ts'
import type { ExtensionRow } from '../queries.ts'
import type { GatewayKind, Manifest } from './manifest.ts'

/** An entry of WASHLINE_EXTENSIONS, as this process has it. */
export interface Loaded {
  readonly location: string
  /** What the database knows of it; absent where it was never loaded. */
  row: ExtensionRow | undefined
  manifest: Manifest | undefined
  thread: ExtensionGateway | undefined
  /** Why it could not be loaded here. */
  problem: { readonly reason: string; readonly at: Date } | undefined
}

export type Started = Loaded & {
  readonly row: ExtensionRow
  readonly manifest: Manifest
  readonly thread: ExtensionGateway
}

export const isRunning = (loaded: Loaded): loaded is Started =>
  loaded.row !== undefined &&
  loaded.manifest !== undefined &&
  loaded.row.offReason === null &&
  loaded.thread?.isAlive() === true

export const handles = ({ manifest, row }: Loaded, event: string): boolean =>
  (manifest?.events ?? row?.events ?? []).includes(event)

/** Also while it cannot be loaded: then nothing else may take its place. */
export const replaces = ({ manifest, row }: Loaded, kind: GatewayKind): boolean =>
  (manifest?.gateways ?? row?.gateways ?? []).some((each) => each === kind)
