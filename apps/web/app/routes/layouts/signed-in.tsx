import { Outlet } from 'react-router'
import { BankHost } from '../../features/cards/components/bank-host.tsx'
import { useNews } from '../../features/notifications/use-news.ts'
import { AppShell } from '../../platform/app-shell.tsx'
import { pageDrawn } from '../../platform/hydration/page-drawn.ts'
import { enterArea } from '../../platform/i18n/i18n.ts'
import { queuesLiveIn } from '../../platform/queue/queue.ts'
import { GuestsToLanding } from '../../platform/session/guests-to-landing.tsx'

await enterArea('app')
// An installed app shows the visitors' pages without a network too.
if (globalThis.navigator?.serviceWorker?.controller) void pageDrawn().then(() => enterArea('pages'))

// What waits goes out wherever the person is.
queuesLiveIn({
  message: () => import('../../features/chat/use-outgoing.ts'),
  claim: () => import('../../features/claim/use-submit-claim.ts'),
  handover: () => import('../../features/custody/use-hand-over.ts'),
  move: () => import('../../features/order/use-kept-moves.ts'),
  scan: () => import('../../features/scan/use-kept-photo.ts'),
})

export default function SignedIn() {
  return (
    <AppShell hasUnread={useNews()}>
      <GuestsToLanding>
        <BankHost>
          <Outlet />
        </BankHost>
      </GuestsToLanding>
    </AppShell>
  )
}
