import { t } from '../../platform/i18n/i18n.ts'

export const consoleTabs = [
  'live',
  'claims',
  'verification',
  'quality',
  'orders',
  'people',
  'books',
  'catalogue',
  'alerts',
  'audit',
  'reports',
  'settings',
  'market',
  'zones',
  'extensions',
  'backups',
  'setup',
] as const
export type ConsoleTab = (typeof consoleTabs)[number]

/** The digit that opens a tab; the tabs after the tenth have none. */
export const tabKey = (tab: ConsoleTab): string | undefined => '1234567890'[consoleTabs.indexOf(tab)]

export const tabName = (tab: ConsoleTab): string =>
  ({
    live: t('Live orders'),
    claims: t('Claims'),
    verification: t('Verification'),
    quality: t('Quality'),
    orders: t('All orders'),
    people: t('People'),
    books: t('Ledger'),
    catalogue: t('Price list'),
    alerts: t('Alerts'),
    audit: t('Audit'),
    reports: t('Reports'),
    settings: t('Search and offers'),
    market: t('Name, money and brand'),
    zones: t('Zones'),
    extensions: t('Extensions'),
    backups: t('Backups'),
    setup: t('Setup'),
  })[tab]

/** The path of a tab, with the id of the row that is open in it. */
export const consolePath = (tab: ConsoleTab, id?: number): string =>
  id === undefined ? `/ops?tab=${tab}` : `/ops?tab=${tab}&id=${id}`

export const isNumberText = (text: string) => /^\d+([.,]\d{1,2})?$/.test(text)
export const toNumber = (text: string) => Number(text.replace(',', '.'))
