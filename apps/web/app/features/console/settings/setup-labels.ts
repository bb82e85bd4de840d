import type { SetupStep, TrialState, TriedPart } from '@washline/contract/settings/setup-endpoints'
import { t } from '../../../platform/i18n/i18n.ts'

/** A step of the set-up, or the test order at its end. */
export type SetupPart = SetupStep | 'order'

export const setupPath = (part: SetupPart): string => `/ops?tab=setup&step=${part}`

export const stepName = (part: SetupPart): string =>
  ({
    market: t('Name, currency and fees'),
    place: t('Where orders are taken'),
    address: t('The address of the service'),
    mail: t('Emails'),
    cards: t('Cards'),
    maps: t('Maps'),
    backups: t('Backups'),
    order: t('Test order'),
  })[part]

export const partName = (part: TriedPart): string =>
  ({ order: t('Placing an order'), cards: t('Cards'), mail: t('Emails'), photos: t('Photos'), maps: t('Maps') })[part]

export const trialStateName = (state: TrialState): string =>
  ({ ok: t('Works'), warning: t('Not ready'), failed: t('Failed'), skipped: t('Not tried') })[state]
