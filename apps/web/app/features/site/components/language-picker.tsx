import { languages } from '@washline/contract/texts/languages'
import { chooseLanguage, t } from '../../../platform/i18n/i18n.ts'
import { available } from '../../../platform/i18n/languages.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'

/** Every language that has a catalogue, each in its own name. */
export function LanguagePicker() {
  const active = useLanguage()
  return (
    <fieldset className="flex flex-wrap gap-2.5" aria-label={t('Language')}>
      {available.map((language) => (
        <button
          key={language}
          type="button"
          className="pick"
          lang={language}
          aria-pressed={language === active}
          onClick={() => void chooseLanguage(language, { remember: true })}
        >
          {languages[language]}
        </button>
      ))}
    </fieldset>
  )
}
