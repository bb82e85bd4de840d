import { Link } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { consolePath } from '../view-model.ts'

/** Somebody reported a danger: told on every tab until it is closed. */
export const UrgentBar = ({ count }: { count: number }) => (
  <div role="status" className="ops-urgent-bar">
    {count > 0 && (
      <p className="ops-urgent ops-risk">
        <Icon name="alert" className="size-5" />
        <Link className="inline-flex min-h-11 items-center" to={consolePath('reports')}>
          {t('{count, plural, one {# urgent report waits} other {# urgent reports wait}}', { count })}
        </Link>
      </p>
    )}
  </div>
)
