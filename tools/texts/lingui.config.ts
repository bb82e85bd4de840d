import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { root, translatedLanguages } from './catalogues.ts'
import { textExtractor } from './text-extractor.ts'

export default defineConfig({
  rootDir: root,
  sourceLocale: 'en',
  locales: [...translatedLanguages],
  catalogs: [
    {
      path: '<rootDir>/packages/contract/locales/{locale}',
      include: ['apps/web/app', 'apps/api/src', 'packages/contract/src'].map((folder) => `<rootDir>/${folder}`),
    },
  ],
  extractors: [textExtractor],
  // Lines would change a catalogue with every edit of a source.
  format: formatter({ lineNumbers: false }),
  orderBy: (a, b) => ((a.entry.message ?? '') < (b.entry.message ?? '') ? -1 : 1),
})
