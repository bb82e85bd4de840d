import { type Installation, installationId } from '@washline/contract/texts/installation'
import { addLanguage } from '@washline/contract/texts/languages'
import { nameProduct } from '@washline/contract/texts/product-name'
import { nameLogo } from '../../ui/logo.tsx'

/** Takes over what the server has written into the page: the languages of its extensions, and the name of its brand. */
export function readInstallation(): void {
  const text = document.getElementById(installationId)?.textContent
  if (!text) return
  const { name, languages } = JSON.parse(text) as Installation
  for (const [code, inItself] of languages) addLanguage(code, inItself)
  if (name === undefined) return
  nameProduct(name)
  nameLogo(name)
}
