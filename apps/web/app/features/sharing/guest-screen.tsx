import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { BarePage } from '../../ui/bare-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { GuestTicket } from './components/guest-ticket.tsx'
import { isLinkOver, useGuestOrder } from './use-guest-order.ts'

/** An order behind a guest link: read only, live, signed in or not. */
export function GuestScreen({ token }: { token: string }) {
  return (
    <BarePage className="mx-auto grid w-full max-w-[34rem] content-start gap-6 py-8">
      <GuestOrderGate token={token} />
    </BarePage>
  )
}

function GuestOrderGate({ token }: { token: string }) {
  const { data: order, error, refetch, isFetching } = useGuestOrder(token)
  if (isLinkOver(error))
    return (
      <>
        <h1 className="sr-only">{t('Follow the laundry')}</h1>
        <Ticket pegged className="mx-auto w-full max-w-[26rem]">
          <Ticket.Part>
            <EmptyState
              garment="socks"
              fill="pin"
              text={t('This link has expired.')}
              next={<ButtonLink to={publicPath('/how-it-works')}>{t('How It Works')}</ButtonLink>}
            >
              <p className="text-ink-2">{t('Ask the person who sent it for a new one.')}</p>
            </EmptyState>
          </Ticket.Part>
        </Ticket>
      </>
    )
  if (!order && error && !isFetching)
    return (
      <>
        <h1 className="sr-only">{t('Follow the laundry')}</h1>
        <ErrorState
          message={errorText(error, t('This page could not be loaded.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      </>
    )
  if (!order)
    return (
      <div className="grid gap-4" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    )
  return (
    <>
      {error && <Note icon="offline">{t('You are offline. This is the last saved version.')}</Note>}
      <GuestTicket order={order} />
    </>
  )
}
