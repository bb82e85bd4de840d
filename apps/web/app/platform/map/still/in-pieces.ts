import type { Feature } from 'geojson'

/** So much text that a slow phone answers a touch before it reads on. */
const charactersAtOnce = 32_000

/** The features of a file of the map, which has one in each row between its first and its last (`tools/map/`), some rows at a time. */
export function* inPieces(text: string): Generator<Feature[]> {
  const end = text.lastIndexOf('\n]}')
  for (let from = text.indexOf('\n') + 1; from > 0 && from < end; ) {
    const after = text.indexOf('\n', from + charactersAtOnce)
    const to = after < 0 || after > end ? end : after
    yield JSON.parse(`[${text.slice(from, to).replace(/,$/, '')}]`)
    from = to + 1
  }
}
