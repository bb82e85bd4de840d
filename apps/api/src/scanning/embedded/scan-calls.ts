import type { ReadSign } from '../label-gateway.ts'
import type { SeenPicture } from '../rules/items-of-picture.ts'
import type { RuntimeUse } from './open-runtime.ts'

/** What the process that scans can be asked. */
export interface ScanCalls {
  /** Loads the models, unless they are loaded. */
  readonly load: () => Promise<Answered<undefined>>
  readonly inspect: (image: Uint8Array) => Promise<Answered<SeenPicture>>
  readonly loadLabels: () => Promise<Answered<undefined>>
  readonly readLabel: (image: Uint8Array) => Promise<Answered<readonly ReadSign[]>>
}

/** A refusal of models names the reason. */
export type Answered<Result> = { readonly refused: string } | { readonly result: Result; readonly use: RuntimeUse }

/** What the process may run networks by: whatever is installed, or only what every installation has. */
export type RuntimeChoice = 'installed' | 'wasm'
