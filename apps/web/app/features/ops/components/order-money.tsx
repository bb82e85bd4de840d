import { orderNumber } from '@washline/contract/ids'
import type { OpsOrderMoney } from '@washline/contract/ops/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../act-form.tsx'
import { useOrderMoney } from '../use-order-money.ts'
import { useRefund } from '../use-refund.ts'
import { consolePath, statusName } from '../view-model.ts'
import { MoneyStory } from './money-story.tsx'
import { MoneySums } from './money-sums.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderStory } from './order-story.tsx'
import { QueryGate } from './query-gate.tsx'

/** One order: its money with the refund, and its story. */
export function OrderMoney({ id }: { id: number }) {
  const money = useOrderMoney(id)
  const refund = useRefund(id)
  const [isRefunding, setRefunding] = useState(false)
  const [done, setDone] = useState(0)
  return (
    <QueryGate query={money}>
      {({ order, transfers, payments, refunds, sums, receipts, acts }) => (
        <>
          <header className="ops-case-head">
            <div className="grid min-w-0 gap-1">
              <h2 className="num">{orderNumber(id)}</h2>
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
            <StatusChip status={order.status}>{statusName(order.status)}</StatusChip>
            {sums.refundable > 0 && (
              <Button look="primary" size="compact" onClick={() => setRefunding(true)}>
                {t('Refund')}
              </Button>
            )}
          </header>
          <Tabs
            label={t('Order')}
            tabs={[
              { title: t('Money'), content: <MoneyOfOrder {...{ transfers, sums, receipts, payments, refunds }} /> },
              { title: t('Story'), content: <OrderStory id={id} /> },
            ]}
          />
          <ActForm
            key={done}
            open={isRefunding}
            onClose={() => setRefunding(false)}
            title={t('Refund')}
            about={t('{number} of {name}. To the card first, then to the wallet.', {
              number: orderNumber(id),
              name: order.customer.name,
            })}
            maximum={sums.refundable}
            amount={sums.refundable}
            confirmText={(amount) => t('Refund {amount}', { amount })}
            onAct={async (act) => {
              const { data } = await refund.mutateAsync({ ...act, acts })
              const { card, wallet } = data
              toast.success(
                t('Refunded: {card} to the card, {wallet} to the wallet.', {
                  card: formatMoney(card),
                  wallet: formatMoney(wallet),
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
}: Pick<OpsOrderMoney, 'transfers' | 'sums' | 'receipts' | 'payments' | 'refunds'>) {
  return (
    <div className="ops-two">
      <section className="grid content-start gap-3" aria-label={t('What happened')}>
        <h3>{t('What happened')}</h3>
        <MoneyStory transfers={transfers} />
      </section>
      <section className="grid content-start gap-3" aria-label={t('Where it is')}>
        <h3>{t('Where it is')}</h3>
        <MoneySums sums={sums} receipts={receipts} />
        <OrderPayments payments={payments} refunds={refunds} />
      </section>
    </div>
  )
}
