import { complaintMessages } from '@washline/contract/complaints/messages'
import type { Complaint, ComplaintForm as Form } from '@washline/contract/complaints/schemas'
import type { OrderId } from '@washline/contract/ids'
import type { ReactNode } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintRow } from './components/complaint-row.tsx'
import { useComplaintForm, useLiveComplaints, useWasherComplaints } from './use-complaints.ts'

const ComplaintsAside = later(() =>
  import('./components/complaints-aside.tsx').then((module) => module.ComplaintsAside),
)

/** Complaints about a wash: the customer's about one order, with the form of another; or those about the Washer's work. */
export function ComplaintsScreen({ orderId }: { orderId: OrderId | null }) {
  useHeadingFocus()
  useLiveComplaints()
  const isDesk = useIsDesk()
  const isWasher = useUser().is_provider
  const back = isWasher ? '/dashboard' : orderId === null ? '/order-history' : `/order-completed?order=${orderId}`
  return (
    <AppPage
      title={isWasher ? t('Complaints') : t('Not clean?')}
      back={back}
      tab={isWasher ? 'account' : 'orders'}
      aside={isDesk && <ComplaintsAside />}
    >
      <div className="in-order grid max-w-[760px] min-w-0 gap-8">
        {isWasher ? <OfWasher /> : <OfOrder orderId={orderId} />}
        <ButtonLink to={publicPath('/how-claims-work')} variant="link" className="justify-self-start desk:hidden">
          {t('How complaints are decided')}
        </ButtonLink>
      </div>
    </AppPage>
  )
}

function OfWasher() {
  const { data, error, refetch } = useWasherComplaints()
  if (!data) return <Reading error={error} onRetry={() => void refetch()} />
  if (data.length === 0)
    return (
      <EmptyState
        text={t('No one has complained about your washes.')}
        garment="towel"
        next={<ButtonLink to="/ratings">{t('Your ratings')}</ButtonLink>}
      />
    )
  return <Rows complaints={data} side="washer" />
}

function OfOrder({ orderId }: { orderId: OrderId | null }) {
  const { data: form, error, refetch } = useComplaintForm(orderId)
  if (orderId === null)
    return (
      <ErrorState message={t(complaintMessages.read)} retryText={t('Retry')}>
        <ButtonLink to="/order-history">{t('Back to your orders')}</ButtonLink>
      </ErrorState>
    )
  if (!form) return <Reading error={error} onRetry={() => void refetch()} />
  return (
    <>
      <div className="grid gap-8 empty:hidden" role="status">
        <Rows complaints={form.complaints} side="customer" />
      </div>
      {form.why_not === null ? (
        <NewComplaint key={form.complaints.length} form={form} />
      ) : (
        <p className="text-ink-2">{t(complaintMessages.blockers[form.why_not])}</p>
      )}
    </>
  )
}

/** Closed below the complaints so far, so that what the last one led to is seen. */
function NewComplaint({ form }: { form: Form }) {
  const entries = (
    <div className="grid gap-8">
      {form.window_ends_at && (
        <p className="text-ink-2">
          {t('We wash it again free of charge, until {when}.', { when: formatDateTime(form.window_ends_at) })}
        </p>
      )}
      <ComplaintForm form={form} />
    </div>
  )
  if (form.complaints.length === 0) return entries
  return (
    <details>
      <summary className="py-2.5 font-semibold">{t('Something else is not clean?')}</summary>
      <div className="pt-4">{entries}</div>
    </details>
  )
}

function Rows({ complaints, side }: { complaints: readonly Complaint[]; side: 'customer' | 'washer' }): ReactNode {
  return complaints.map((complaint) => <ComplaintRow key={complaint.id} complaint={complaint} side={side} />)
}

function Reading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error)
    return <ErrorState message={errorText(error, t(complaintMessages.read))} retryText={t('Retry')} onRetry={onRetry} />
  return (
    <div className="grid gap-6" role="status" aria-label={t('Loading')}>
      <Skeleton className="h-32 rounded-ticket" />
      <Skeleton className="h-48" />
    </div>
  )
}
