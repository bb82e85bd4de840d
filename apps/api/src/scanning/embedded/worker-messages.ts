import type { Sighting } from '../rules/group-items.ts'

export type WorkerStart = { readonly modelFolder: string }

export type ScanRequest = { readonly id: number; readonly image: Uint8Array }

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'found'; readonly id: number; readonly sightings: readonly Sighting[] }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string }
