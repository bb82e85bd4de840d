import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render, takeDown } from '../testing/render-route.tsx'
import { InstallOffer } from './install-offer.tsx'
import { storeInstallPrompt } from './stored-prompt.ts'

storeInstallPrompt()
const offer = page.getByRole('region', { name: 'Install Washline' })

afterEach(() => window.dispatchEvent(new Event('appinstalled')))

/** Chromium's event when the app can be installed. */
function browserOffers(outcome: 'accepted' | 'dismissed') {
  let asked = 0
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      asked += 1
      return { outcome }
    },
  })
  window.dispatchEvent(event)
  return { asked: () => asked, isPrevented: event.defaultPrevented }
}

it('shows nothing before the browser allows it, and prompts once', async () => {
  render(<InstallOffer />)
  await expect.element(offer).not.toBeInTheDocument()
  const browser = browserOffers('accepted')
  expect(browser.isPrevented).toBe(true)
  await page.getByRole('button', { name: 'Install' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(browser.asked()).toBe(1)
})

it('is dismissed for good, but stays in the settings', async () => {
  render(<InstallOffer />)
  browserOffers('dismissed')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  takeDown()
  render(<InstallOffer stays />)
  await expect.element(offer).toBeVisible()
})
