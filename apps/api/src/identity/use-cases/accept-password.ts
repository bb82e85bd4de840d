import { passwordTexts, weaknessOf } from '@washline/contract/identity/password'
import { invalid } from '../../platform/http/refusal.ts'
import { isFrequentPassword } from '../embedded/frequent-passwords.ts'

/** Refuses a new password that is easy to guess for anybody, or for somebody who sees this name and address. */
export function acceptPassword(password: string, person: { name: string; email: string }): void {
  const weakness = isFrequentPassword(password) ? 'common' : weaknessOf(password, person)
  if (weakness) throw invalid({ password: [passwordTexts[weakness]] })
}
