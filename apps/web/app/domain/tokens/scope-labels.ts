import type { Scope } from '@washline/contract/tokens/scopes'
import { t } from '../../platform/i18n/i18n.ts'

interface ScopeLabel {
  readonly title: string
  readonly text: string
}

const labels: Record<Scope, () => ScopeLabel> = {
  'orders:read': () => ({
    title: t('See your orders'),
    text: t('Orders, chats, claims, locations and notifications, and who you are.'),
  }),
  'orders:write': () => ({
    title: t('Place and change orders'),
    text: t('Place, change, cancel and rate orders, send messages and file claims. Saved cards are charged for them.'),
  }),
  wash: () => ({
    title: t('Work as a Washer'),
    text: t('See and accept requests, update orders, and change your hours.'),
  }),
  'money:read': () => ({
    title: t('See your money'),
    text: t('Wallet, receipts, earnings and which cards are saved. No payouts.'),
  }),
  webhooks: () => ({
    title: t('Send webhooks'),
    text: t('Set up addresses that are called when something happens.'),
  }),
  'console:queues': () => ({
    title: t('Console: open work'),
    text: t('Orders, claims, complaints, reports and their decisions.'),
  }),
  'console:money': () => ({ title: t('Console: money'), text: t('The ledger, refunds and credits.') }),
  'console:people': () => ({
    title: t('Console: people'),
    text: t('Accounts, verifications, suspensions and quality.'),
  }),
  'console:settings': () => ({ title: t('Console: settings'), text: t('Rules, prices, zones and trials.') }),
  'console:audit': () => ({ title: t('Console: audit'), text: t('What operators read and changed.') }),
}

/** What a scope means, for people. */
export const scopeLabel = (scope: Scope): ScopeLabel => labels[scope]()
