import { type Finding, printFinding } from '../structure/finding.ts'
import { catalogueFile, projects, readCatalogue, root, translatedLanguages } from './catalogues.ts'
import { compareCatalogue } from './compare-catalogue.ts'
import { readTexts } from './read-texts.ts'

const leastTexts = 500
const { texts, findings, files } = readTexts(root, projects)
const failures: Finding[] = [...findings]

const finding = (language: string, rule: string, wrong: string, instead: string, why: string): Finding => ({
  rule,
  path: catalogueFile(language),
  wrong,
  instead,
  why,
})

for (const language of translatedLanguages) {
  const { missing, unused, broken } = compareCatalogue(texts.keys(), readCatalogue(language))
  console.log(
    `texts: ${language} lacks ${missing.length} of ${texts.size}, ${unused.length} unused, ${broken.length} broken`,
  )
  failures.push(
    ...broken.map((text) =>
      finding(
        language,
        'texts-fit',
        `"${text}" is translated with other placeholders or marks, or cannot be read.`,
        'use the same {placeholders} and <marks>, and give plurals and selects an `other` case.',
        'a person would see a gap or a brace.',
      ),
    ),
  )
  failures.push(
    ...missing.map((text) =>
      finding(
        language,
        'texts-translated',
        `"${text}" (${texts.get(text)}) is not translated.`,
        'run `npm run texts` and translate what it added.',
        'the screen would mix two languages.',
      ),
    ),
    ...unused.map((text) =>
      finding(
        language,
        'texts-used',
        `"${text}" is said nowhere.`,
        'run `npm run texts`.',
        'it is loaded for nothing.',
      ),
    ),
  )
}

if (texts.size < leastTexts)
  failures.push(
    finding(
      'de',
      'saw-too-little',
      `only ${texts.size} texts were seen in ${files} files, at least ${leastTexts} were expected.`,
      'mend how the sources are read (tools/texts/read-texts.ts).',
      'a check that looks at nothing is green for ever.',
    ),
  )
for (const failure of failures) console.error(printFinding(failure))
console.log(`texts: ${texts.size} texts in ${files} files, ${failures.length} broken rules`)
process.exitCode = failures.length === 0 ? 0 : 1
