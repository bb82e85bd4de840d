import { AppShell } from '../platform/app-shell.tsx'
import { AppPage } from '../ui/app-page.tsx'
import { Button } from '../ui/button.tsx'
import { Detail } from '../ui/detail.tsx'
import { Dock } from '../ui/dock.tsx'
import { Controls } from '../ui/gallery/controls.tsx'
import { Drawings } from '../ui/gallery/drawings.tsx'
import { Surfaces } from '../ui/gallery/surfaces.tsx'
import { Tickets } from '../ui/gallery/tickets.tsx'
import { StepLine } from '../ui/step-line.tsx'
import { Ticket } from '../ui/ticket.tsx'

export const meta = () => [{ title: 'Components · Washline' }]

const steps = ['Scan', 'Check', 'Load', 'Place', 'Confirm'] as const

/** Every component of the kit on one page; development only. */
export default function UiGallery() {
  return (
    <AppShell hasUnread>
      <AppPage
        title="Components"
        back="/"
        tab="orders"
        bottomNav
        stepLine={<StepLine steps={steps} current={2} label="Step 3 of 5: Load" />}
        aside={
          <Ticket pegged>
            <Ticket.Part>
              <Ticket.Head number="WL-100482" numberLabel="No." />
              <p className="huge mt-4">3:42 PM</p>
            </Ticket.Part>
            <Ticket.Part tone="water">
              <Detail name="Items">$37.00</Detail>
              <Detail name="Total" total>
                $42.70
              </Detail>
            </Ticket.Part>
          </Ticket>
        }
        dock={
          <Dock amountText="Total so far" amount="$42.70">
            <Button variant="primary" size="large" wide>
              Continue
            </Button>
          </Dock>
        }
      >
        <Controls />
        <Tickets />
        <Surfaces />
        <Drawings />
      </AppPage>
    </AppShell>
  )
}
