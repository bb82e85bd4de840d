import type { ReadSign } from '../label-gateway.ts'
import type { SeenPicture } from '../rules/items-of-picture.ts'

/** What the process that scans can be asked. */
export interface ScanCalls {
  /** Loads the models, unless they are loaded; the refusal names the reason. */
  readonly load: () => Promise<ModelsRefused | undefined>
  readonly inspect: (image: Uint8Array) => Promise<SeenPicture | ModelsRefused>
  readonly loadLabels: () => Promise<ModelsRefused | undefined>
  readonly readLabel: (image: Uint8Array) => Promise<readonly ReadSign[] | ModelsRefused>
}

export type ModelsRefused = { readonly refused: string }
