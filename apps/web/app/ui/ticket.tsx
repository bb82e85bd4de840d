import type { ReactNode } from 'react'
import { Link, type LinkProps } from '../router/index.ts'
import { classes } from './classes.ts'
import { Pegs } from './pegs.tsx'

export interface TicketProps {
  /** half: a PIN waits; torn: completed; off: cancelled. */
  state?: 'whole' | 'half' | 'torn' | 'off'
  /** Drawn with two pegs, for live orders. */
  pegged?: boolean
  /** Accessible name, where no heading inside gives one. */
  label?: string
  className?: string | undefined
  /** `Ticket.Part`s only, with a notch between two. The last one is the stub. */
  children: ReactNode
}

export function Ticket({ state = 'whole', pegged, label, className, children }: TicketProps) {
  return (
    <article className={classes('ticket', state !== 'whole' && `ticket-${state}`, className)} aria-label={label}>
      {pegged && <Pegs />}
      {children}
    </article>
  )
}

export interface TicketPartProps {
  tone?: 'paper' | 'water' | 'good' | 'bare'
  className?: string | undefined
  children: ReactNode
}

Ticket.Part = function TicketPart({ tone = 'paper', className, children }: TicketPartProps) {
  return <div className={classes('ticket-part', tone !== 'paper' && `ticket-part-${tone}`, className)}>{children}</div>
}

export interface TicketHeadProps {
  /** 'WL-100482' */
  number?: string | undefined
  /** The text before it: 'No.' */
  numberLabel?: string
  /** At the right: a status chip. */
  children?: ReactNode
}

/** The first line of a ticket's first part. */
Ticket.Head = function TicketHead({ number, numberLabel, children }: TicketHeadProps) {
  return (
    <header className="ticket-head">
      {number && (
        <span className="ticket-number">
          {numberLabel && <small>{numberLabel}</small>}
          {number}
        </span>
      )}
      {children}
    </header>
  )
}

export interface SideTicketProps extends Omit<LinkProps, 'to'> {
  /** Without it the ticket is no link. */
  to?: LinkProps['to'] | undefined
  /** Cancelled. */
  off?: boolean
  /** The narrow part on the right. */
  stub: ReactNode
  /** Actions, on a slip below the ticket. */
  foot?: ReactNode
  children: ReactNode
}

/** A horizontal ticket: a row in a list. */
export function SideTicket({ to, off, stub, foot, children, ...link }: SideTicketProps) {
  const name = classes('side-ticket', off && 'ticket-off')
  const parts = (
    <>
      <div className="ticket-part">{children}</div>
      <div className="ticket-part">{stub}</div>
    </>
  )
  return (
    <>
      {to === undefined ? (
        <div className={name}>{parts}</div>
      ) : (
        <Link {...link} to={to} className={name}>
          {parts}
        </Link>
      )}
      {foot && <div className="side-ticket-foot">{foot}</div>}
    </>
  )
}
