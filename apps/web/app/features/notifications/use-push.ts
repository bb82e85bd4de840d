import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removePushSubscription } from '@washline/contract/notifications/settings'
import { callApi } from '../../platform/api/call-api.ts'
import { configQuery } from '../../platform/api/use-config.ts'
import { endPush, ownSubscription, pushRegistration, registerSubscription } from '../../platform/push/push-device.ts'

/** `denied`: the browser refuses to ask; only its own settings change that. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const queryKey = ['push-state']

async function readState(): Promise<PushState> {
  if (!(await pushRegistration())) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await ownSubscription()
  if (!subscription) return 'off'
  // The server may have deleted it since.
  await registerSubscription(subscription)
  return 'on'
}

async function agree(publicKey: string | undefined): Promise<PushState> {
  const registration = await pushRegistration()
  if (!registration || !publicKey) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return readState()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await registerSubscription(subscription)
  return 'on'
}

async function disagree(): Promise<PushState> {
  const subscription = await ownSubscription()
  if (!subscription) return readState()
  await callApi(removePushSubscription, { body: { endpoint: subscription.endpoint } })
  await endPush()
  return 'off'
}

/**
 * Whether this device gets push messages, with functions that subscribe and unsubscribe. The browser is asked on a
 * press only.
 */
export function usePush() {
  const queries = useQueryClient()
  const { data: state } = useQuery({ queryKey, queryFn: readState, staleTime: 0, retry: false })
  const change = useMutation({
    mutationFn: async (on: boolean) =>
      on ? agree((await queries.ensureQueryData(configQuery)).push?.public_key) : disagree(),
    onSuccess: (next) => queries.setQueryData(queryKey, next),
  })
  return { state, change }
}
