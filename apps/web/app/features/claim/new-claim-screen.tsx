import { claimMessages } from '@washline/contract/claims/messages'
import type { ClaimForm as Form } from '@washline/contract/claims/schemas'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { useState } from 'react'
import { useClaimForm } from '../../domain/claim/use-claims.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useOnline } from '../../platform/network/use-online.ts'
import { useNavigate } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { ClaimForm } from './claim-form.tsx'
import { ChainNote } from './components/chain-note.tsx'
import { NoClaim } from './components/no-claim.tsx'
import { SendingNote } from './components/sending-note.tsx'
import type { Worth } from './components/worth.ts'
import { WorthTicket } from './components/worth-ticket.tsx'
import { type ClaimDraft, useClaimDraft } from './use-claim-draft.ts'
import { useSubmitClaim } from './use-submit-claim.ts'
import { type Entry, previewOf } from './view-model.ts'

const ClaimSteps = later(() => import('./components/claim-steps.tsx').then((module) => module.ClaimSteps))

/** A new claim: preset from the counts, priced while it is written, queued until it can be sent. */
export function NewClaimScreen({ orderId }: { orderId: OrderId | null }) {
  useHeadingFocus()
  const { data: form, error, isPending, refetch } = useClaimForm(orderId)
  const back = orderId === null ? '/order-history' : `/order-completed?order=${orderId}`
  if (form?.can_claim) return <Writing form={form} back={back} />
  return (
    <AppPage title={t('Loss or damage')} back={back} tab="orders">
      {form ? (
        <NoClaim form={form} />
      ) : orderId !== null && isPending ? (
        <div className="grid gap-6" aria-busy="true">
          <p className="sr-only" role="status">
            {t('Loading')}
          </p>
          <Skeleton className="h-11 w-2/3" />
          <Skeleton className="h-20" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      ) : (
        <ErrorState
          message={errorText(error, t(claimMessages.form))}
          retryText={t('Retry')}
          onRetry={orderId === null ? undefined : () => void refetch()}
        >
          <ButtonLink to="/order-history">{t('Back to your orders')}</ButtonLink>
        </ErrorState>
      )}
    </AppPage>
  )
}

function Writing({ form, back }: { form: Form; back: string }) {
  const nowMs = useNow(15_000)
  const navigate = useNavigate()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const { draft, keep } = useClaimDraft(form.order_id)
  const sending = useSubmitClaim(form.order_id, ({ id }) => void navigate(`/claims/${id}`, { replace: true }))
  const worth = previewOf(entries, form)
  const ticket = <WorthTicket form={form} worth={worth} nowMs={nowMs} />
  const { queued } = sending
  const isDesk = useIsDesk()
  return (
    <AppPage
      title={t('Loss or damage')}
      back={back}
      tab="orders"
      aside={
        isDesk && (
          <>
            {ticket}
            <section className="grid gap-4 pt-10" aria-labelledby="course">
              <h2 id="course">{t('From report to payout')}</h2>
              <ClaimSteps />
            </section>
          </>
        )
      }
      dock={
        <Dock>
          {sending.refusal && <ErrorText>{sending.refusal}</ErrorText>}
          {queued ? (
            <SendingNote
              queued={queued}
              photosSent={sending.photosSent}
              onSendNow={sending.sendNow}
              onTakeBack={sending.takeBack}
            />
          ) : (
            <SendClaim worth={worth} />
          )}
        </Dock>
      }
    >
      <p className="page-question" aria-hidden="true">
        {t('What went wrong?')}
      </p>
      <ChainNote form={form} nowMs={nowMs} />
      {draft === undefined ? (
        <Skeleton className="h-64" />
      ) : (
        <div inert={queued !== undefined} className={queued ? 'opacity-60' : undefined}>
          <ClaimForm
            id="claim"
            form={form}
            draft={draft}
            onDraft={(next: ClaimDraft) => keep(next)}
            onEntries={setEntries}
            onSubmit={(claim) => void sending.submit(claim)}
          />
        </div>
      )}
      <div className="desk:hidden">{ticket}</div>
      <ButtonLink to={publicPath('/how-claims-work')} variant="link" className="justify-self-start">
        {t('How claims are decided')}
      </ButtonLink>
    </AppPage>
  )
}

function SendClaim({ worth }: { worth: Worth }) {
  const isOnline = useOnline()
  return (
    <>
      <Button
        type="submit"
        form="claim"
        variant="primary"
        size="large"
        wide
        {...(worth.lines.length > 0 && { amount: formatMinor(worth.amountMinor) })}
      >
        {t('Send claim')}
      </Button>
      <p className="text-center text-14 text-ink-2 desk:text-left">
        {isOnline
          ? t('First answer right away. Decision within {hours} h.', {
              hours: market.claims.decisionMs / 3_600_000,
            })
          : t('You are offline. The claim is saved on this device and sent automatically.')}
      </p>
    </>
  )
}
