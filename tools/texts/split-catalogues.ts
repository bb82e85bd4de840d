import type { Plugin } from 'vite'
import type { TextArea } from '../../apps/web/app/platform/i18n/text-area.ts'
import { readCatalogue } from './catalogues.ts'
import { divideCatalogue } from './divide-catalogue.ts'

const share = /\/locales\/(\w+)\.po\?area=(\w+)$/

/** Loads `de.po?area=app` with the texts of that area only; when pages are prerendered, and in development, with all texts. */
export const splitCatalogues = (): Plugin => {
  let areas: ReturnType<typeof divideCatalogue> | undefined
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: share },
      handler(id) {
        const [, language = '', area = ''] = share.exec(id) ?? []
        const texts = readCatalogue(language)
        if (this.environment.mode !== 'build' || this.environment.name !== 'client') return asModule(texts)
        areas ??= divideCatalogue()
        const areaTexts = areas.get(area as TextArea)
        if (!areaTexts) throw new Error(`${area} is no area of the client`)
        return asModule(Object.fromEntries(Object.entries(texts).filter(([text]) => areaTexts.has(text))))
      },
    },
  }
}

const asModule = (texts: object) => ({ code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' })
