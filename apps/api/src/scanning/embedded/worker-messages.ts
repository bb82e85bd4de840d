import type { SeenPicture } from './find-garments.ts'

export type WorkerStart = { readonly modelFolder: string }

export type ScanRequest = { readonly id: number; readonly image: Uint8Array }

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'found'; readonly id: number; readonly seen: SeenPicture }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string }
