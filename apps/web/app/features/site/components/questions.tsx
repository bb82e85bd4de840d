import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface Question {
  question: string
  answer: string
}

export interface QuestionsProps {
  questions: readonly Question[]
}

/** Questions that open to their answers, also without a script. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <section className="grid gap-6 desk:grid-cols-[1fr_2fr] desk:gap-12">
      <h2 className="section-title">{t('Questions')}</h2>
      <div className="stitched questions">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <span>{question}</span>
              <Icon name="plus" />
            </summary>
            <p className="max-w-[42em] text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
