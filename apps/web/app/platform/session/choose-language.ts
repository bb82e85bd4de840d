import type { Language } from '@washline/contract/texts/languages'
import { showLanguage } from '../i18n/i18n.ts'
import { rememberLanguage } from '../i18n/language-choice.ts'
import { getSession } from './session.ts'

/** Shows a language and keeps it: on this device, and on the account of whoever is signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await showLanguage(language)
  if (getSession().token) await tellAccount(language)
}

/**
 * Without a connection the choice holds on this device, and the account keeps its former one. The code that calls the
 * server comes when it is needed: every page of a visitor holds this one.
 */
export async function tellAccount(language: Language): Promise<void> {
  try {
    const { keepOnAccount } = await import('./keep-on-account.ts')
    await keepOnAccount(language)
  } catch {}
}
