import type { ReactNode } from 'react'
import { formatSentences } from '../../../platform/format/list.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { PublicPage } from './public-page.tsx'

export interface LegalSection {
  /** Its anchor. */
  id: string
  title: string
  sentences: readonly string[]
  /** A list after the sentences. */
  points?: readonly string[]
}

export interface LegalPageProps {
  title: string
  lead: string
  sections: readonly LegalSection[]
  /** The operator of this installation. */
  operator: ReactNode
}

/** A legal page: a table of contents, numbered sections and the operator. */
export function LegalPage({ title, lead, sections, operator }: LegalPageProps) {
  return (
    <PublicPage title={title} lead={lead}>
      <div className="legal">
        <nav className="legal-contents" aria-label={t('Contents')}>
          <p className="kicker">{t('Contents')}</p>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {operator}
          {sections.map(({ id, title: name, sentences, points }, index) => (
            <section key={id} id={id}>
              <h2>
                <span className="num">{index + 1}.</span> {name}
              </h2>
              {sentences.length > 0 && <p>{formatSentences(sentences)}</p>}
              {points && (
                <ul className="plain-points">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </PublicPage>
  )
}
