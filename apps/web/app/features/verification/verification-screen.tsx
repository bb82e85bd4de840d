import { verificationMessages } from '@washline/contract/verification/messages'
import { useVerification } from '../../domain/washer/use-verification.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StepCard } from './components/step-card.tsx'
import { StepLabel } from './components/step-label.tsx'
import { SuspensionCard } from './components/suspension-card.tsx'
import { standing, waitingText } from './view-model.ts'

/** The four checks of a Washer, and what prevents requests. */
export function VerificationScreen() {
  useHeadingFocus()
  return (
    <AppPage title={t('Verification')} back="/home-screen" tab="account" bottomNav>
      <Content />
    </AppPage>
  )
}

function Content() {
  const { data: verification, error, isFetching, refetch } = useVerification()
  if (!verification && error && !isFetching)
    return (
      <ErrorState
        message={errorText(error, t(verificationMessages.read))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!verification)
    return (
      <div className="grid gap-6" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-64 desk:h-32" />
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    )
  const { steps, suspension, verified } = verification
  const next = suspension ? undefined : steps.find((step) => !step.stands && step.may_submit)
  return (
    <div className="grid min-w-0 gap-6">
      {suspension && <SuspensionCard suspension={suspension} />}
      {verified && <Note tone="good">{t('You’re verified and can take requests.')}</Note>}
      {!verified && !suspension && (
        <p className="text-18">
          {t('{done} of {all} steps are approved. You receive requests once all of them are.', {
            done: standing(verification),
            all: steps.length,
          })}
        </p>
      )}
      {!verified && !suspension && !next && <p className="font-semibold">{waitingText(steps)}</p>}
      <StepLabel steps={steps} />
      <div className="grid min-w-0 items-start gap-6 desk:grid-cols-2">
        {steps.map((step) => (
          <StepCard key={step.step} step={step} isNext={step === next} />
        ))}
      </div>
      <p className="max-w-[52em] text-14 text-ink-2">
        {t(
          'Only you and our team can see your photos, and every view is recorded. They are deleted with your account.',
        )}
      </p>
    </div>
  )
}
