import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { NavLink } from '../../../router/index.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Links to the other account pages. */
export function SettingsLinks() {
  const { is_provider: isWasher } = useUser()
  const links = [
    ...(isWasher
      ? [
          {
            to: '/provider/verification',
            icon: 'check',
            title: t('Verification'),
            text: t('Your checks and the course'),
          } as const,
        ]
      : [
          {
            to: '/schedule',
            icon: 'clock',
            title: t('Booked pickups'),
            text: t('What is coming up, and what repeats'),
          } as const,
        ]),
    {
      to: '/notification/settings',
      icon: 'bell',
      title: t('Notifications'),
      text: t('What you are notified about, and how'),
    },
    {
      to: '/tags',
      icon: 'orders',
      title: t('Bag tags'),
      text: t('Print QR tags that are scanned at each handover'),
    },
    { to: '/account/preferences', icon: 'edit', title: t('Care preferences'), text: t('How your laundry is washed') },
    {
      to: '/approvals',
      icon: 'check',
      title: t('Approvals'),
      text: t('What connected programs ask you'),
    },
    { to: '/account/safety', icon: 'alert', title: t('Safety'), text: t('Blocked people and your reports') },
    { to: '/account/security', icon: 'shield', title: t('Password and devices'), text: t('Where you are signed in') },
    { to: '/account/webhooks', icon: 'send', title: t('Webhooks'), text: t('Events for your own programs') },
    { to: '/account/tokens', icon: 'bolt', title: t('Access tokens'), text: t('Programs that can use your account') },
    { to: '/account/data', icon: 'user', title: t('Your data'), text: t('Download it, or delete your account') },
  ] as const
  return (
    <section className="grid gap-1">
      <h2>{t('Settings')}</h2>
      <ul className="stitched">
        {links.map(({ to, icon, title, text }) => (
          <li key={to}>
            <NavLink to={to} className="row-link">
              <Icon name={icon} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-14 text-ink-2">{text}</span>
              </span>
              <Icon name="next" />
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
