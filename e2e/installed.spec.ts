import { expect, type Page } from '@playwright/test'
import { test } from './people.ts'
import { accept, place } from './set-up-people.ts'
import { storedSession } from './stored-session.ts'

test.use({ serviceWorkers: 'allow' })

const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // A worker is ready before it has taken the page over.
    while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 50))
  })

test('the installed app opens without a network, keeps what is written, and takes a new version when asked', async ({
  browser,
  customer,
  washer,
  spot,
  marketUrl,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|map/)
  const id = await place(customer, spot)
  await accept(washer, id)
  const context = await browser.newContext({
    storageState: storedSession(marketUrl, customer),
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  faults.watch(page)

  await test.step('it can be installed', async () => {
    await page.goto('/home-screen')
    await workerIsReady(page)
    const cdp = await context.newCDPSession(page)
    const { errors, data } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { icons, start_url } = JSON.parse(data ?? '{}') as { icons: { src: string }[]; start_url: string }
    expect(start_url).toBe('/home-screen')
    for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200)
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
    // A window without a profile, as tests have it, can install nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((each) => each !== 'in-incognito')).toEqual([])
  })

  await test.step('a cold start without a network shows the running order', async () => {
    await page.goto(`/chat?order=${id}`)
    await expect(page.getByRole('heading', { name: 'Wanda Washer' })).toBeVisible()
    await expect.poll(() => storedOn(page)).toContain('"chat"')
    await page.goto(`/pickup-in-progress?order=${id}`)
    await expect(page.getByText('Wanda Washer Laundry').first()).toBeVisible()
    await expect.poll(() => storedOn(page)).toContain('"order"')
    await context.setOffline(true)
    await page.goto(`/pickup-in-progress?order=${id}`)
    await expect(page.getByText('You are offline. This is the last saved version.')).toBeVisible()
    await expect(page.getByText(/^As of \d/)).toBeVisible()
    await expect(page.getByText('Wanda Washer Laundry').first()).toBeVisible()
  })

  await test.step('a message written then arrives once', async () => {
    await page.goto(`/chat?order=${id}`)
    await page.getByPlaceholder('Type a message...').fill('Second door on the left')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Waiting for network')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Waiting for network')).toBeVisible()
    const twin = await context.newPage()
    await twin.goto('/home-screen')
    await context.setOffline(false)
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    await washer.page.goto(`/chat?order=${id}`)
    await expect(washer.page.getByText('Second door on the left')).toHaveCount(1)
    await expect(page.getByText(/Read|Delivered/)).toBeVisible()
    await twin.close()
  })

  await test.step('a new version waits until it is asked for', async () => {
    await page.goto('/home-screen')
    await expect(page.getByText('Ready to start your order?')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'))
    await expect(page.getByText('A new version is ready')).toBeVisible()
    expect(await controller(page)).not.toContain('next')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => controller(page).catch(() => '')).toContain('next')
  })
  await context.close()
})

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')

/** The names of the answers that the app keeps on the device. */
const storedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('washline')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('queries').objectStore('queries').getAllKeys()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.join(' '))
          }
        }
      }),
  )
