import { addedLanguages, isLanguage, languageCodes, languages } from '@washline/contract/texts/languages'
import { useLocation } from '../../router/index.ts'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import { t } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { pathIn, publicPlace } from '../navigation/public-pages.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** The person's language: on a public page links to its other languages, elsewhere buttons. */
export function LanguageSetting() {
  const active = useLanguage()
  const choose = useChooseLanguage()
  const place = publicPlace(useLocation().pathname)
  // The address without a language adapts to the reader, so English has to be requested.
  const hrefOf = (path: string) => (path === place?.path ? `${path}?language=en` : path)
  return (
    <LanguagePicker
      label={t('Language')}
      active={active}
      onChoose={(code) => isLanguage(code) && void choose(code)}
      choices={[
        ...languageCodes.map((code) => ({
          code,
          name: languages[code],
          href: place && hrefOf(pathIn(code, place.path)),
        })),
        // The public pages are not written in these.
        ...(place ? [] : addedLanguages().map(([code, name]) => ({ code, name }))),
      ]}
    />
  )
}
