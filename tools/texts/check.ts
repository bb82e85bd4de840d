import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { textKey } from '@washline/contract/texts/text-context'
import { type Finding, printFinding } from '../structure/finding.ts'
import { catalogueFile, readCatalogue, translatedLanguages } from './catalogues.ts'
import { compareCatalogue } from './compare-catalogue.ts'
import { lostHighlights, readHighlights } from './lost-highlights.ts'
import { notes } from './notes.ts'
import { refuseTexts } from './refuse-texts.ts'

const leastTexts = 500
const config = getConfig({ configPath: `${import.meta.dirname}/lingui.config.ts` })
const [catalogue] = await getCatalogs(config)
const extracted = await catalogue?.collect()
// Lingui has printed why.
if (!extracted) process.exit(1)
const places = new Map(
  Object.values(extracted).map(({ message = '', context, origin: [first] }) => [
    textKey(message, context),
    first?.join(':') ?? '',
  ]),
)
const failures: Finding[] = []
const highlights = readHighlights()

/** One or two words, or something filled in. */
const isShort = (text: string) => text.includes('{') || text.trim().split(/\s+/).length <= 2

const finding = (language: string, rule: string, wrong: string, instead: string, why: string): Finding => ({
  rule,
  path: catalogueFile(language),
  wrong,
  instead,
  why,
})

for (const [text, place] of places)
  for (const { wrong, instead, why } of refuseTexts('en', text))
    failures.push({ rule: 'texts-in-product-english', path: place, wrong, instead, why })

for (const language of translatedLanguages) {
  const catalogue = readCatalogue(language)
  const { missing, unused, broken } = compareCatalogue(places.keys(), catalogue)
  for (const [text, translation] of Object.entries(catalogue))
    for (const { wrong, instead, why } of refuseTexts(language, text, translation))
      failures.push(finding(language, 'texts-in-agreed-words', wrong, instead, why))
  console.log(
    `texts: ${language} lacks ${missing.length} of ${places.size}, ${unused.length} unused, ${broken.length} broken`,
  )
  failures.push(
    ...lostHighlights(highlights, catalogue).map(({ message, highlight }) =>
      finding(
        language,
        'texts-keep-their-highlight',
        `"${catalogue[message]}" does not have "${catalogue[highlight]}", letter by letter.`,
        'use the same words, and the same capitals, in both.',
        'the notification would highlight nothing.',
      ),
    ),
    ...broken.map((text) =>
      finding(
        language,
        'texts-fit',
        `"${text}" is translated with other placeholders or marks, or cannot be read.`,
        'use the same {placeholders} and <marks>, and give plurals and selects an `other` case.',
        'a person would see a gap or a brace.',
      ),
    ),
    ...missing.map((text) =>
      finding(
        language,
        'texts-translated',
        `"${text}" (${places.get(text)}) is not translated, or its translation is marked as fuzzy.`,
        'run `npm run texts` and translate what it added.',
        'the screen would mix two languages.',
      ),
    ),
    ...unused.map((text) =>
      finding(
        language,
        'texts-used',
        `"${text}" is shown nowhere.`,
        'run `npm run texts`.',
        'it is loaded for nothing.',
      ),
    ),
  )
}

failures.push(
  ...Object.values(extracted)
    .filter(({ message = '', comments = [] }) => isShort(message) && comments.length === 0)
    .map(({ message = '', context }) =>
      finding(
        'de',
        'texts-have-context',
        `"${message}" (${places.get(textKey(message, context))}) is short or has placeholders, and nothing around it tells what it is.`,
        'write it in a named constant or component, or describe it in tools/texts/notes.ts.',
        'a translator sees the text alone, and one English word has several translations.',
      ),
    ),
  ...Object.keys(notes)
    .filter((text) => !places.has(text))
    .map((text) =>
      finding(
        'de',
        'notes-in-use',
        `"${text}" of tools/texts/notes.ts is shown nowhere.`,
        'remove the note.',
        'a note about nothing misleads.',
      ),
    ),
)

if (places.size < leastTexts)
  failures.push(
    finding(
      'de',
      'saw-too-little',
      `only ${places.size} texts were extracted, at least ${leastTexts} were expected.`,
      'mend which sources are read (tools/texts/lingui.config.ts).',
      'a check that looks at nothing is green for ever.',
    ),
  )
for (const failure of failures) console.error(printFinding(failure))
console.log(`texts: ${places.size} texts, ${failures.length} broken rules`)
process.exitCode = failures.length === 0 ? 0 : 1
