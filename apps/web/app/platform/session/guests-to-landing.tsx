import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from '../../router/index.ts'
import { FirstFrame } from '../../ui/first-frame.tsx'
import { t } from '../i18n/i18n.ts'
import { readUser } from './read-user.ts'
import { useSession } from './use-session.ts'

/**
 * For signed-in people only: a guest is sent to the landing page. A stored token without a stored user is looked up
 * first; where that fails, the token is dropped.
 */
export function GuestsToLanding({ children }: { children: ReactNode }) {
  const { token, user } = useSession()
  useQuery({
    queryKey: ['session-user', token],
    queryFn: readUser,
    enabled: Boolean(token),
    staleTime: 60_000,
    retry: false,
  })
  if (!token) return <Navigate to="/" replace />
  if (!user) return <FirstFrame label={t('Loading')} />
  return children
}
