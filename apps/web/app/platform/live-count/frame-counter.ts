/** The box of a garment in the frame: edges as shares of its sides. */
export interface FoundBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Finds the garments of a frame, which it closes. */
export type CountFrame = (frame: ImageBitmap) => Promise<readonly FoundBox[]>

/** Prepares a counter that lives until the signal; rejects where none is available. */
export type OpenCounter = (signal: AbortSignal) => Promise<CountFrame>

/** The worker's messages: first that it is ready, then one answer to each frame. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'found'; readonly boxes: readonly FoundBox[] }
  | { readonly kind: 'failed' }
