import { z } from 'zod'
import { graphemes, seenLength } from './seen-length.ts'

const plainTextMessages = {
  tooShort: 'Please write more.',
  tooLong: 'Please keep it shorter.',
  notOneLine: 'Please write one line of plain text.',
  notPlain: 'Please use plain text.',
} as const

/** A character that people see may have several parts; a text of the most characters has at most so many bytes of each. */
const bytesPerCharacter = 8

/**
 * What would hide, reorder or break a text where it is shown: control signs, signs of direction, tags, private characters and
 * line separators. The joiners that emoji and several scripts need are no such sign.
 */
const unseenSign = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
const blank = /^[\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u

export interface TextLimits {
  /** In characters as people see them. */
  readonly max: number
  readonly min?: number
  /** Why it is needed, also where it is too short. */
  readonly error?: string
}

const plainText = ({ max, min = 0, error }: TextLimits, isAllowed: (text: string) => boolean, refused: string) =>
  z
    .string(error)
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '))
    .normalize('NFC')
    .trim()
    // Checked in this order, and alone, so that a long text is not taken apart.
    .refine((text) => text.length <= max * bytesPerCharacter, { error: plainTextMessages.tooLong, abort: true })
    .refine(isAllowed, { error: refused, abort: true })
    .refine((text) => min === 0 || (!blank.test(text) && seenLength(text) >= min), {
      error: error ?? plainTextMessages.tooShort,
    })
    .refine((text) => seenLength(text) <= max && byteLength(text) <= max * bytesPerCharacter, plainTextMessages.tooLong)
    .meta({ minLength: min, maxLength: max })

const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** One line of plain text, such as a name or an address: composed (NFC), trimmed, without signs that nobody sees. */
export const oneLine = (limits: TextLimits) =>
  plainText(limits, (text) => !unseenSign.test(text), plainTextMessages.notOneLine)

/** Plain text of several lines. */
export const severalLines = (limits: TextLimits) =>
  plainText(limits, (text) => !unseenSign.test(text.replaceAll('\n', '')), plainTextMessages.notPlain)

/** The same rules for a text from elsewhere: what is not allowed is left out, and it is cut. */
export const lineOf = (text: string, max: number): string => {
  const plain = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(new RegExp(unseenSign, 'gu'), '').trim()
  let line = ''
  let length = 0
  for (const { segment } of graphemes.segment(plain)) {
    length += 1
    if (length > max || byteLength(line + segment) > max * bytesPerCharacter) break
    line += segment
  }
  return line.trim()
}
