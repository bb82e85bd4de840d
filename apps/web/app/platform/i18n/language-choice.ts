import { installationId } from '@washline/contract/texts/installation'
import { isLanguage, type Language, languageCodes } from '@washline/contract/texts/languages'

const name = 'language'
const yearS = 365 * 24 * 60 * 60

/** Stores a choice on this device as a cookie, so that the server answers the next visit in that language. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
  document.cookie = `${name}=${language}; Path=/; Max-Age=${yearS}; SameSite=Lax${secure}`
}

export function rememberedLanguage(): Language | undefined {
  const code = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1]
  return isLanguage(code) ? code : undefined
}

/**
 * Runs in the head before the first render. The app's shell has no language yet and gets the chosen one. A public page
 * in another language than its address has redirects to its own address; one that bypassed the server's choice (cached
 * offline, or from another server) is replaced.
 */
export const languageScript = `(() => {
  const all = ${JSON.stringify(languageCodes)}
  const spoken = (tag) => all.find((each) => each === String(tag).split('-')[0].toLowerCase())
  const kept = /(?:^|; )${name}=([\\w-]+)/.exec(document.cookie)
  const more = JSON.parse(document.getElementById('${installationId}')?.textContent ?? '{}').languages ?? []
  const added = more.map(([code]) => code).find((code) => kept && code === kept[1])
  const wanted = spoken(kept && kept[1]) || navigator.languages.map(spoken).find(Boolean) || 'en'
  const root = document.documentElement
  const { pathname, search, hash } = location
  const prefix = all.find((each) => each !== 'en' && each === pathname.split('/')[1])
  const inLanguage = (language) => '/' + language + (pathname === '/' ? '' : pathname) + search + hash
  if (!root.lang) root.lang = prefix || added || wanted
  else if (!prefix && root.lang !== 'en') history.replaceState(history.state, '', inLanguage(root.lang))
  else if (!prefix && wanted !== 'en') location.replace(inLanguage(wanted))
})()`.replaceAll(/\n\s*/g, '\n')
