import { expect } from '@playwright/test'
import { changeZones, getZones } from '@washline/contract/zones/endpoints'
import { cornerOf } from '@washline/contract/zones/outline'
import { plainRules } from '@washline/contract/zones/zone'
import { chooseDraft } from './choose-draft.ts'
import { makeOperator } from './make-operator.ts'
import { test } from './people.ts'
import type { Account, Spot } from './set-up-people.ts'

/** The demo's city, and nothing else, is served. */
async function serveOnlyTheCity({ api }: Account): Promise<void> {
  const { version } = (await api.call(getZones)).data
  const corners = [
    [100, 1],
    [104, 1],
    [104, 5],
    [100, 5],
  ] as const
  const outline = corners.map(([longitude, latitude]) => [...cornerOf({ latitude, longitude })] as [number, number])
  const city = { ...plainRules, id: 'city', name: 'City', outline }
  await api.call(changeZones, { body: { version, zones: [city], reason: 'Only the city is served' } })
}

const around = ({ latitude, longitude }: Spot) =>
  [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ]
    .map(([north = 0, east = 0]) => `${latitude + north / 100}, ${longitude + east / 100}`)
    .join('\n')

test('outside every zone a person waits; an operator sees it and draws a zone, whose fee and minimum hold at once', async ({
  customer,
  open,
  marketUrl,
  spot,
}) => {
  const operator = await makeOperator(marketUrl, 'Zoe Operator', process.env.WASHLINE_E2E_ALONE_DATA)
  await serveOnlyTheCity(operator)
  const { page } = customer
  const id = await chooseDraft(customer, spot)

  await test.step('nobody comes there yet, and the person asks to be told', async () => {
    await page.goto(`/order-confirm?order=${id}`)
    const here = page.getByRole('region', { name: 'Pickup here' })
    await expect(here.getByText('We do not serve this area yet.')).toBeVisible()
    await expect(here.getByRole('button', { name: 'Notify me' })).toBeDisabled()
    await here.getByRole('switch', { name: /^Email me/ }).click()
    await here.getByRole('button', { name: 'Notify me' }).click()
    await expect(here.getByText(/^You’re on the list/)).toBeVisible()
  })

  const desk = await open(operator)
  await desk.setViewportSize({ width: 1280, height: 860 })
  await test.step('the operator sees where, and draws a zone with a minimum and a fee of small orders', async () => {
    await desk.goto('/ops?tab=zones')
    await expect(desk.getByText(/: 1 person$/)).toBeVisible()
    await desk.getByRole('button', { name: 'Add a zone' }).click()
    await desk.getByLabel('Name').fill('Far Lane')
    await desk.getByLabel('Corners').fill(around(spot))
    await desk.getByLabel('Minimum order').fill('30')
    await desk.getByLabel('Small order below').fill('40')
    await desk.getByLabel('Small order', { exact: true }).fill('4')
    await desk.getByRole('button', { name: 'Apply to the list' }).click()
    await desk.getByRole('button', { name: 'Review the changes' }).click()
    const review = desk.getByRole('dialog', { name: 'Change the zones' })
    await review.getByLabel('Reason').fill('Somebody waits there')
    await review.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText('Saved.')).toBeVisible()
  })

  await test.step("the customer's next look has what is missing, and the fee", async () => {
    await page.reload()
    await expect(page.getByText('Add $4.50 more to reach the minimum of $30.00.')).toBeVisible()
    await expect(page.getByText('Small order', { exact: true })).toBeVisible()
    await expect(page.getByText('Add $14.50 more to avoid the small-order fee.')).toBeVisible()
    // A job notifies who waited.
    await expect(async () => {
      await desk.reload()
      await expect(desk.getByText('No one is waiting.')).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
})
