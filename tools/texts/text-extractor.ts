import path from 'node:path'
import type { ExtractorType } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { contextOf, withoutContext } from '@washline/contract/texts/text-context'
import { printFinding } from '../structure/finding.ts'
import { extractTexts } from './extract-texts.ts'
import { notes } from './notes.ts'

/** Tests, test data and stands-in of vendors show nobody a text. */
const isSource = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(?:test|spec)\.tsx?$|\/(?:testing|gallery|node_modules)\/|\/builders\.ts$|-fakeStripe\.ts$/.test(file)

/** Finds the texts for Lingui's `extract`: the English text is the message, with a context where it has one, and Lingui's id is made from them. */
export const textExtractor: ExtractorType = {
  match: isSource,
  extract(file, source, onMessageExtracted, { linguiConfig }) {
    const { texts, unknown } = extractTexts(file, source)
    if (unknown.length > 0)
      throw new Error(unknown.map((line) => unknownText(path.relative(linguiConfig.rootDir, file), line)).join('\n'))
    for (const { text, line, context } of texts) {
      const comment = [notes[withoutContext(text)], context].filter((part) => part !== undefined).join('; ')
      const within = contextOf(text)
      const message = withoutContext(text)
      onMessageExtracted({
        id: generateMessageId(message, within),
        message,
        ...(within && { context: within }),
        origin: [file, line],
        ...(comment && { comment }),
      })
    }
  },
}

const unknownText = (file: string, line: number): string =>
  printFinding({
    path: file,
    line,
    rule: 'texts-extracted',
    wrong: 'which text is translated here cannot be read from the source.',
    instead:
      'write the text in place, take it from a constant named …Messages, …Texts, …Labels or …Titles, or use `tText` (`translateData` in the API) for a text that came as data and is written in a schema or a table.',
    why: 'a text that nobody can extract is never translated.',
  })
