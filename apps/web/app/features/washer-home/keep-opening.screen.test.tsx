import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { washerMarket } from '../../platform/testing/a-washer-market.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const stored = () => localStorage.getItem('washer_home_begins_otherwise')

it.each([
  ['online', { online: true }, null],
  ['offline, which takes a line more', { online: false }, '1'],
  ['without a place', { latitude: null, longitude: null }, '1'],
] as const)('keeps whether the next visit begins as usual: %s', async (_name, summary, expected) => {
  localStorage.setItem('washer_home_begins_otherwise', expected === null ? '1' : '')
  renderRoute('/home-screen', { user: aWasher(), handlers: washerMarket({ summary }) })
  await expect.element(page.getByText('No active orders at the moment')).toBeVisible()
  await expect.poll(stored).toBe(expected)
})
