import { savePushSubscription } from '@washline/contract/notifications/settings'
import { callApi } from '../api/call-api.ts'
import { getSession, type Session } from '../session/session.ts'

/** Who turned push messages on in this browser, and the end of the token of the session that they are registered for. */
const storageKey = 'push_device'
const markOf = ({ token, user }: Session) => `${user?.id} ${token?.slice(-8)}`
const readMark = () => localStorage.getItem(storageKey) ?? ''

export const pushRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined

const browserSubscription = async () => (await pushRegistration())?.pushManager.getSubscription()

/** The browser's subscription, if the signed-in person turned it on. That of somebody else ends: nobody takes it over. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const subscription = await browserSubscription()
  const { user } = getSession()
  if (!subscription || !user) return
  if (readMark().startsWith(`${user.id} `)) return subscription
  await endPush()
  return
}

/** Registers a subscription with the server, for the lifetime of the session. */
export async function registerSubscription(subscription: PushSubscription): Promise<void> {
  const session = getSession()
  const { endpoint, keys } = subscription.toJSON()
  await callApi(savePushSubscription, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
  if (getSession().token === session.token) localStorage.setItem(storageKey, markOf(session))
}

async function resume(): Promise<void> {
  const subscription = await ownSubscription()
  if (!subscription || Notification.permission !== 'granted' || readMark() === markOf(getSession())) return
  await registerSubscription(subscription)
}

let last = Promise.resolve()

/**
 * The server deletes a subscription with its session, the browser keeps it: who signs in again gets their messages again.
 * The browser asks nothing. One after the other, so that a session is registered once.
 */
export const resumePush = (): Promise<void> => {
  last = last.catch(() => undefined).then(resume)
  return last
}

/** Ends the browser's subscription; the push service then refuses messages to it. */
export async function endPush(): Promise<void> {
  localStorage.removeItem(storageKey)
  await (await browserSubscription())?.unsubscribe()
}
