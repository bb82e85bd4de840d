import type { SeenGarment } from '../rules/garment-appearance.ts'

/** What the process that scans can be asked. */
export interface ScanCalls {
  /** Loads the models, unless they are loaded; the refusal names the reason. */
  readonly load: () => Promise<ModelsRefused | undefined>
  readonly inspect: (image: Uint8Array) => Promise<readonly SeenGarment[] | ModelsRefused>
}

export type ModelsRefused = { readonly refused: string }
