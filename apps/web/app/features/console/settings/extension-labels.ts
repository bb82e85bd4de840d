import type { ConsoleExtension } from '@washline/contract/extensions/schemas'
import { t } from '../../../platform/i18n/i18n.ts'

export const stateName = (state: ConsoleExtension['state']): string =>
  ({ on: t('Running'), off: t('Switched off'), broken: t('Not working') })[state]

const gatewayNames = () => ({
  card: t('Cards'),
  map: t('Maps'),
  mail: t('Email##channel'),
  scan: t('Scanner'),
  identity: t('Identity checks'),
  storage: t('Photo storage'),
})

export const gatewayName = (kind: string): string =>
  Object.entries(gatewayNames()).find(([key]) => key === kind)?.[1] ?? kind

/** What an extension adds, by kind. */
export const additionsOf = (extension: ConsoleExtension): readonly (readonly [name: string, entries: string])[] =>
  [
    [t('Events'), extension.events],
    [t('Routes'), extension.routes],
    [t('Replaces'), extension.gateways.map(gatewayName)],
    [t('Languages'), extension.languages],
    [t('Ledger accounts'), extension.accounts.map(({ name, title }) => `${title} (${name})`)],
  ]
    .map(([name, entries]) => [String(name), [entries].flat().join(', ')] as const)
    .filter(([, entries]) => entries !== '')
