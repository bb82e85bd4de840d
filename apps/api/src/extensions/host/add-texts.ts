import { addLanguage, removeLanguage } from '@washline/contract/texts/languages'
import { nameProduct } from '@washline/contract/texts/product-name'
import type { Log } from '../../platform/log/log.ts'
import { addCatalogue, removeCatalogue } from '../../platform/texts/read-catalogue.ts'
import type { Loaded } from './loaded.ts'
import { usableTexts } from './usable-texts.ts'

/** Adds the languages of an extension, and the name of its brand, to this process. */
export function addTexts({ manifest }: Pick<Loaded, 'manifest'>, log: Log): void {
  for (const { code, name, po } of manifest?.languages ?? []) {
    const { texts, unusable } = usableTexts(po)
    addCatalogue(code, texts)
    addLanguage(code, name)
    log.info('extension.language', { language: code, texts: Object.keys(texts).length, unusable: unusable.length })
  }
  if (manifest?.brand) nameProduct(manifest.brand.name)
}

export function removeTexts({ manifest }: Pick<Loaded, 'manifest'>): void {
  for (const { code } of manifest?.languages ?? []) {
    removeLanguage(code)
    removeCatalogue(code)
  }
  if (manifest?.brand) nameProduct()
}
