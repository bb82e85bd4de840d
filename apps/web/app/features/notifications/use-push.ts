import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removePushSubscription, savePushSubscription } from '@washline/contract/notifications/settings'
import { callApi } from '../../platform/api/call-api.ts'
import { configQuery } from '../../platform/api/use-config.ts'

/** `denied`: the browser refuses to ask; only its own settings change that. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const queryKey = ['push-state']

const registrationOf = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined

function save(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return callApi(savePushSubscription, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
}

async function readState(): Promise<PushState> {
  const registration = await registrationOf()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription) return 'off'
  // The subscription may be from an earlier session: it is registered for this one.
  await save(subscription)
  return 'on'
}

async function agree(publicKey: string | undefined): Promise<PushState> {
  const registration = await registrationOf()
  if (!registration || !publicKey) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return readState()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await save(subscription)
  return 'on'
}

async function disagree(): Promise<PushState> {
  const subscription = await (await registrationOf())?.pushManager.getSubscription()
  if (!subscription) return readState()
  await callApi(removePushSubscription, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
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
