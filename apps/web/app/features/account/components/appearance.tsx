import { t } from '../../../platform/i18n/i18n.ts'
import { LanguageSetting } from '../../../platform/session/language-setting.tsx'
import { chooseTheme, type Theme, themes } from '../../../platform/theme/theme.ts'
import { useTheme } from '../../../platform/theme/use-theme.ts'

/** Theme and language. */
export function Appearance() {
  const theme = useTheme()
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
      <LanguageSetting />
    </section>
  )
}

function themeName(theme: Theme): string {
  switch (theme) {
    case 'system':
      return t('System')
    case 'light':
      return t('Light mode')
    case 'dark':
      return t('Dark mode')
    default:
      return theme satisfies never
  }
}
