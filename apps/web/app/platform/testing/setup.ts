import './no-performance-tracks.ts'
import '../../ui/styles/fonts.css'
import '../../ui/styles/index.css'
import { toast as sonner } from 'sonner'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { page, utils } from 'vitest/browser'
import { takeToasts } from '../../ui/toast.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { isOnline } from '../network/reachability.ts'
import { queryClient } from '../query.ts'
import { forgetDevice } from '../session/forget-device.ts'
import { clearSession } from '../session/session.ts'
import { openCanvasCamera } from './canvas-camera.ts'
import { forgetJoined } from './live.ts'
import { network, unanswered } from './network.ts'
import { keepNoOwnerStacks } from './owner-stacks.ts'
import { takeDown } from './render-route.tsx'

const complaints: string[] = []
let underWay = 0
const { console } = globalThis
const { error } = console
const { fetch } = globalThis
const queryDefaults = queryClient.getDefaultOptions()

// Before the files of the tests, which put it back after a camera of their own.
navigator.mediaDevices.getUserMedia = openCanvasCamera

// A poll that finds nothing writes the whole page into an error that nobody reads; a failed test shows its texts.
utils.configurePrettyDOM({ maxLength: 0 })

keepNoOwnerStacks()

/** No call, and nothing that its answer has led to. */
async function untilNothingIsUnderWay() {
  do {
    await vi.waitUntil(() => underWay === 0, { timeout: 20_000 })
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }))
  } while (underWay > 0)
}

beforeAll(async () => {
  // Two cores count nothing over the camera: what a test sees there does not depend on its machine.
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2, configurable: true })
  Object.assign(console, {
    error: (...logged: unknown[]) => {
      complaints.push(logged.join(' '))
      error(...logged)
    },
  })
  await network.enable()
  const { fetch: answered } = globalThis
  // A call that one test began must not reach the answers of the next, and its answer not what the next one keeps.
  globalThis.fetch = async (...call: Parameters<typeof answered>) => {
    underWay += 1
    try {
      const answer = await answered(...call)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      // What waits for the answer goes on before this does.
      setTimeout(() => {
        underWay -= 1
      })
    }
  }
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.info(`The page showed: ${document.body.innerText.slice(0, 900)}`)
  takeDown()
  vi.restoreAllMocks()
  // What is still shown, and what came too late for it, the next list would show.
  sonner.dismiss()
  takeToasts(() => undefined)()
  await queryClient.cancelQueries()
  await untilNothingIsUnderWay()
  // After the last answer: it is persisted on the device, too.
  await forgetDevice()
  network.resetHandlers()
  // Who doubted the network asks every few seconds, or when it comes back.
  if (!isOnline()) window.dispatchEvent(new Event('online'))
  await vi.waitUntil(isOnline, { timeout: 20_000 })
  forgetJoined()
  clearSession()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the app keeps it
  document.cookie = 'language=; Path=/; Max-Age=0'
  await showLanguage('en')
  expect(complaints.splice(0), 'nothing may be written to console.error').toEqual([])
  expect(unanswered.splice(0), 'every call needs an answer').toEqual([])
})

// The page and its modules stand for the next file, too.
afterAll(async () => {
  network.disable()
  globalThis.fetch = fetch
  Object.assign(console, { error })
  queryClient.setDefaultOptions(queryDefaults)
  await page.viewport(390, 844)
})
