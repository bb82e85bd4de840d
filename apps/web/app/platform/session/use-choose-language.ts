import type { Language } from '@washline/contract/texts/languages'
import { useLocation, useNavigate } from '../../router/index.ts'
import { pathIn, publicPlace } from '../navigation/public-pages.ts'
import { chooseLanguage } from './choose-language.ts'

/** Chooses a language; a public page changes to its address in that language. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return async (language) => {
    const place = publicPlace(pathname)
    await chooseLanguage(language)
    if (place)
      void navigate(
        { pathname: pathIn(language, place.path), search, hash },
        { replace: true, state: { ...state, keepScroll: true } },
      )
  }
}
