import { orderNumber } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import type { Item, LoadType, Order, Quote } from '@washline/contract/orders/schemas'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { canOrder } from '../../../domain/order/zone-note.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { CareLabel } from '../../../ui/care-label.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { PickupPlace } from '../use-reach.ts'
import { loadText } from '../view-model.ts'
import { CoverageChoice } from './coverage-choice.tsx'
import { EditRow } from './edit-row.tsx'
import { ItemsToConfirm } from './items-to-confirm.tsx'
import { LikelyPickup } from './likely-pickup.tsx'
import { LoadRaised } from './load-raised.tsx'
import { PriceLines } from './price-lines.tsx'
import { WalletSwitch, type WalletUse } from './wallet-switch.tsx'
import { WhenRow, type WhenRowProps } from './when-row.tsx'
import { ZoneClosed } from './zone-closed.tsx'

export interface StepLink {
  to: LinkProps['to']
  state: unknown
}

export interface OrderTicketProps {
  order: Order
  loadType: LoadType
  /** The count has outgrown the load that was chosen. */
  isLoadRaised: boolean
  notes: string
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
  /** The care instructions. */
  care: ReactNode
  when: Pick<WhenRowProps, 'chosen' | 'onChoose'>
  links: { items: StepLink; load: StepLink; place: StepLink }
  /** The payment card. */
  children: ReactNode
}

/** The whole order; every line links back to its step. */
export function OrderTicket(props: OrderTicketProps) {
  const { order, place, isPrefilled, quote, coverage, onCoverage, declaring, wallet, children } = props
  const zone = quote?.zone
  return (
    <Ticket label={t('Order {number}', { number: orderNumber(order.id) })}>
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
          <CoverageChoice chosen={coverage} onChoose={onCoverage} />
          {declaring}
        </div>
      </Ticket.Part>
      <Ticket.Part>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <WalletSwitch {...wallet} pays={quote?.wallet ?? toMajor(minor(0))} />
          <PriceLines quote={quote} />
          {quote && quote.total === 0 ? (
            <p className="font-semibold">{t('Your wallet pays all of it. No card is charged.')}</p>
          ) : (
            children
          )}
        </div>
      </Ticket.Part>
    </Ticket>
  )
}

function Rows({
  order,
  loadType,
  isLoadRaised,
  notes,
  place,
  unsure,
  onAllRight,
  links,
  care,
  when,
}: OrderTicketProps) {
  return (
    <ul className="stitched *:py-0!">
      <EditRow
        icon={<CareLabel name="care-tub" />}
        title={loadText(order.item_count, loadType)}
        text={
          unsure.length ? (
            <span className="mark">
              {t('{count, plural, one {# item} other {# items}} to check', { count: unsure.length })}
            </span>
          ) : undefined
        }
        edit={{ ...links.items, label: t('Edit items') }}
      />
      <ItemsToConfirm items={order.items} unsure={unsure} />
      {isLoadRaised && <LoadRaised loadType={loadType} count={order.item_count} />}
      {unsure.length > 0 && (
        <li className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 py-4 text-14">{t('Are the marked items right?')}</span>
          <Button size="compact" flat icon="check" onClick={onAllRight}>
            {t('All correct')}
          </Button>
        </li>
      )}
      <EditRow
        icon={<Icon name="home" />}
        title={place.address}
        edit={{ ...links.place, label: t('Edit pickup location') }}
      />
      <EditRow
        icon={<Icon name="edit" />}
        title={notes || t('No notes')}
        text={notes ? undefined : t('Tell the Washer what matters')}
        edit={{ ...links.load, label: t('Edit load and notes') }}
      />
      {care}
      <WhenRow place={place} {...when} />
    </ul>
  )
}
