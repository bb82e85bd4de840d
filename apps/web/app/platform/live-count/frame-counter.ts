/** Where a garment lies in the frame: edges as shares of its sides. */
export interface FoundBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Finds the garments of a frame, which is used up by it. */
export type CountFrame = (frame: ImageBitmap) => Promise<readonly FoundBox[]>

/** Readies a counter that lives until the signal; rejects where it cannot be had. */
export type OpenCounter = (signal: AbortSignal) => Promise<CountFrame>

/** What the worker says: once that it is ready, then one answer to each frame. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'found'; readonly boxes: readonly FoundBox[] }
  | { readonly kind: 'failed' }
