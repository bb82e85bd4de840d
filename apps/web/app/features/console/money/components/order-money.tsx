import type { ConsoleOrderMoney } from '@washline/contract/console/schemas'
import { type OrderId, orderNumber } from '@washline/contract/ids'
import { statusLabels } from '@washline/contract/orders/process'
import { useState } from 'react'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { StatusChip } from '../../../../ui/status-chip.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ActionForm } from '../../action-form.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { OrderTimeline } from '../../people/components/order-timeline.tsx'
import { consolePath } from '../../view-model.ts'
import { useOrderMoney } from '../use-order-money.ts'
import { useRefund } from '../use-refund.ts'
import { MoneySums } from './money-sums.tsx'
import { MoneyTimeline } from './money-timeline.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPayments } from './order-payments.tsx'

/** One order: money with the refund, and the timeline. */
export function OrderMoney({ id }: { id: OrderId }) {
  const money = useOrderMoney(id)
  const refund = useRefund(id)
  const [isRefunding, setRefunding] = useState(false)
  const [done, setDone] = useState(0)
  return (
    <QueryGate query={money}>
      {({ order, transfers, payments, refunds, sums, receipts, actions, moves }) => (
        <>
          <Head order={order} isRefundable={sums.refundable_minor > 0} onRefund={() => setRefunding(true)} />
          <OrderActions order={order} moves={moves} />
          <Tabs
            label={t('Order details')}
            tabs={[
              { title: t('Money'), content: <MoneyOfOrder {...{ transfers, sums, receipts, payments, refunds }} /> },
              { title: t('Timeline'), content: <OrderTimeline id={id} /> },
            ]}
          />
          <ActionForm
            key={done}
            open={isRefunding}
            onClose={() => setRefunding(false)}
            title={t('Refund')}
            about={t('{number} of {name}. To the card first, then to the wallet.', {
              number: orderNumber(id),
              name: order.customer.name,
            })}
            maximum={sums.refundable_minor}
            amount={sums.refundable_minor}
            confirmText={(amount) => t('Refund {amount}', { amount })}
            onAction={async (action) => {
              const { data } = await refund.mutateAsync({ ...action, actions })
              const { card_minor, wallet_minor } = data
              toast.success(
                t('Refunded: {card} to the card, {wallet} to the wallet.', {
                  card: formatMinor(card_minor),
                  wallet: formatMinor(wallet_minor),
                }),
              )
              setDone(done + 1)
            }}
          />
        </>
      )}
    </QueryGate>
  )
}

function MoneyOfOrder({
  transfers,
  sums,
  receipts,
  payments,
  refunds,
}: Pick<ConsoleOrderMoney, 'transfers' | 'sums' | 'receipts' | 'payments' | 'refunds'>) {
  return (
    <div className="console-two">
      <section className="grid content-start gap-3" aria-label={t('What happened')}>
        <h3>{t('What happened')}</h3>
        <MoneyTimeline transfers={transfers} />
      </section>
      <section className="grid content-start gap-3" aria-label={t('Where the money is')}>
        <h3>{t('Where the money is')}</h3>
        <MoneySums sums={sums} receipts={receipts} />
        <OrderPayments payments={payments} refunds={refunds} />
      </section>
    </div>
  )
}

interface HeadProps extends Pick<ConsoleOrderMoney, 'order'> {
  isRefundable: boolean
  onRefund: () => void
}

function Head({ order, isRefundable, onRefund }: HeadProps) {
  return (
    <header className="console-case-head">
      <div className="grid min-w-0 gap-1">
        <h2 className="num">{orderNumber(order.id)}</h2>
        <p className="wrap-anywhere">
          <Link to={consolePath('people', order.customer.id)}>{order.customer.name}</Link>
          {order.washer && (
            <>
              {' · '}
              <Link to={consolePath('people', order.washer.id)}>{order.washer.name}</Link>
            </>
          )}
        </p>
      </div>
      <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
      {isRefundable && (
        <Button variant="primary" size="compact" onClick={onRefund}>
          {t('Refund')}
        </Button>
      )}
    </header>
  )
}
