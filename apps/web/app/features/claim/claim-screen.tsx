import { claimMessages } from '@washline/contract/claims/messages'
import type { Claim } from '@washline/contract/claims/schemas'
import { type ClaimId, claimNumber } from '@washline/contract/ids'
import { useClaim, useLiveClaims } from '../../domain/claim/use-claims.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { ahead } from '../../platform/network/load-ahead.ts'
import { Link } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseChain } from './components/case-chain.tsx'
import { CaseClock } from './components/case-clock.tsx'
import { CaseTalk } from './components/case-talk.tsx'
import { CaseTicket } from './components/case-ticket.tsx'
import { CheckList } from './components/check-list.tsx'
import { ClaimPhotos } from './components/claim-photos.tsx'

const AnswerForm = later(ahead(() => import('./answer-form.tsx').then((module) => module.AnswerForm)))
const SeenInPhotos = later(
  ahead(() => import('./components/seen-in-photos.tsx').then((module) => module.SeenInPhotos)),
  null,
)

/** One claim, for both people: state, checks, amount and messages. */
export function ClaimScreen({ claimId }: { claimId: ClaimId }) {
  useHeadingFocus()
  useLiveClaims()
  const { data: claim, error, isPending, refetch } = useClaim(claimId)
  return (
    <AppPage
      title={claim ? t('Claim {number}', { number: claimNumber(claim.id) }) : t('Claim')}
      back="/claims"
      tab="orders"
      actions={
        claim && (
          <Button size="compact" flat onClick={() => window.print()}>
            {t('Print')}
          </Button>
        )
      }
    >
      {claim ? (
        <Case claim={claim} />
      ) : isPending ? (
        <div className="case-columns" aria-busy="true">
          <p className="sr-only" role="status">
            {t('Loading')}
          </p>
          <Skeleton className="h-80 w-full rounded-ticket" />
          <Skeleton className="h-80 w-full" />
        </div>
      ) : (
        <ErrorState
          message={errorText(error, t(claimMessages.read))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        >
          <ButtonLink to="/claims">{t('Back to your claims')}</ButtonLink>
        </ErrorState>
      )}
    </AppPage>
  )
}

function Case({ claim }: { claim: Claim }) {
  const nowMs = useNow(15_000)
  return (
    <div className="case-columns">
      <div className="grid min-w-0 content-start gap-8">
        <p className="print-only display text-24">{t('Washline')}</p>
        <CaseTicket claim={claim} nowMs={nowMs} />
        <CaseClock claim={claim} nowMs={nowMs} />
        <CaseTalk claim={claim} nowMs={nowMs} />
        {claim.can_reply && <AnswerForm claim={claim} kind="reply" nowMs={nowMs} />}
        {claim.can_appeal && <AnswerForm claim={claim} kind="appeal" nowMs={nowMs} />}
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {claim.report && <CheckList report={claim.report} />}
        <ClaimPhotos claim={claim} />
        {claim.report && <SeenInPhotos looked={claim.report.looked} />}
        <CaseChain orderId={claim.order_id} />
        <p className="text-14 text-ink-2">
          {t('The rules are published and fixed. The same claim always gets the same report.')}{' '}
          <Link className="underline underline-offset-4" to={publicPath('/how-claims-work')}>
            {t('Read the rules')}
          </Link>
        </p>
      </div>
    </div>
  )
}
