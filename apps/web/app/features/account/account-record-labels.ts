import type { ReadArea } from '@washline/contract/console/operator-reads'
import type { SecurityEventKind } from '@washline/contract/identity/security-events'
import { t } from '../../platform/i18n/i18n.ts'

const eventLabels: Record<SecurityEventKind, () => string> = {
  signed_in: () => t('Signed in'),
  sign_in_failed: () => t('Sign-in with a wrong password'),
  code_failed: () => t('Wrong second-factor code'),
  locked: () => t('Locked after too many attempts'),
  signed_out: () => t('Signed out'),
  sessions_ended: () => t('Signed out on other devices'),
  sessions_ended_by_operator: () => t('All devices signed out by our team'),
  password_changed: () => t('Password changed'),
  password_reset: () => t('Password reset by email'),
  address_changed: () => t('Email address changed'),
  phone_changed: () => t('Phone number changed'),
  factor_set: () => t('Second factor set up'),
  factor_removed: () => t('Second factor removed'),
  recovery_codes_renewed: () => t('New recovery codes'),
  google_linked: () => t('Google account linked'),
  payout_account_opened: () => t('Payout account opened for changes'),
  data_downloaded: () => t('Data downloaded'),
  access_token_made: () => t('Access token created'),
  access_token_revoked: () => t('Access token revoked'),
}
export const securityEventLabel = (kind: SecurityEventKind): string => eventLabels[kind]()

const areaLabels: Record<ReadArea, () => string> = {
  order: () => t('An order'),
  person: () => t('Your profile and money'),
  chat: () => t('A chat'),
  claim: () => t('A claim'),
  verification: () => t('Your verification'),
  other: () => t('Other data'),
}
export const readAreaLabel = (area: ReadArea): string => areaLabels[area]()
