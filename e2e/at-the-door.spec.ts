import { expect, type Page } from '@playwright/test'
import type { OrderId } from '@washline/contract/ids'
import { getOrder } from '@washline/contract/orders/endpoints'
import type { ApiClient } from './api-client.ts'
import { marketTimes } from './market-times.ts'
import { type Person, test } from './people.ts'
import { newPhoto } from './photos.ts'
import { accept, place, type Spot } from './set-up-people.ts'

/** Lets the browser of a person know where it is, so much north of the spot. */
async function stand({ page }: Pick<Person, 'page'>, { latitude, longitude }: Spot, metres = 0): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: latitude + metres / 111_195, longitude })
}

const door = (page: Page) => page.getByRole('region', { name: 'At the door' })

/** The Washer reports what they find, with a photo of it. */
async function find(page: Page, what: string, button: string, hasPhoto = true): Promise<void> {
  await page.getByRole('button', { name: 'I’m at the door but cannot hand over' }).click()
  const form = page.getByRole('dialog', { name: 'At the door' })
  await form.getByLabel('What is the problem?').selectOption(what)
  const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await newPhoto() }
  if (hasPhoto) await form.getByLabel('Photo file').setInputFiles(photo)
  await form.getByRole('button', { name: button }).click()
}

interface AtTheDoor {
  readonly id: OrderId
  /** As the customer. */
  readonly api: ApiClient
  readonly customer: Page
  readonly washer: Page
}

const cases: readonly { readonly title: string; readonly meet: (at: AtTheDoor) => Promise<void> }[] = [
  {
    title: 'The handover is refused',
    meet: async ({ id, customer, washer }) => {
      await find(washer, 'The handover is refused', 'Start waiting')
      await expect(door(customer).getByText('Otherwise the trip fee is $5.00', { exact: false })).toBeVisible()
      const times = await marketTimes()
      await times.endWait(id)
      await times.close()
      await expect(washer.getByText('You receive $5.00 for the trip.')).toBeVisible()
      await expect(customer.getByText('$5.00 was paid to the Washer for the trip.', { exact: false })).toBeVisible()
      for (const page of [customer, washer])
        await expect(door(page)).toContainText('At the door: The handover is refused')
      await door(customer).getByText('This is not right').click()
      await door(customer).getByLabel('What happened?').fill('Nobody rang here, and I was at home.')
      await door(customer).getByRole('button', { name: 'Ask our team' }).click()
      for (const page of [customer, washer])
        await expect(door(page).getByText('Our team checks it and answers here.')).toBeVisible()
    },
  },
  {
    title: 'It is not safe',
    meet: async ({ customer, washer }) => {
      await find(washer, 'It is not safe', 'Report and leave', false)
      await expect(washer.getByText('You do not have to do anything.')).toBeVisible()
      await expect(customer.getByText('You were not charged.', { exact: false })).toBeVisible()
      for (const page of [customer, washer]) await expect(door(page)).toContainText('At the door: It is not safe')
    },
  },
  {
    title: 'No one is there',
    meet: async ({ customer, washer }) => {
      await find(washer, 'No one is there', 'Start waiting')
      await expect(door(customer).getByText('Your Washer is at the door')).toBeVisible()
      await expect(door(washer).getByRole('timer')).toContainText(/\b(9|10):\d\d left/)
      await door(customer)
        .getByRole('button', { name: /^I’m coming/ })
        .click()
      await expect(door(washer).getByRole('timer')).toContainText(/1[345]:\d\d left/)
      await washer.getByRole('button', { name: 'At the door', exact: true }).click()
      await washer.getByRole('button', { name: 'Confirm pickup' }).click()
      for (const page of [customer, washer])
        await expect(door(page).getByText('It was handed over after all.')).toBeVisible()
    },
  },
  {
    title: 'More than ordered',
    meet: async ({ id, api, customer, washer }) => {
      await washer.getByRole('link', { name: 'Adjust Item List' }).click()
      const sheet = washer.getByRole('dialog', { name: /^Items of/ })
      await sheet.getByLabel('Add an item').selectOption('dress')
      await sheet.getByLabel(/Reason/).fill('There was one more dress in the bag.')
      await sheet.getByRole('button', { name: 'Send correction' }).click()
      await expect(sheet).toContainText('we ask them to approve it')
      const question = customer.getByRole('region', { name: 'Change to your item list' })
      await expect(question).toContainText('There was one more dress in the bag.')
      const before = (await api.call(getOrder, { params: { id } })).data.total
      await question.getByRole('button', { name: 'Approve' }).click()
      await expect(customer.getByText(/You approved the new list/)).toBeVisible()
      const { data: order } = await api.call(getOrder, { params: { id } })
      expect(order.total).toBeGreaterThan(before)
      expect(order.provider_edited).toBe(true)
    },
  },
  {
    title: 'The address is wrong',
    meet: async ({ customer, washer }) => {
      await find(washer, 'The address is wrong', 'Start waiting')
      await door(customer)
        .getByLabel(/^Another door/)
        .fill('14 Jalan Alor, beside the bakery')
      await door(customer).getByRole('button', { name: 'Share my location' }).click()
      for (const page of [customer, washer]) {
        await expect(door(page).getByText('The Washer is coming to the other door.')).toBeVisible()
        await expect(page.getByRole('img', { name: '14 Jalan Alor, beside the bakery' })).toBeVisible()
      }
    },
  },
]

for (const { title, meet } of cases)
  test(`at the door, seen by both as it happens: ${title}`, async ({ customer, washer, spot }) => {
    await stand(washer, spot)
    await stand(customer, spot, 1_000)
    const id = await place(customer, spot)
    await accept(washer, id)
    await Promise.all([customer, washer].map(({ page }) => page.goto(`/pickup-in-progress?order=${id}`)))
    await meet({ id, api: customer.api, customer: customer.page, washer: washer.page })
  })
