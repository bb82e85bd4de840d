import { type Installation, installationId } from '@washline/contract/texts/installation'
import { addLanguage } from '@washline/contract/texts/languages'
import { nameProduct } from '@washline/contract/texts/product-name'
import { nameLogo } from '../../ui/logo.tsx'
import { adoptOnStart } from './adopted-market.ts'

/** Takes over what the server has written into the page, the market once its promise is fulfilled: the market, the languages of its extensions, and the name of its brand. */
export function readInstallation(): Promise<void> {
  const text = document.getElementById(installationId)?.textContent
  const { name, languages, market }: Installation = text ? JSON.parse(text) : { languages: [] }
  for (const [code, inItself] of languages) addLanguage(code, inItself)
  if (name !== undefined) {
    nameProduct(name)
    nameLogo(name)
  }
  return adoptOnStart(market)
}
