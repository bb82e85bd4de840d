import type { SearchSettings } from '@washline/contract/settings/market-settings'
import type { CSSProperties } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { rankingParts } from './matching-texts.ts'

/** The parts of the score. Their weights are settings; without them the space of the numbers stays. */
export const RankingParts = ({ settings }: { settings?: SearchSettings | undefined }) => (
  <>
    <ol className="weights">
      {rankingParts(settings).map(({ part, percent, title, text }) => (
        <li key={part}>
          <span className="weight-figure num">
            {percent === undefined ? <Skeleton className="h-8 w-14" /> : t('{percent}%', { percent })}
          </span>
          <div className="min-w-0">
            <h3>{title}</h3>
            <span className="weight-bar" style={{ '--share': percent ?? 0 } as CSSProperties} aria-hidden="true" />
            <p className="max-w-[44em] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    {settings && (
      <p className="max-w-[44em]">{t('One offer in {nth} goes to a newcomer.', { nth: settings.newcomer_nth })}</p>
    )}
  </>
)
