import { showLanguage } from '../i18n/i18n.ts'
import { rememberedLanguage, rememberLanguage } from '../i18n/language-choice.ts'
import { tellAccount } from './choose-language.ts'
import { getSession, onSessionChange } from './session.ts'

/**
 * Shows the language of an account when it becomes known or changes elsewhere. An account without one takes over what was
 * chosen on this device. Gives the function that ends it.
 */
export function followAccountLanguage(): () => void {
  let known = getSession().user
  return onSessionChange(() => {
    const before = known
    known = getSession().user
    if (!known || (known.id === before?.id && known.language === before.language)) return
    const chosen = rememberedLanguage()
    if (known.language) {
      rememberLanguage(known.language)
      void showLanguage(known.language)
    } else if (chosen) void tellAccount(chosen)
  })
}
