import { earningsMessages } from '@washline/contract/earnings/messages'
import type { Movement, Statement } from '@washline/contract/earnings/schemas'
import { orderNumber } from '@washline/contract/ids'
import { type Minor, negate } from '@washline/contract/money'
import { formatCalendarMonth, formatDayOfMonth, formatZone } from '../../platform/format/date.ts'
import { firstUpper } from '../../platform/format/first-upper.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Detail } from '../../ui/detail.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HungAside } from '../../ui/hung-aside.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDownloadStatement, useStatement } from './use-statement.ts'
import { movementTitle } from './view-model.ts'

const PayoutSteps = later(() => import('./components/payout-steps.tsx').then((module) => module.PayoutSteps), null)

const beside = (
  <div className="px-(--gutter) pb-8 print:hidden">
    <HungAside
      garments={[
        ['shirt', 'suds'],
        ['trousers', 'bluing'],
      ]}
    >
      <PayoutSteps />
    </HungAside>
  </div>
)

/** One month of earnings, to read and print. */
export function StatementScreen({ month }: { month: string }) {
  useHeadingFocus()
  const { data, isError, refetch } = useStatement(month)
  const download = useDownloadStatement()
  return (
    <AppPage title={t('Statement')} back="/earnings" tab="account" beside={beside}>
      {data && (
        <div className="grid max-w-3xl gap-6">
          <p className="print-only display text-24">
            {t('Washline')} · {t('Statement')}
          </p>
          <Head statement={data} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button variant="primary" onClick={() => window.print()}>
              {t('Print')}
            </Button>
            <Button flat busy={download.isPending} onClick={() => download.mutate(month)}>
              {t('Save as CSV')}
            </Button>
          </div>
          <Movements statement={data} />
        </div>
      )}
      {!data && isError && (
        <ErrorState message={t(earningsMessages.statement)} retryText={t('Retry')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div role="status" aria-busy="true" aria-label={t('Loading')} className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
      )}
    </AppPage>
  )
}

function Head({ statement }: { statement: Statement }) {
  const { month, washer, opening_minor, earned_minor, paid_out_minor, closing_minor, time_zone } = statement
  return (
    <section aria-labelledby="month-title" className="grid gap-1">
      <h2 id="month-title">{firstUpper(formatCalendarMonth(month))}</h2>
      <p className="text-ink-2 wrap-anywhere">
        {t('{name}, {business}', { name: washer.name, business: washer.business_name })}
      </p>
      <div className="mt-3 grid gap-1">
        <Detail name={t('Opening balance')}>{formatMinor(opening_minor)}</Detail>
        <Detail name={t('Earned')}>{formatMinor(earned_minor)}</Detail>
        <Detail name={t('Paid out')}>{formatMinor(negate(paid_out_minor))}</Detail>
        <Detail name={t('Closing balance')} total>
          {formatMinor(closing_minor)}
        </Detail>
      </div>
      <p className="text-14 text-ink-2">{t('Time zone: {zone}', { zone: formatZone(time_zone) })}</p>
    </section>
  )
}

function Movements({ statement: { opening_minor, closing_minor, movements } }: { statement: Statement }) {
  return (
    <table className="w-full text-left max-desk:text-14">
      <caption className="mb-2 text-left text-18 font-semibold">{t('Transactions')}</caption>
      <thead>
        <tr className="text-14 text-ink-2">
          <th scope="col" className="py-1 pr-3 font-normal">
            {t('Day')}
          </th>
          <th scope="col" className="font-normal">
            {t('Description')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('Amount')}
          </th>
          <th scope="col" className="pl-3 text-right font-normal">
            {t('Balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Balance name={t('Opening balance')} amount={opening_minor} />
        {movements.map((movement) => (
          <Row key={`${movement.at} ${movement.kind} ${movement.balance_minor}`} movement={movement} />
        ))}
        <Balance name={t('Closing balance')} amount={closing_minor} />
      </tbody>
    </table>
  )
}

const line = 'border-t-2 border-dashed border-stitch align-top'

function Row({
  movement: { day, kind, order_id, value_minor, commission_minor, amount_minor, balance_minor },
}: {
  movement: Movement
}) {
  return (
    <tr className={line}>
      <td className="py-2 pr-3 whitespace-nowrap">{formatDayOfMonth(day)}</td>
      <td className="py-2 wrap-anywhere">
        <span className="block">{movementTitle(kind)}</span>
        {order_id !== null && (
          <span className="block text-14 whitespace-nowrap text-ink-2">{orderNumber(order_id)}</span>
        )}
        {value_minor !== null && commission_minor !== null && (
          <span className="block text-14 text-ink-2">
            {t('{value} less {commission} commission', {
              value: formatMinor(value_minor),
              commission: formatMinor(commission_minor),
            })}
          </span>
        )}
      </td>
      <td className="num py-2 text-right">{formatMinor(amount_minor)}</td>
      <td className="num py-2 pl-3 text-right">{formatMinor(balance_minor)}</td>
    </tr>
  )
}

function Balance({ name, amount }: { name: string; amount: Minor }) {
  return (
    <tr className={line}>
      <th scope="row" colSpan={3} className="py-2 font-semibold">
        {name}
      </th>
      <td className="num py-2 pl-3 text-right font-semibold">{formatMinor(amount)}</td>
    </tr>
  )
}
