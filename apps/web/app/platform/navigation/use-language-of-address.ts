import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from '../../router/index.ts'
import { activeLanguage, showLanguage } from '../i18n/i18n.ts'
import { pathIn, publicPlace } from './public-pages.ts'

/**
 * Keeps address and language of the public pages together: an address with a language shows that language, one without
 * becomes the address of the page in the language that is shown.
 */
export function useLanguageOfAddress(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is a reason; a new language brings its own
  useLayoutEffect(() => {
    const place = publicPlace(pathname)
    if (!place) return
    if (place.language !== 'en') void showLanguage(place.language)
    else if (activeLanguage() !== 'en')
      void navigate({ pathname: pathIn(activeLanguage(), place.path), search, hash }, { replace: true, state })
  }, [pathname])
}
