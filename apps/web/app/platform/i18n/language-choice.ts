import { isLanguage, type Language, languageCodes } from '@washline/contract/texts/languages'

const name = 'language'
const yearS = 365 * 24 * 60 * 60

/** Keeps a choice on this device: as a cookie, so that the server answers the next visit in the chosen language. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
  document.cookie = `${name}=${language}; Path=/; Max-Age=${yearS}; SameSite=Lax`
}

export function rememberedLanguage(): Language | undefined {
  const code = new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
  return isLanguage(code) ? code : undefined
}

/**
 * Runs in the head before anything is drawn. The shell of the app has no language yet and gets the wanted one. A public
 * page that the server answered in another language than its address says gets its own address; one that reached the
 * browser past the server's choice (kept offline, or by another server) is exchanged.
 */
export const languageScript = `(() => {
  const all = ${JSON.stringify(languageCodes)}
  const spoken = (tag) => all.find((each) => each === String(tag).split('-')[0].toLowerCase())
  const kept = /(?:^|; )${name}=(\\w+)/.exec(document.cookie)
  const wanted = spoken(kept && kept[1]) || navigator.languages.map(spoken).find(Boolean) || 'en'
  const root = document.documentElement
  const { pathname, search, hash } = location
  const prefix = all.find((each) => each !== 'en' && each === pathname.split('/')[1])
  const inLanguage = (language) => '/' + language + (pathname === '/' ? '' : pathname) + search + hash
  if (!root.lang) root.lang = prefix || wanted
  else if (!prefix && root.lang !== 'en') history.replaceState(history.state, '', inLanguage(root.lang))
  else if (!prefix && wanted !== 'en') location.replace(inLanguage(wanted))
})()`.replaceAll(/\n\s*/g, '\n')
