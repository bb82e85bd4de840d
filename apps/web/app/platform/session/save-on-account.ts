import { updateAccount } from '@washline/contract/identity/endpoints'
import type { Language } from '@washline/contract/texts/languages'
import { callApi } from '../api/call-api.ts'
import { getSession, setUser } from './session.ts'

/** Saves a language on the account of the signed-in person. */
export async function saveOnAccount(language: Language): Promise<void> {
  await callApi(updateAccount, { body: { language } })
  const { user } = getSession()
  if (user) setUser({ ...user, language })
}
