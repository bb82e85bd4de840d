type Kind = 'plain' | 'success' | 'error'
type Show = (kind: Kind, text: string, options: { duration: number; id: number }) => void

const defaultMs = 5_000
const successMs = 3_000

let show: Show | undefined
let waiting: Parameters<Show>[] = []
let onWanted: (() => void) | undefined
let lastId = 0

function put(kind: Kind, text: string, duration: number, instead?: number): number {
  const id = instead ?? ++lastId
  if (show) show(kind, text, { duration, id })
  else {
    waiting.push([kind, text, { duration, id }])
    onWanted?.()
  }
  return id
}

/**
 * Shows a short message at the top right. The code that draws it is loaded with the first one. The outcome of an act that
 * a toast announced is shown instead of that toast, whose id `show` returned.
 */
export const toast = {
  show: (text: string) => put('plain', text, defaultMs),
  success: (text: string, instead?: number) => put('success', text, successMs, instead),
  error: (text: string, instead?: number) => put('error', text, defaultMs, instead),
}

/** For the host: calls `wanted` when the first toast needs the list. */
export function whenToastWanted(wanted: () => void): () => void {
  onWanted = wanted
  if (waiting.length) wanted()
  return () => {
    onWanted = undefined
  }
}

/** For the list: takes over, and shows the toasts that waited. */
export function takeToasts(next: Show): () => void {
  show = next
  for (const each of waiting) next(...each)
  waiting = []
  return () => {
    show = undefined
  }
}
