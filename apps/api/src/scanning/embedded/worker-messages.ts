import type { SeenGarment } from '../rules/garment-appearance.ts'

export type WorkerStart = { readonly modelFolder: string }

export type ScanRequest = { readonly id: number; readonly image: Uint8Array }

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'found'; readonly id: number; readonly sightings: readonly SeenGarment[] }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string }
