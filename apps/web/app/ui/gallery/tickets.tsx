import { Button } from '../button.tsx'
import { PinDigits } from '../pin-digits.tsx'
import { ProgressLine } from '../progress-line.tsx'
import { type Status, StatusChip } from '../status-chip.tsx'
import { SideTicket, Ticket } from '../ticket.tsx'

const labels: Record<Status, string> = {
  draft: 'Draft',
  pending: 'Pending',
  accepted: 'Accepted',
  picked_up: 'Picked Up',
  in_progress: 'In Progress',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

const Head = ({ status }: { status: Status }) => (
  <Ticket.Head number="WL-100482" numberLabel="No.">
    <StatusChip status={status}>{labels[status]}</StatusChip>
  </Ticket.Head>
)

export function Tickets() {
  return (
    <section className="grid gap-6">
      <h2>Tickets</h2>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(labels) as Status[]).map((status) => (
          <StatusChip key={status} status={status}>
            {labels[status]}
          </StatusChip>
        ))}
      </div>
      <Ticket pegged>
        <Ticket.Part>
          <Head status="in_progress" />
          <p className="kicker mt-4">Ready in</p>
          <p className="clock num">
            2<small>h</small>14<small>min</small>
          </p>
        </Ticket.Part>
        <Ticket.Part>
          <ProgressLine stops={['Picked Up', 'Washing', 'Delivering']} current={1} label="Now Washing" />
        </Ticket.Part>
        <Ticket.Part>
          <Button icon="chat">Message</Button>
        </Ticket.Part>
      </Ticket>
      <Ticket state="half" pegged>
        <Ticket.Part>
          <Head status="accepted" />
          <p className="huge mt-4">12:42 PM</p>
        </Ticket.Part>
        <Ticket.Part tone="water">
          <PinDigits pin="4071" label="PIN" />
        </Ticket.Part>
      </Ticket>
      <Ticket state="torn">
        <Ticket.Part>
          <Head status="completed" />
          <p className="huge mt-4">$42.70</p>
        </Ticket.Part>
        <Ticket.Part>Back in 2 h 54 min</Ticket.Part>
      </Ticket>
      <Ticket state="off">
        <Ticket.Part>
          <Head status="cancelled" />
          <p className="huge mt-4">$0.00</p>
        </Ticket.Part>
        <Ticket.Part>Order again</Ticket.Part>
      </Ticket>
      <SideTicket to="/ui" stub={<span className="display num text-24">$37.00</span>}>
        <StatusChip status="picked_up">Picked Up</StatusChip>
        <p className="mt-2 font-semibold">Noor’s Wash Room</p>
        <p className="text-14 text-ink-2">Nov 20, 2026, 12:42 PM · 13 items</p>
      </SideTicket>
    </section>
  )
}
