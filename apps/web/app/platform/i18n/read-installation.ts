import { type Installation, installationId } from '@washline/contract/texts/installation'
import { addLanguage } from '@washline/contract/texts/languages'
import { nameProduct } from '@washline/contract/texts/product-name'
import { nameLogo } from '../../ui/logo.tsx'
import { adoptOnStart } from './adopted-market.ts'

/** Takes over what the server has written into the page: the market, the languages of its extensions, and the name of its brand. */
export function readInstallation(): void {
  const text = document.getElementById(installationId)?.textContent
  const { name, languages, market }: Installation = text ? JSON.parse(text) : { languages: [] }
  adoptOnStart(market)
  for (const [code, inItself] of languages) addLanguage(code, inItself)
  if (name === undefined) return
  nameProduct(name)
  nameLogo(name)
}
