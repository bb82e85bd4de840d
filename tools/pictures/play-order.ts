import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { photoFile } from '../../e2e/photos.ts'
import type { Camera } from './camera.ts'

const phoneWidth = 390
const limitMs = 60_000
/** The product sends a position at most every four seconds. */
const betweenPositionsMs = 4_200

/** Nothing is loading: no outline, no busy part, no map. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0, { timeout: limitMs })
  await expect(page.getByText('Loading the map...')).toHaveCount(0, { timeout: limitMs })
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

export interface Players {
  readonly customer: Page
  readonly washer: Page
  /** Of the Washer, to the pickup. */
  readonly drive: { readonly from: Point; readonly to: Point }
}

const between = ({ from, to }: Players['drive'], share: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
})

/** One order from the photo to the rating, between two people; the camera sees both sides, and the stills of phones. */
export async function playOrder(camera: Camera, { customer, washer, drive }: Players): Promise<void> {
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
  await expect(customer).toHaveURL(/\/order-confirm/, { timeout: limitMs })
  await settled(customer)
  await film(2_000)
  await camera.still('estimate', customer, phoneWidth)

  await press(customer, 'Confirm Order')
  await expect(customer).toHaveURL(/\/looking-for-provider/, { timeout: limitMs })
  await expect(washer.getByRole('button', { name: 'Accept' }).first()).toBeVisible({ timeout: limitMs })
  await expect(customer.getByText(/^\d+ Washers? asked$/).first()).toBeVisible({ timeout: limitMs })
  await settled(customer)
  await film(1_800)
  await camera.still('request', washer, phoneWidth)
  await camera.still('search', customer, phoneWidth)

  await press(washer, 'Accept')
  await expect(customer).toHaveURL(/\/pickup-in-progress/, { timeout: limitMs })
  await expect(washer).toHaveURL(/\/pickup-in-progress/, { timeout: limitMs })
  await settled(customer)
  await settled(washer)
  await film(1_400)
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    await pause(betweenPositionsMs)
    const seen = washer.waitForResponse(
      (response) => response.request().method() !== 'GET' && /position/.test(response.url()),
    )
    await washer.context().setGeolocation(between(drive, share))
    await seen
    await film(700)
    if (share === 0.4) await camera.still('tracking', customer, phoneWidth)
  }

  await atTheDoor(washer, 'Confirm pickup')
  await expect(washer.getByRole('button', { name: 'Start laundry' })).toBeVisible({ timeout: limitMs })
  await film(1_400)
  await press(washer, 'Start laundry')
  await expect(customer).toHaveURL(/\/laundry-in-progress/, { timeout: limitMs })
  await film(1_800)
  await press(washer, 'Wash is done')
  await expect(washer.getByRole('button', { name: 'Wash is done' })).toBeHidden({ timeout: limitMs })
  await film(1_400)
  await atTheDoor(washer, 'Mark as Delivered')
  await expect(customer).toHaveURL(/\/order-completed/, { timeout: limitMs })
  await settled(customer)
  await film(1_800)
  await press(customer, 'Confirm completion')
  await expect(customer.getByText('Order marked as completed!')).toBeVisible({ timeout: limitMs })
  await film(2_400)
}

/** The move without a count. */
async function atTheDoor(washer: Page, move: string): Promise<void> {
  await washer.getByRole('button', { name: 'At the door', exact: true }).click()
  await washer.getByRole('button', { name: move }).click()
}
