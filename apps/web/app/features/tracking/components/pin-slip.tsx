import type { ReactNode } from 'react'
import { Ticket } from '../../../ui/ticket.tsx'

/** The stub of the order's ticket while a PIN waits: first on the page, since it is what is needed at the door. */
export const PinSlip = ({ children }: { children: ReactNode }) => (
  <Ticket className="pin-slip">
    <Ticket.Part tone="water">{children}</Ticket.Part>
  </Ticket>
)
