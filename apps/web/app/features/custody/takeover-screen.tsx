import { getTakeover } from '@washline/contract/custody/endpoints'
import { type OrderId, orderNumber } from '@washline/contract/ids'
import { errorText } from '../../platform/api/error-text.ts'
import { problemOf } from '../../platform/api/problem-of.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useNavigate } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HungLineLater } from '../../ui/hung-line-later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { TakeoverPlace } from './components/takeover-place.tsx'
import { TakeoverForm } from './takeover-form.tsx'
import { useTakeover } from './use-takeover.ts'

const besideGarments = [
  ['dress', 'blush'],
  ['trousers', 'bluing'],
] as const

/** The Washer takes the laundry of an order over from another one: where to go, the count, the PIN. */
export function TakeoverScreen({ orderId }: { orderId: OrderId | null }) {
  const navigate = useNavigate()
  const { data: takeover, error, isPending, refetch } = useTakeover(orderId)
  const gone = t('There is nothing to take over here anymore.')
  const isGone = orderId === null || problemOf(getTakeover, error)?.status === 404
  useHeadingFocus()
  const done = () => {
    toast.success(t('The laundry is yours to finish.'))
    navigate(`/pickup-in-progress?order=${orderId}`, { replace: true })
  }
  return (
    <AppPage
      title={t('Take over an order')}
      back="/home-screen"
      tab="orders"
      beside={<HungLineLater garments={besideGarments} />}
    >
      {!takeover && orderId !== null && isPending && (
        <div role="status" aria-busy="true" aria-label={t('Loading')} className="grid gap-6">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {!takeover && (orderId === null || error) && (
        <ErrorState
          message={isGone ? gone : errorText(error, gone)}
          retryText={t('Retry')}
          onRetry={isGone ? undefined : () => void refetch()}
        >
          <ButtonLink to="/home-screen">{t('Back to Home')}</ButtonLink>
        </ErrorState>
      )}
      {takeover && (
        <div className="grid max-w-2xl gap-8">
          <TakeoverPlace takeover={takeover} number={orderNumber(takeover.order_id)} />
          <TakeoverForm takeover={takeover} onDone={done} onWithdrawn={() => navigate('/home-screen')} />
        </div>
      )}
    </AppPage>
  )
}
