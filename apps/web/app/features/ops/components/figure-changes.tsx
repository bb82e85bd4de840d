import type { FigureChange } from '@washline/contract/settings/figures'
import { t } from '../../../platform/i18n/i18n.ts'
import { figureName, figureText } from './settings-words.ts'

/** Each figure that differs, before and after. */
export const FigureChanges = ({ changes }: { changes: readonly FigureChange[] }) => (
  <dl className="ops-facts">
    {changes.map(({ figure, from, to }) => (
      <div key={figure}>
        <dt>{figureName(figure)}</dt>
        <dd className="num">
          {t('{before} → {after}', { before: figureText(figure, from), after: figureText(figure, to) })}
        </dd>
      </div>
    ))}
  </dl>
)
