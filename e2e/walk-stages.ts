import type { Page } from '@playwright/test'
import { leadsInApp, openInApp } from './open-in-app.ts'
import { photoFile } from './photos.ts'
import type { ScreenVisit } from './screen-visit.ts'
import { type Stage, screensByStage } from './screens.ts'
import type { Account, Spot } from './set-up-people.ts'
import { accept, askToPlace, claimShrunk, confirm, move, place } from './set-up-people.ts'

export interface StageParties {
  readonly customer: Account
  readonly washer: Account
  readonly spot: Spot
}

/** Brings an order through its stages and calls back at each, with the screens to look at. */
export async function walkTheStages(
  { customer, washer, spot }: StageParties,
  capture: (screens: readonly ScreenVisit[]) => Promise<void>,
  screens = screensByStage,
): Promise<void> {
  const ids = {
    washer: washer.user.provider?.id ?? 0,
    person: customer.user.id,
    month: new Date().toISOString().slice(0, 7),
  }
  const named = (stage: Stage, filled: Record<string, number | string>) => fillIn(screens[stage], filled)
  await capture(named('fresh', ids))
  const draft = (await customer.api.scan(photoFile('five-garments.jpg'))).order_id
  await capture(named('draft', { draft, ...(await askToPlace(customer, draft, spot)) }))
  await capture(named('pending', { order: await place(customer, spot) }))
  // An offer expires before every language has been captured, so a fresh order goes on.
  const order = await place(customer, spot)
  await accept(washer, order)
  await capture(named('accepted', { order }))
  await move(washer, order, 'picked_up', 'in_progress')
  await capture(named('in_progress', { order }))
  await move(washer, order, 'laundry_complete', 'delivered')
  await capture(named('delivered', { order }))
  await confirm(customer, order)
  await capture(named('completed', { ...ids, order, claim: await claimShrunk(customer, order) }))
}

function fillIn(screens: readonly ScreenVisit[], ids: Record<string, number | string>): ScreenVisit[] {
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))
  return screens.map((screen) => ({ ...screen, path: fill(screen.path), texts: screen.texts.map(fill) }))
}

/** Opens a screen by its address, or from the one that stands where the app can lead there. */
export async function visit(page: Page, screen: ScreenVisit, from: 'anew' | 'in app' = 'anew'): Promise<void> {
  if (from === 'in app' && !screen.byPhoto && (await leadsInApp(page, screen.path))) await openInApp(page, screen.path)
  else await page.goto(screen.path)
  if (screen.byPhoto) {
    await page.getByLabel('Photo file').setInputFiles(photoFile('five-garments.jpg'))
    await page.getByRole('button', { name: 'Scan Items' }).click()
    await page.waitForURL(/\/order-confirm/)
  }
  await openSheet(page, screen)
}

/** Opens what is visited; another language closes it. */
export async function openSheet(page: Page, { opens }: Pick<ScreenVisit, 'opens'>): Promise<void> {
  if (opens && (await page.getByRole('dialog').count()) === 0) await page.locator(opens).first().click()
}
