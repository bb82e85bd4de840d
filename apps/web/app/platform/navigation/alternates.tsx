import { originPlaceholder } from '@washline/contract/platform/origin'
import { languageCodes } from '@washline/contract/texts/languages'
import { useLocation } from '../../router/index.ts'
import { pathIn, publicPlace } from './public-pages.ts'

/** Links for search engines to a public page in each language. The address without a language suits itself to the reader. */
export function Alternates() {
  const place = publicPlace(useLocation().pathname)
  if (!place) return null
  const origin = typeof window === 'undefined' ? originPlaceholder : window.location.origin
  return (
    <>
      <link rel="canonical" href={origin + pathIn(place.language, place.path)} />
      {languageCodes.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + pathIn(language, place.path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + place.path} />
    </>
  )
}
