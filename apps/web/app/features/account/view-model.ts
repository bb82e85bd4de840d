import type { Session } from '@washline/contract/identity/schemas'
import { t } from '../../platform/i18n/i18n.ts'
import type { IconName } from '../../ui/sprite.ts'

export type AccountField = 'name' | 'email' | 'phone_number' | 'address'

interface FieldPresentation {
  label: string
  icon: IconName
  type: string
  autoComplete: string
}

export function presentationOf(field: AccountField): FieldPresentation {
  switch (field) {
    case 'name':
      return { label: t('Name'), icon: 'user', type: 'text', autoComplete: 'name' }
    case 'email':
      return { label: t('Email'), icon: 'send', type: 'email', autoComplete: 'email' }
    case 'phone_number':
      return { label: t('Phone'), icon: 'phone', type: 'tel', autoComplete: 'tel' }
    case 'address':
      return { label: t('Address'), icon: 'home', type: 'text', autoComplete: 'street-address' }
    default:
      return field satisfies never
  }
}

export function editTitle(field: AccountField): string {
  switch (field) {
    case 'name':
      return t('Edit name')
    case 'email':
      return t('Edit email')
    case 'phone_number':
      return t('Edit phone')
    case 'address':
      return t('Edit address')
    default:
      return field satisfies never
  }
}

/** 'Chrome on Android', from the user agent as far as it is recognised. */
export function deviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser && system) return t('{browser} on {system}', { browser, system })
  return browser ?? system ?? t('Unknown device')
}

export const isHandheld = ({ system }: Pick<Session, 'system'>): boolean =>
  system === 'iPhone' || system === 'iPad' || system === 'Android'
