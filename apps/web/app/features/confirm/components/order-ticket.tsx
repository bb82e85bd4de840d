import { orderNumber } from '@washline/contract/ids'
import { minor, toMajor, toMinor } from '@washline/contract/money'
import type { Item, LoadType, Order, Quote } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import { canOrder } from '../../../domain/order/can-order.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { later } from '../../../ui/later.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { PickupPlace } from '../use-reach.ts'
import { loadText } from '../view-model.ts'
import type { WhenRowProps } from './chosen-window.ts'
import { EditRow } from './edit-row.tsx'
import { ItemsToConfirm } from './items-to-confirm.tsx'
import { LikelyPickup } from './likely-pickup.tsx'
import { LoadRaised } from './load-raised.tsx'
import { PriceLines } from './price-lines.tsx'
import type { StepLink } from './step-link.ts'
import { WalletSwitch, type WalletUse } from './wallet-switch.tsx'
import { WhenRow } from './when-row.tsx'

/** In a fold that is closed at first, so nothing moves when it comes. */
const CoverageChoice = later(() => import('./coverage-choice.tsx').then((module) => module.CoverageChoice), null)
const ZoneClosed = later(() => import('./zone-closed.tsx').then((module) => module.ZoneClosed), null)

export interface OrderTicketProps {
  order: Order
  loadType: LoadType
  /** The count has outgrown the load that was chosen. */
  isLoadRaised: boolean
  place: PickupPlace
  /** Items that the scan was unsure of and the person has not confirmed. */
  unsure: readonly Item[]
  /** Confirms all of them. */
  onAllRight: () => void
  isPrefilled: boolean
  quote: Quote | undefined
  /** The cover's limit, in major units. */
  coverage: number
  onCoverage: (limit: number) => void
  /** The control that declares valuable items. */
  declaring: ReactNode
  wallet: WalletUse
  /** The care instructions and notes. */
  care: ReactNode
  when: Pick<WhenRowProps, 'chosen' | 'onChoose'>
  links: { items: StepLink; place: StepLink }
  /** The payment card. */
  children: ReactNode
}

/** The whole order; every line links back to its step. */
export function OrderTicket(props: OrderTicketProps) {
  const { order, place, isPrefilled, quote, wallet, children } = props
  const zone = quote?.zone
  return (
    <Ticket className="ticket-of-order" label={t('Order {number}', { number: orderNumber(order.id) })}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          {isPrefilled && (
            <span className="flex items-center gap-1 text-14 font-semibold text-bluing">
              <Icon name="bolt" className="size-5" />
              {t('Photo, confirm')}
            </span>
          )}
        </Ticket.Head>
        {zone && !canOrder(zone, props.when.chosen !== undefined) ? (
          <ZoneClosed orderId={order.id} place={place} zone={zone} />
        ) : (
          !props.when.chosen && <LikelyPickup orderId={order.id} place={place} promiseS={zone?.promise_s} />
        )}
      </Ticket.Part>
      <Ticket.Part>
        <Rows {...props} />
      </Ticket.Part>
      <Ticket.Part>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <WalletSwitch {...wallet} pays={quote?.wallet ?? toMajor(minor(0))} />
          <PriceLines quote={quote} />
          {quote && quote.total === 0 ? (
            <p className="font-semibold">{t('Your wallet covers it all. Your card is not charged.')}</p>
          ) : (
            children
          )}
        </div>
      </Ticket.Part>
    </Ticket>
  )
}

function Rows(props: OrderTicketProps) {
  const { order, loadType, isLoadRaised, place, unsure, links, care, when, coverage, onCoverage, declaring } = props
  return (
    <ul className="stitched *:py-0!">
      <ItemsToConfirm order={order} title={loadText(order.item_count, loadType)} unsure={unsure} edit={links.items} />
      {isLoadRaised && <LoadRaised loadType={loadType} count={order.item_count} />}
      <EditRow
        icon={<Icon name="home" />}
        title={place.address}
        edit={{ ...links.place, label: t('Edit pickup location') }}
      />
      <WhenRow place={place} {...when} />
      {care}
      <li>
        <details className="cover-row">
          <summary>
            <Icon name="shield" />
            <b className="min-w-0 flex-1 font-semibold">
              {t('Covered to {amount}', { amount: formatMinor(toMinor(coverage)) })}
            </b>
            <span className="link">{t('Change')}</span>
          </summary>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 py-3">
            <CoverageChoice chosen={coverage} onChoose={onCoverage} />
            {declaring}
          </div>
        </details>
      </li>
    </ul>
  )
}
