import { Outlet } from 'react-router'
// Known from the start, so that what waits goes out wherever the person is.
import '../../features/chat/use-outgoing.ts'
import '../../features/claim/use-submit-claim.ts'
import { BankHost } from '../../features/cards/components/bank-host.tsx'
import '../../features/custody/use-hand-over.ts'
import '../../features/order/use-kept-moves.ts'
import '../../features/scan/use-kept-photo.ts'
import { useNews } from '../../features/notifications/use-news.ts'
import { AppShell } from '../../platform/app-shell.tsx'
import { GuestsToLanding } from '../../platform/session/guests-to-landing.tsx'

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
