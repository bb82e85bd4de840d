import { useEffect } from 'react'
import { useSession } from '../session/use-session.ts'

const resume = async () => (await import('./push-device.ts')).resumePush()

/** Resumes push messages when a person has signed in; what fails without a network is tried again at the next start. */
export function useResumePush(): void {
  const { token, user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (token && userId !== undefined) resume().catch(() => undefined)
  }, [token, userId])
}
