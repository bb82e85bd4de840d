import '../../ui/styles/index.css'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { queryClient } from '../query.ts'
import { clearSession } from '../session/session.ts'
import { forgetJoined } from './live.ts'
import { network, unanswered } from './network.ts'
import { takeDown } from './render-route.tsx'

const complaints: string[] = []
const { console } = globalThis
const { error } = console

beforeAll(async () => {
  Object.assign(console, {
    error: (...said: unknown[]) => {
      complaints.push(said.join(' '))
      error(...said)
    },
  })
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' })
})

afterEach(() => {
  takeDown()
  network.resetHandlers()
  queryClient.clear()
  forgetJoined()
  clearSession()
  localStorage.clear()
  expect(complaints.splice(0), 'nothing may be said on console.error').toEqual([])
  expect(unanswered.splice(0), 'every call needs an answer').toEqual([])
})

afterAll(() => network.stop())
