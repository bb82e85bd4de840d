import { updateAccount } from '@washline/contract/identity/endpoints'
import type { Language } from '@washline/contract/texts/languages'
import { callApi } from '../api/call-api.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { rememberLanguage } from '../i18n/language-choice.ts'
import { getSession, setUser } from './session.ts'

/** Shows a language and keeps it: on this device, and on the account of whoever is signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await showLanguage(language)
  if (getSession().token) await keepOnAccount(language)
}

/** Without a connection the choice holds on this device, and the account keeps its former one. */
export async function keepOnAccount(language: Language): Promise<void> {
  try {
    await callApi(updateAccount, { body: { language } })
  } catch {
    return
  }
  const { user } = getSession()
  if (user) setUser({ ...user, language })
}
