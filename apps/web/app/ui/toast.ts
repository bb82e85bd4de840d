type Kind = 'plain' | 'success' | 'error'
type Show = (kind: Kind, text: string, durationMs: number) => void

const defaultMs = 5_000
const successMs = 3_000

let show: Show | undefined
let waiting: [Kind, string, number][] = []
let onWanted: (() => void) | undefined

const put = (kind: Kind, text: string, durationMs: number) => {
  if (show) return show(kind, text, durationMs)
  waiting.push([kind, text, durationMs])
  onWanted?.()
}

/** Shows a short message at the top right. The code that draws it is loaded with the first one. */
export const toast = {
  show: (text: string) => put('plain', text, defaultMs),
  success: (text: string) => put('success', text, successMs),
  error: (text: string) => put('error', text, defaultMs),
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
