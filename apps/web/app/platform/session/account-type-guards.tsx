import type { ReactNode } from 'react'
import { Navigate } from '../../router/index.ts'
import { useSession } from './use-session.ts'

const home = <Navigate to="/home-screen" replace />

/** A Washer who opens a customer's screen is sent home. */
export function CustomersOnly({ children }: { children: ReactNode }) {
  return useSession().user?.is_provider ? home : children
}

/** Requires a Washer's profile and an account of the Washer type; others are sent home. */
export function WashersOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return user?.is_provider && user.provider ? children : home
}

export function OperatorsOnly({ children }: { children: ReactNode }) {
  return useSession().user?.is_operator ? children : home
}
