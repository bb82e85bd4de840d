import { BankHost } from '../../features/cards/components/bank-host.tsx'
import { useNewNotifications } from '../../features/notifications/use-new-notifications.ts'
import { AppShell } from '../../platform/app-shell.tsx'
import { pageDrawn } from '../../platform/hydration/page-drawn.ts'
import { enterArea } from '../../platform/i18n/i18n.ts'
import { ahead } from '../../platform/network/load-ahead.ts'
import { queuesLiveIn } from '../../platform/queue/queue.ts'
import { GuestsToLanding } from '../../platform/session/guests-to-landing.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { Outlet } from '../../router/index.ts'
import { HeaderLineContext } from '../../ui/header-line-context.ts'
import { later } from '../../ui/later.tsx'

const ThreeHourLine = later(
  ahead(() => import('../../domain/order/three-hour-line.tsx').then((module) => module.ThreeHourLine)),
  null,
)
const line = <ThreeHourLine />

await enterArea('app')
// An installed app shows the public pages without a network too.
if (globalThis.navigator?.serviceWorker?.controller) void pageDrawn().then(() => enterArea('pages'))

// Queued entries are sent on every screen.
queuesLiveIn({
  care: () => import('../../features/care/use-tick-care.ts'),
  message: () => import('../../features/chat/use-outgoing.ts'),
  claim: () => import('../../features/claim/use-submit-claim.ts'),
  handover: () => import('../../features/custody/use-hand-over.ts'),
  move: () => import('../../domain/order/use-queued-moves.ts'),
  received: () => import('../../features/custody/use-received-count.ts'),
  scan: () => import('../../features/scan/use-persisted-photo.ts'),
})

export default function SignedIn() {
  return (
    <AppShell hasUnread={useNewNotifications()} isWasher={useSession().user?.is_provider === true}>
      <GuestsToLanding>
        <BankHost>
          <HeaderLineContext value={line}>
            <Outlet />
          </HeaderLineContext>
        </BankHost>
      </GuestsToLanding>
    </AppShell>
  )
}
