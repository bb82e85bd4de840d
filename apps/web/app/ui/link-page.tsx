import type { ReactNode } from 'react'
import { BarePage } from './bare-page.tsx'
import { Ticket } from './ticket.tsx'

export interface LinkPageProps {
  title: string
  children: ReactNode
}

/** The target of a link from elsewhere: one ticket with what it does. */
export const LinkPage = ({ title, children }: LinkPageProps) => (
  <BarePage>
    <Ticket pegged>
      <Ticket.Part className="grid gap-4">
        <h1>{title}</h1>
        {children}
      </Ticket.Part>
    </Ticket>
  </BarePage>
)
