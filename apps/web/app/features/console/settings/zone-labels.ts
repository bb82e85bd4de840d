import { receiptMessages } from '@washline/contract/orders/receipt-messages'
import { firstZones, type Zone } from '@washline/contract/zones/zone'
import type { ZoneChange, ZoneProperty } from '@washline/contract/zones/zone-changes'
import { t } from '../../../platform/i18n/i18n.ts'

/** Operators name their zones; the first one is named by the product. */
export const zoneName = ({ id, name }: Pick<Zone, 'id' | 'name'>): string =>
  firstZones.some((first) => first.id === id && first.name === name) ? t('Everywhere') : name

export const zonePropertyLabel = (property: ZoneProperty): string =>
  ({
    name: t('Name'),
    outline: t('Corners'),
    time_zone: t('Time zone'),
    hours: t('Open##hours'),
    paused: t('Reason for the pause'),
    minimum_minor: t('Minimum order'),
    fee_minor: t(receiptMessages.names.zone_fee),
    small_order: t(receiptMessages.names.small_order_fee),
    pickup_fee: t(receiptMessages.names.pickup_fee),
    price_factor: t('Percent of the price list'),
    prices: t('Own prices'),
    promise_minutes: t('Back within minutes'),
  })[property]

export const zoneChangeText = ({ kind, properties }: ZoneChange): string =>
  ({
    added: t('New'),
    removed: t('Removed'),
    moved: t('Another priority'),
    changed: properties.map(zonePropertyLabel).join(', '),
  })[kind]
