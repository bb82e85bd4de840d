import { showLanguage } from '../i18n/i18n.ts'
import { rememberedLanguage, rememberLanguage } from '../i18n/language-choice.ts'
import { saveOnAccount } from './choose-language.ts'
import { getSession, isDemoPhone, onSessionChange } from './session.ts'

/**
 * Shows the language of an account when it is read or changes elsewhere. An account without one takes the choice of
 * this device. Returns the function that stops it. The demo's phones speak the language of the page around them.
 */
export function followAccountLanguage(): () => void {
  if (isDemoPhone) return () => undefined
  let user = getSession().user
  return onSessionChange(() => {
    const before = user
    user = getSession().user
    if (!user || (user.id === before?.id && user.language === before.language)) return
    const chosen = rememberedLanguage()
    if (user.language) {
      rememberLanguage(user.language)
      void showLanguage(user.language)
    } else if (chosen) void saveOnAccount(chosen)
  })
}
