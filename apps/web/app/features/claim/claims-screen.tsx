import { claimMessages } from '@washline/contract/claims/messages'
import type { OrderId } from '@washline/contract/ids'
import { useClaims, useLiveClaims } from '../../domain/claim/use-claims.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { Navigate } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { ClaimRow } from './components/claim-row.tsx'

const ClaimsAside = later(() => import('./components/claims-aside.tsx').then((module) => module.ClaimsAside))
const ReportableOrders = later(
  () => import('./components/reportable-orders.tsx').then((module) => module.ReportableOrders),
  null,
)

/** Every claim by or about the person; the claims of one order where the address names it. */
export function ClaimsScreen({ orderId }: { orderId: OrderId | null }) {
  useHeadingFocus()
  useLiveClaims()
  const isDesk = useIsDesk()
  const isWasher = useUser().is_provider
  return (
    <AppPage title={t('Claims')} back="/order-history" tab="orders" bottomNav aside={isDesk && <ClaimsAside />}>
      <List orderId={orderId ?? undefined} />
      {!isWasher && <ReportableOrders />}
      <ButtonLink to={publicPath('/how-claims-work')} variant="link" className="justify-self-start desk:hidden">
        {t('How claims are decided')}
      </ButtonLink>
    </AppPage>
  )
}

function List({ orderId }: { orderId: OrderId | undefined }) {
  const { claims, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useClaims({ orderId })
  if (!claims)
    return isError ? (
      <ErrorState
        message={errorText(error, t(claimMessages.read))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="grid gap-4" role="status" aria-label={t('Loading')}>
        <Skeleton className="h-32 rounded-ticket" />
        <Skeleton className="h-32 rounded-ticket" />
      </div>
    )
  const [only] = claims
  if (orderId !== undefined && claims.length < 2)
    return <Navigate replace to={only ? `/claims/${only.id}` : `/receipt?order=${orderId}`} />
  if (claims.length === 0)
    return (
      <EmptyState
        garment="sweater"
        fill="suds"
        text={t('You have no claims.')}
        next={<ButtonLink to="/order-history">{t('Your orders')}</ButtonLink>}
      >
        <p>{t('If something is missing or damaged, open the order and report it.')}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4">
        {claims.map((claim) => (
          <li key={claim.id} className="grid min-w-0">
            <ClaimRow claim={claim} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button flat busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older claims')}
        </Button>
      )}
    </>
  )
}
