import '../../ui/styles/index.css'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { showLanguage } from '../i18n/i18n.ts'
import { queryClient } from '../query.ts'
import { forgetDevice } from '../session/forget-device.ts'
import { clearSession } from '../session/session.ts'
import { forgetJoined } from './live.ts'
import { network, unanswered } from './network.ts'
import { takeDown } from './render-route.tsx'

const complaints: string[] = []
let underWay = 0
const { console } = globalThis
const { error } = console

beforeAll(async () => {
  // Two cores count nothing over the camera: what a test sees there does not depend on its machine.
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2, configurable: true })
  Object.assign(console, {
    error: (...said: unknown[]) => {
      complaints.push(said.join(' '))
      error(...said)
    },
  })
  // A call that one test began must not reach the answers of the next.
  const { fetch } = globalThis
  globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
    underWay += 1
    try {
      return await fetch(...call)
    } finally {
      underWay -= 1
    }
  }
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' })
})

afterEach(async () => {
  takeDown()
  await forgetDevice()
  await queryClient.cancelQueries()
  await vi.waitUntil(() => underWay === 0, { timeout: 5_000 })
  network.resetHandlers()
  forgetJoined()
  clearSession()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the app keeps it
  document.cookie = 'language=; Path=/; Max-Age=0'
  await showLanguage('en')
  expect(complaints.splice(0), 'nothing may be said on console.error').toEqual([])
  expect(unanswered.splice(0), 'every call needs an answer').toEqual([])
})

afterAll(() => network.stop())
