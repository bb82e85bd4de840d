import { projects, readCatalogue, root, translatedLanguages, writeCatalogue } from './catalogues.ts'
import { readTexts } from './read-texts.ts'

const { texts } = readTexts(root, projects)
for (const language of translatedLanguages) {
  const before = readCatalogue(language)
  const after = Object.fromEntries([...texts.keys()].map((text) => [text, before[text] ?? '']))
  writeCatalogue(language, after)
  const open = Object.values(after).filter((said) => !said).length
  const dropped = Object.keys(before).filter((text) => !texts.has(text)).length
  console.log(`${language}: ${texts.size} texts, ${open} to translate, ${dropped} dropped`)
}
