import { market } from '@washline/contract/market'
import { verificationMessages } from '@washline/contract/verification/messages'
import type { QuizResult, Training } from '@washline/contract/verification/schemas'
import { useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDate, formatTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LessonList } from './components/lesson-list.tsx'
import { QuizOutcome } from './components/quiz-outcome.tsx'
import { QuizForm } from './quiz-form.tsx'
import { readTrainingAgain, useBeginQuiz, useTraining } from './use-training.ts'

/** The course on handling fabrics, and its quiz. */
export function TrainingScreen() {
  useHeadingFocus()
  return (
    <AppPage title={t('Course')} back="/provider/verification" tab="account">
      <Content />
    </AppPage>
  )
}

function Content() {
  const { data: training, error, isFetching, refetch } = useTraining()
  const [isAsking, setIsAsking] = useState(false)
  const [result, setResult] = useState<QuizResult>()
  if (!training && error && !isFetching)
    return (
      <ErrorState
        message={errorText(error, t(verificationMessages.quizFailed))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!training)
    return (
      <div className="grid gap-6" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-16" />
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    )
  const leave = () => {
    setIsAsking(false)
    setResult(undefined)
    void readTrainingAgain()
    window.scrollTo({ top: 0 })
  }
  if (result)
    return (
      <div className="max-w-[46rem]">
        <QuizOutcome result={result} onDone={leave} />
      </div>
    )
  if (isAsking && training.attempt)
    return (
      <div className="grid max-w-[46rem] gap-6">
        <Button variant="link" icon="back" className="justify-self-start" onClick={() => setIsAsking(false)}>
          {t('Back to the lessons')}
        </Button>
        <QuizForm
          key={training.attempt.id}
          attempt={training.attempt}
          onResult={(graded) => {
            setResult(graded)
            window.scrollTo({ top: 0 })
          }}
        />
      </div>
    )
  return (
    <div className="grid min-w-0 items-start gap-8 desk:grid-cols-[minmax(0,1fr)_360px] desk:gap-x-[72px]">
      <div className="order-2 grid min-w-0 desk:order-1">
        <LessonList />
      </div>
      <div className="order-1 desk:sticky desk:top-6 desk:order-2">
        <QuizGate training={training} onBegun={() => setIsAsking(true)} />
      </div>
    </div>
  )
}

/** The state of the quiz, and the button that starts it. */
function QuizGate({ training, onBegun }: { training: Training; onBegun: () => void }) {
  const begin = useBeginQuiz()
  const { approved_until, attempt, last, next_at } = training
  const start = () => {
    if (attempt) onBegun()
    else if (!begin.isPending) begin.mutate(undefined, { onSuccess: onBegun })
  }
  return (
    <section className="card grid gap-4" aria-labelledby="quiz">
      <h2 id="quiz">{t('Quiz')}</h2>
      {approved_until && (
        <Note tone="good">{t('Your training is valid until {date}.', { date: formatDate(approved_until) })}</Note>
      )}
      <p>
        {t('{count} questions about the six lessons. You pass with {percent}%.', {
          count: market.verification.quiz.perTopic * 6,
          percent: market.verification.quiz.passPercent,
        })}
      </p>
      {last && (
        <p className="num whitespace-normal text-ink-2">
          {t('Last time: {right} of {of}, {date}', { right: last.right, of: last.of, date: formatDate(last.at) })}
        </p>
      )}
      {next_at ? (
        <Note icon="clock">{t('Take a short break. You can try again at {time}.', { time: formatTime(next_at) })}</Note>
      ) : (
        <Button variant="primary" wide busy={begin.isPending} onClick={start}>
          {attempt ? t('Continue the quiz') : t('Start the quiz')}
        </Button>
      )}
      {begin.error && <ErrorText>{errorText(begin.error, t(verificationMessages.quizFailed))}</ErrorText>}
    </section>
  )
}
