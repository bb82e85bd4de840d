import { Outlet } from 'react-router'
import { AppShell } from '../../platform/app-shell.tsx'
import { GuestsToLanding } from '../../platform/session/guests-to-landing.tsx'

export default function SignedIn() {
  return (
    <AppShell>
      <GuestsToLanding>
        <Outlet />
      </GuestsToLanding>
    </AppShell>
  )
}
