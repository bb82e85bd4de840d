import { Link } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { consolePath } from '../view-model.ts'

/** Shown on every tab while an urgent report is open. */
export const UrgentBar = ({ count }: { count: number }) => (
  <div role="status" className="console-urgent-bar">
    {count > 0 && (
      <p className="console-urgent console-risk">
        <Icon name="alert" className="size-5" />
        <Link className="inline-flex min-h-11 items-center" to={consolePath('reports')}>
          {t('{count, plural, one {# urgent report waits} other {# urgent reports wait}}', { count })}
        </Link>
      </p>
    )}
  </div>
)
