import type { DemoCandidate } from '@washline/contract/demo/endpoints'
import type { CSSProperties } from 'react'
import { decisionName, partName } from '../../../domain/offer/decision-labels.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { reasonOf } from '../demo-labels.ts'
import { countedParts, pointsOf } from '../view-model.ts'

/** One Washer of a search: what was decided, and by which stored parts of the score, to open. */
export function Candidate({ candidate }: { candidate: DemoCandidate }) {
  const { name, score, distance_meters, outcome } = candidate
  const parts = countedParts(candidate)
  return (
    <li>
      <details className="candidate" data-outcome={outcome ?? 'none'} open={outcome === 'accepted'}>
        <summary>
          <span className="candidate-name">
            <b>{name}</b>
            <span className="text-14 text-ink-2">
              {decisionName(candidate)}
              {distance_meters !== null && ` · ${formatDistance(distance_meters)}`}
            </span>
          </span>
          {score !== null && (
            <span className="candidate-score num" title={t('Points of the score')}>
              {pointsOf(score)}
            </span>
          )}
        </summary>
        <p className="text-14">{reasonOf(candidate)}.</p>
        {parts.length > 0 && (
          <ul className="candidate-parts" aria-label={t('Parts of the score')}>
            {parts.map(({ part, value, weight }) => (
              <li key={part}>
                <span>{partName(part)}</span>
                <span
                  className="candidate-bar"
                  style={{ '--share': value, '--weight': weight } as CSSProperties}
                  aria-hidden="true"
                />
                <b className="num">
                  {t('{points} of {most}', { points: pointsOf(value * weight), most: pointsOf(weight) })}
                </b>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}
