import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { consolePath } from '../view-model.ts'

/** Shown on every tab while an urgent report is open, or an order is so late that an operator has to act. */
export const UrgentBar = ({ reports, orders }: { reports: number; orders: number }) => (
  <div role="status" className="console-urgent-bar">
    {reports > 0 && (
      <UrgentLink to={consolePath('reports')}>
        {t('{count, plural, one {# urgent report is waiting} other {# urgent reports are waiting}}', {
          count: reports,
        })}
      </UrgentLink>
    )}
    {orders > 0 && (
      <UrgentLink to={consolePath('live')}>
        {t('{count, plural, one {# order is two hours late: act now} other {# orders are two hours late: act now}}', {
          count: orders,
        })}
      </UrgentLink>
    )}
  </div>
)

const UrgentLink = ({ to, children }: { to: string; children: string }) => (
  <p className="console-urgent console-risk">
    <Icon name="alert" className="size-5" />
    <Link className="inline-flex min-h-11 items-center" to={to}>
      {children}
    </Link>
  </p>
)
