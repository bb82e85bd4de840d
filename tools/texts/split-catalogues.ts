import type { Plugin } from 'vite'
import type { TextArea } from '../../apps/web/app/platform/i18n/text-area.ts'
import { readCatalogue } from './catalogues.ts'
import { divideCatalogue } from './divide-catalogue.ts'

const share = /\/locales\/(\w+)\.json\?area=(\w+)$/

/** Leaves in `de.json?area=app` what that area says; for whoever writes the pages, and in development, all of it. */
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
        const said = areas.get(area as TextArea)
        if (!said) throw new Error(`${area} is no area of the client`)
        return asModule(Object.fromEntries(Object.entries(texts).filter(([text]) => said.has(text))))
      },
    },
  }
}

const asModule = (texts: object) => ({ code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' })
