import { expect, type Page } from '@playwright/test'
import { photoFile } from '../../e2e/photos.ts'
import type { Camera } from './camera.ts'

const phoneWidth = 390

/** Nothing is loading: no outline, no busy part. */
const settled = (page: Page) => expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0)

/** One order from the photo to the rating, between two people; the camera sees both sides, and the stills of phones. */
export async function playOrder(camera: Camera, { customer, washer }: { customer: Page; washer: Page }): Promise<void> {
  const film = (shownMs: number) => camera.film([customer, washer], shownMs)
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

  await customer.goto('/home-screen')
  await washer.goto('/home-screen')
  await settled(customer)
  await settled(washer)
  await film(1_400)

  await customer.goto('/order/scan')
  await customer.getByLabel('Photo file').setInputFiles(photoFile('five-garments.jpg'))
  await film(1_000)
  await press(customer, 'Scan Items')
  await film(900)
  await expect(customer).toHaveURL(/\/order-confirm/)
  await settled(customer)
  await film(2_000)
  await camera.still('estimate', customer, phoneWidth)

  await press(customer, 'Confirm Order')
  await expect(customer).toHaveURL(/\/looking-for-provider/)
  await expect(washer.getByRole('button', { name: 'Accept' }).first()).toBeVisible()
  await settled(customer)
  await film(1_800)
  await camera.still('request', washer, phoneWidth)
  await camera.still('search', customer, phoneWidth)

  await press(washer, 'Accept')
  await expect(customer).toHaveURL(/\/pickup-in-progress/)
  await expect(washer).toHaveURL(/\/pickup-in-progress/)
  await settled(customer)
  await film(2_000)
  await camera.still('tracking', customer, phoneWidth)

  await press(washer, 'Confirm pickup')
  await expect(washer.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  await film(1_400)
  await press(washer, 'Start laundry')
  await expect(customer).toHaveURL(/\/laundry-in-progress/)
  await film(1_800)
  await press(washer, 'Wash is done')
  await expect(washer.getByRole('button', { name: 'Wash is done' })).toBeHidden()
  await film(1_400)
  await press(washer, 'Mark as Delivered')
  await expect(customer).toHaveURL(/\/order-completed/)
  await settled(customer)
  await film(1_800)
  await press(customer, 'Confirm completion')
  await expect(customer.getByText('Order marked as completed!')).toBeVisible()
  await film(2_400)
}
