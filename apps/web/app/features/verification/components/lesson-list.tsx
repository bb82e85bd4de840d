import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import { lessons, symbolChart } from './lesson-texts.ts'

/** The lessons; the first has the chart of care symbols. */
export function LessonList() {
  return (
    <ol className="grid min-w-0 gap-6" aria-label={t('Lessons')}>
      {lessons().map(({ topic, sign, title, points }, index) => (
        <li key={topic} className="card grid min-w-0 gap-4">
          <div className="flex items-center gap-4">
            <CareLabel name={sign} className="sewn-sign shrink-0" />
            <h2 className="min-w-0">
              <span className="block text-14 text-ink-2">{t('Lesson {number}', { number: index + 1 })}</span>
              {title}
            </h2>
          </div>
          <ul className="lesson-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {topic === 'symbols' && (
            <ul className="symbol-chart">
              {symbolChart().map((symbol) => (
                <li key={symbol.sign}>
                  <CareLabel name={symbol.sign} className="sewn-sign" />
                  {symbol.text}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
