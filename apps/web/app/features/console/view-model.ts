import { orderId, orderNumber, toOrderId } from '@washline/contract/ids'
import { type Minor, toMinor } from '@washline/contract/money'
import { z } from 'zod'
import { formatMinor } from '../../platform/format/money.ts'
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
  'zones',
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
    orders: t('Orders'),
    people: t('People'),
    books: t('Ledger'),
    catalogue: t('Catalogue'),
    alerts: t('Alerts'),
    audit: t('Audit'),
    reports: t('Reports'),
    settings: t('Market settings'),
    zones: t('Zones'),
  })[tab]

/** The path of a tab, with the id of the row that is open in it. */
export const consolePath = (tab: ConsoleTab, id?: number): string =>
  id === undefined ? `/ops?tab=${tab}` : `/ops?tab=${tab}&id=${id}`

export const isAmountText = (text: string) => /^\d+([.,]\d{1,2})?$/.test(text)
export const toNumber = (text: string) => Number(text.replace(',', '.'))

export const reasonField = z
  .string()
  .trim()
  .min(10, { error: () => t('Please give a reason of at least 10 characters.') })
  .max(300, { error: () => t('Please keep it under 300 characters.') })

export const noteFields = z.object({ note: reasonField })

/** An order's number, typed as `WL-100482` or `100482`; undefined if the field is empty. */
const orderField = z
  .string()
  .trim()
  .transform((text) => text.replace(/^wl-?/i, ''))
  .refine((text) => text === '' || /^[1-9]\d{0,14}$/.test(text), {
    error: () => t('An order number looks like {number}.', { number: orderNumber(toOrderId(100_001)) }),
  })
  .transform((text) => (text === '' ? undefined : orderId.parse(Number(text))))

/** The fields of the form of an action with an amount, which is typed in major units. */
export const actionFields = (maximumMinor: Minor) =>
  z.object({
    amount_minor: z
      .string()
      .trim()
      .refine((text) => isAmountText(text) && toNumber(text) > 0, {
        error: () => t('Please enter an amount greater than 0.'),
        abort: true,
      })
      .transform((text) => toMinor(toNumber(text)))
      .refine((amountMinor) => amountMinor <= maximumMinor, {
        error: () => t('At most {amount}.', { amount: formatMinor(maximumMinor) }),
      }),
    reason: reasonField,
    order_id: orderField,
  })
