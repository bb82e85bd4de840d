import type { Language } from '@washline/contract/texts/languages'
import { showLanguage } from '../i18n/i18n.ts'
import { rememberLanguage } from '../i18n/language-choice.ts'
import { getSession } from './session.ts'

/** Shows a language and stores it on this device, and on the account of the signed-in person. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await showLanguage(language)
  if (getSession().token) await saveOnAccount(language)
}

/**
 * Without a connection the choice is stored on this device, and the account keeps its former one. The code that calls
 * the server is loaded when needed: every public page includes this module.
 */
export async function saveOnAccount(language: Language): Promise<void> {
  try {
    const { saveOnAccount } = await import('./save-on-account.ts')
    await saveOnAccount(language)
  } catch {}
}
