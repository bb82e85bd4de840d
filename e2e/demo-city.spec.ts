import { expect, type Page } from '@playwright/test'
import { languageCodes } from '@washline/contract/texts/languages'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { demoComesTo, openDemo, playDemo, shootDemo, textsOfDemo } from './demo-page.ts'
import { test } from './people.ts'
import { untranslatedIn } from './untranslated.ts'

/** What the last lines of the start promise, with room for a busy machine. */
const requestWithinMs = 90_000

/** The longest words and another script; `EVERY_LANGUAGE=1` looks at all. */
const strip = languageCodes.filter((code) => (process.env.EVERY_LANGUAGE ? code !== 'en' : ['de', 'ja'].includes(code)))

/** The page as it plays, in one language after the other: page, reasons and both phones speak it. */
async function speaksItsLanguages(page: Page, english: Shot, path: string): Promise<void> {
  const shots = [english]
  for (const code of strip) {
    await openDemo(page, code)
    await playDemo(page)
    await demoComesTo(page, 'order')
    // Paused, so that nothing moves on between two looks.
    await playDemo(page)
    const isEnglish = untranslatedIn(code as Exclude<typeof code, 'en'>)
    await expect
      .poll(async () => (await textsOfDemo(page)).filter(isEnglish), { message: `/demo in ${code}` })
      .toEqual([])
    shots.push({ name: code, image: await shootDemo(page) })
  }
  await contactSheet(shots, path)
}

test('the start’s last lines lead: a request reaches the Washer who signs in, and both phones are on one page', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await dialog.getByLabel('Email').fill('washer@demo.test')
  await dialog.getByLabel('Password').fill('washline-demo')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/home-screen$/)
  const accept = page.getByRole('button', { name: 'Accept' }).first()
  await expect(accept, 'a request of a simulated customer').toBeVisible({ timeout: requestWithinMs })
  await page.close()

  const demo = await open()
  await demo.setViewportSize({ width: 1440, height: 900 })
  await demo.goto('/demo')
  await expect(demo.getByRole('heading', { name: 'How was this Washer chosen?' })).toBeVisible()
  const customer = demo.frameLocator('iframe[title="Mira’s phone, the customer"]')
  const washer = demo.frameLocator('iframe[title="Sam’s phone, the Washer"]')
  await expect(customer.getByRole('button', { name: 'Order Now' })).toBeVisible({ timeout: 20_000 })
  await expect(washer.getByRole('heading', { name: 'Incoming Requests' })).toBeVisible({ timeout: 20_000 })
  await demo.getByRole('button', { name: 'Play an order' }).click()
  const search = customer.getByRole('heading', { name: 'Order Confirmed' }).filter({ visible: true })
  await expect(search, 'the search on the customer’s phone').toBeVisible({ timeout: 30_000 })
  await expect(demo.getByText('Sam Okafor').first(), 'the reasons of the last search').toBeVisible({ timeout: 30_000 })
  await speaksItsLanguages(demo, { name: 'en', image: await shootDemo(demo) }, test.info().outputPath('demo'))
})
