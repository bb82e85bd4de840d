import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface BothCountsProps {
  /** What was counted at the pickup; undefined where nobody counted. */
  countedIn: number | undefined
  expected: number
  /** Undefined until it is counted. */
  countedOut: number | undefined
}

/** How many pieces went, and how many came back. */
export function BothCounts({ countedIn, expected, countedOut }: BothCountsProps) {
  const went = countedIn ?? expected
  const isEqual = countedOut === went
  return (
    <div className="both-counts">
      <p>
        <span className="kicker">{countedIn === undefined ? t('On the list') : t('Counted in')}</span>
        <b className="huge num">{went}</b>
      </p>
      <span className="both-counts-sign" data-equal={isEqual || undefined} aria-hidden="true">
        {isEqual && <Icon name="check" />}
      </span>
      <p role="status">
        <span className="kicker">{t('Counted out')}</span>
        <b className="huge num" aria-hidden={countedOut === undefined || undefined}>
          {countedOut ?? '?'}
        </b>
        {countedOut === undefined && <span className="sr-only">{t('not counted yet')}</span>}
      </p>
    </div>
  )
}
