import { add, toMinor } from '@washline/contract/money'
import type { ReactNode } from 'react'
import { formatMinor, formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { later } from '../../ui/later.tsx'
import { ItemsFirst } from './components/items-first.tsx'
import { OrderTicket, type OrderTicketProps } from './components/order-ticket.tsx'
import { type OrderToConfirm, useConfirmOrder } from './use-confirm-order.ts'

const NextHours = later(() => import('./components/next-hours.tsx').then((module) => module.NextHours), null)

export interface ConfirmScreenProps extends OrderTicketProps, OrderToConfirm {
  /** Why there is no quote. */
  quoteProblem: { text: string; onRetry: () => void } | undefined
  back: string
  stepLine: ReactNode
}

/** The summary before the order is placed. */
export function ConfirmScreen(props: ConfirmScreenProps) {
  useHeadingFocus()
  const { order, unsure, quote, quoteProblem, back, stepLine } = props
  const { confirm, problem, isBusy, canConfirm } = useConfirmOrder(props)
  const cost = quote && formatMinor(add(toMinor(quote.total), toMinor(quote.wallet)))

  return (
    <AppPage
      title={t('Confirm Order')}
      back={back}
      tab="home"
      stepLine={stepLine}
      aside={
        <NextHours
          itemCount={order.item_count}
          held={quote && quote.total > 0 && !props.when.chosen ? formatMoney(quote.total) : undefined}
        />
      }
      dock={
        <Dock>
          {problem && <ErrorText>{problem}</ErrorText>}
          {quoteProblem && <QuoteProblem {...quoteProblem} />}
          {unsure.length > 0 ? (
            <ItemsFirst unsure={unsure} onAllRight={props.onAllRight} edit={props.links.items} />
          ) : (
            <Button
              variant="primary"
              size="large"
              wide
              busy={isBusy}
              busyText={props.when.chosen ? t('Booking...') : t('Placing your order...')}
              aria-disabled={!canConfirm}
              onClick={confirm}
              {...(cost && { amount: cost })}
            >
              {props.when.chosen ? t('Book pickup') : t('Confirm Order')}
            </Button>
          )}
        </Dock>
      }
    >
      <OrderTicket {...props} />
      <p className="text-center text-14 text-ink-2 desk:text-left">
        {t('This is the most you’ll pay. We ask before anything is added.')}
      </p>
    </AppPage>
  )
}

function QuoteProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <ErrorText>{text}</ErrorText>
      <Button variant="link" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  )
}
