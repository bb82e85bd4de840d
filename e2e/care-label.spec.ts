import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { type LabelSign, labelSign } from '@washline/contract/care/label-schemas'
import { barLabels, symbolLabels } from '@washline/contract/care/symbol-labels'
import { placeOrder } from '@washline/contract/orders/endpoints'
import { z } from 'zod'
import { chooseDraft } from './choose-draft.ts'
import { test } from './people.ts'
import { accept, saveCard } from './set-up-people.ts'

const samples = new URL('../models/care-label/samples/', import.meta.url)

/** A drawn label that forbids the tumble dryer. */
async function chooseSample() {
  const all = z
    .array(z.object({ file: z.string(), signs: z.array(labelSign) }))
    .parse(JSON.parse(await readFile(new URL('truth.json', samples), 'utf8')))
  const sample = all.find(({ signs }) => signs.some(({ symbol }) => symbol === 'tumble_not'))
  if (!sample) throw new Error('no sample forbids the tumble dryer')
  return sample
}

const textOf = ({ symbol, bars }: LabelSign): string =>
  bars === 0
    ? symbolLabels[symbol]
    : (bars === 1 ? barLabels.one : barLabels.two).replace('{symbol}', symbolLabels[symbol])

test('a photographed care label fits the care of an order, and its Washer reads it', async ({
  customer,
  washer,
  spot,
}) => {
  const { page } = customer
  const { file, signs } = await chooseSample()
  const orderId = await chooseDraft(customer, spot)

  await test.step('the customer photographs a label; it is read, and forbids the tumble dryer', async () => {
    await page.goto(`/order-confirm?order=${orderId}`)
    await page.getByRole('button', { name: /Edit care and notes for this order/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Photo of a care label').setInputFiles(fileURLToPath(new URL(file, samples)))
    const label = sheet.getByRole('group', { name: 'Care label 1' })
    for (const sign of signs)
      await expect(label.locator('option:checked', { hasText: textOf(sign) }).first()).toBeAttached()
    await expect(sheet.getByLabel('Drying', { exact: true })).toHaveValue('line')
  })

  await test.step('against the label is asked', async () => {
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Drying', { exact: true }).selectOption('Tumble dry')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet.getByText(/A care label says: Do not tumble dry\. Drying: Tumble dry\./)).toBeVisible()
    await sheet.getByRole('button', { name: 'Do as the label says' }).click()
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText(/Line dry/)).toBeVisible()
  })

  await test.step('the Washer reads the label', async () => {
    const payment_method_id = await saveCard(customer)
    await customer.api.call(placeOrder, {
      body: { order_id: orderId, pickup_location: spot, load_type: 'light', payment_method_id },
    })
    await accept(washer, orderId)
    await washer.page.goto(`/pickup-in-progress?order=${orderId}`)
    const details = washer.page.getByRole('region', { name: 'Care labels' })
    for (const sign of signs) await expect(details.getByText(textOf(sign), { exact: true })).toBeVisible()
  })
})
