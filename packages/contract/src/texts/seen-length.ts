export const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How many characters people see: an emoji of several parts, or an accented character, is one. */
export const seenLength = (text: string): number => {
  let length = 0
  for (const _ of graphemes.segment(text)) length += 1
  return length
}
