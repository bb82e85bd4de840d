import { updateAccount } from '@washline/contract/identity/endpoints'
import type { Language } from '@washline/contract/texts/languages'
import { callApi } from '../api/call-api.ts'
import { getSession, setUser } from './session.ts'

/** Keeps a language on the account of whoever is signed in. */
export async function keepOnAccount(language: Language): Promise<void> {
  await callApi(updateAccount, { body: { language } })
  const { user } = getSession()
  if (user) setUser({ ...user, language })
}
