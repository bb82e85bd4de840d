import { earningsMessages } from '@washline/contract/earnings/messages'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CashOuts } from './components/cash-outs.tsx'
import { EarningsChart } from './components/earnings-chart.tsx'
import { MoneyTicket } from './components/money-ticket.tsx'
import { Months } from './components/months.tsx'
import { OrderEarnings } from './components/order-earnings.tsx'
import { PayoutAccountCard } from './components/payout-account.tsx'
import { useEarnings, useLiveEarnings } from './use-earnings.ts'

/** The Washer's earnings and payouts. */
export function EarningsScreen({ deductions }: { deductions: ReactNode }) {
  useHeadingFocus()
  useLiveEarnings()
  return (
    <AppPage title={t('Earnings')} back="/home-screen" tab="account" bottomNav>
      <Content deductions={deductions} />
    </AppPage>
  )
}

function Content({ deductions }: { deductions: ReactNode }) {
  const { first, isError, refetch } = useEarnings()
  if (!first && isError)
    return <ErrorState message={t(earningsMessages.read)} retryText={t('Retry')} onRetry={() => void refetch()} />
  if (!first)
    return (
      <div className="grid gap-5" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-72" />
        <Skeleton className="h-64" />
        <Skeleton className="h-32" />
      </div>
    )
  return (
    <div className="in-order grid min-w-0 items-start gap-8 desk:grid-cols-[minmax(0,1fr)_400px] desk:gap-x-[72px]">
      <div className="in-order grid min-w-0 content-start gap-8">
        <MoneyTicket earnings={first} />
        {deductions}
        <EarningsChart />
        <CashOuts />
      </div>
      <div className="in-order grid min-w-0 content-start gap-8">
        <OrderEarnings />
        <Months months={first.months} />
        <PayoutAccountCard />
      </div>
    </div>
  )
}
