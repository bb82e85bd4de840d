import { useEffect } from 'react'
import { useSession } from '../session/use-session.ts'
import { resumePush } from './push-device.ts'

/** Resumes push messages when a person has signed in; what fails without a network is tried again at the next start. */
export function useResumePush(): void {
  const { token, user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (token && userId !== undefined) void resumePush().catch(() => undefined)
  }, [token, userId])
}
