import { expect } from '@playwright/test'
import { saveWasherHours } from '@washline/contract/schedule/washer-endpoints'
import { chooseDraft } from './choose-draft.ts'
import { test } from './people.ts'

const always = [{ from: 0, to: 1_440 }]

test('a window is booked and repeated weekly; one is skipped and taken back, all are paused and ended; the Washer sees the load', async ({
  customer,
  washer,
  spot,
}) => {
  await washer.api.call(saveWasherHours, {
    body: {
      time_zone: 'UTC',
      at_once: 3,
      works_on_holidays: true,
      weekly: Array.from({ length: 7 }, () => always),
      days: {},
    },
  })
  const { page } = customer
  const id = await chooseDraft(customer, spot)

  await test.step('the customer books a window, once', async () => {
    await page.goto(`/order-confirm?order=${id}`)
    await page.getByRole('button', { name: 'Choose a time' }).click()
    const sheet = page.getByRole('dialog', { name: 'Choose a time' })
    await sheet.getByRole('radio').last().check()
    await sheet.getByRole('button', { name: 'Choose', exact: true }).click()
    await page.getByRole('button', { name: /Book pickup/ }).click()
    await expect(page).toHaveURL(/\/schedule$/)
    await expect(page.getByText(/^Booked for \$\d+\.\d\d at most$/)).toBeVisible()
  })

  // How many are shown depends on the day of the first one.
  const booked = page.getByText(/^Booked for/)
  const load = washer.page.getByText('1 booked nearby, 1 likely yours').first()
  await test.step('the Washer sees the booked load', async () => {
    await washer.page.goto('/provider/hours')
    await expect(load).toBeVisible()
  })

  await test.step('it repeats weekly; one is skipped and taken back', async () => {
    await page.getByLabel('Repeat').selectOption('weekly')
    await expect(page.getByRole('heading', { name: 'Every week' })).toBeVisible()
    await expect.poll(() => booked.count()).toBeGreaterThan(1)
    const all = await booked.count()
    await page.getByRole('button', { name: /^Skip/ }).first().click()
    await expect(page.getByText('Skipped', { exact: true })).toBeVisible()
    await expect(booked).toHaveCount(all - 1)
    await page.getByRole('button', { name: /^Keep this pickup/ }).click()
    await expect(booked).toHaveCount(all)
  })

  await test.step('all are paused and ended, and the load is gone', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('heading', { name: 'Every week, paused' })).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect.poll(() => booked.count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'End the repeat' }).click()
    await expect(page.getByText('No pickups booked.', { exact: false })).toBeVisible()
    await washer.page.reload()
    await expect(washer.page.getByRole('heading', { name: 'The week ahead' })).toBeVisible()
    await expect(load).toHaveCount(0)
  })
})
