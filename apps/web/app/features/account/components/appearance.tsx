import { languages } from '@washline/contract/texts/languages'
import { chooseLanguage, t } from '../../../platform/i18n/i18n.ts'
import { available } from '../../../platform/i18n/languages.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { chooseTheme, type Theme, themes } from '../../../platform/theme/theme.ts'
import { useTheme } from '../../../platform/theme/use-theme.ts'

/** Theme, and language where there is more than one. */
export function Appearance() {
  const theme = useTheme()
  const language = useLanguage()
  return (
    <section className="grid gap-4">
      <h2>{t('Appearance')}</h2>
      <fieldset className="flex flex-wrap gap-2.5" aria-label={t('Theme')}>
        {themes.map((each) => (
          <button
            key={each}
            type="button"
            className="pick"
            aria-pressed={each === theme}
            onClick={() => chooseTheme(each)}
          >
            {themeName(each)}
          </button>
        ))}
      </fieldset>
      {available.length > 1 && (
        <fieldset className="flex flex-wrap gap-2.5" aria-label={t('Language')}>
          {available.map((each) => (
            <button
              key={each}
              type="button"
              className="pick"
              lang={each}
              aria-pressed={each === language}
              onClick={() => void chooseLanguage(each, { remember: true })}
            >
              {languages[each]}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  )
}

function themeName(theme: Theme): string {
  switch (theme) {
    case 'system':
      return t('System')
    case 'light':
      return t('Light')
    case 'dark':
      return t('Dark')
    default:
      return theme satisfies never
  }
}
