import { expect, type Page } from '@playwright/test'
import { getClaimForm, submitClaim, uploadClaimPhoto } from '@washline/contract/claims/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { codeShown } from '../apps/api/testing/harness/authenticator.ts'
import { findViolations } from './find-violations.ts'
import { makeOperator } from './make-operator.ts'
import { test } from './people.ts'
import { newPhoto } from './photos.ts'
import { type Account, accept, confirm, move, place } from './set-up-people.ts'
import { transitionsEnded } from './transitions-ended.ts'

const reason = 'A shirt came back damp'

/** A claim that the rules leave to a person: it is dear. */
async function claimFor({ api }: Account, orderId: OrderId): Promise<number> {
  const params = { id: orderId }
  const { items } = (await api.call(getClaimForm, { params })).data
  const photo = (await api.upload(uploadClaimPhoto, params, await newPhoto())).data
  const body = {
    order_id: orderId,
    description: 'The sleeve is torn open at the seam.',
    items: [
      {
        item_id: items[0]?.item_id ?? 0,
        problem: 'torn',
        quantity: 1,
        retail_value_minor: minor(40_000),
        age_months: 0,
        condition: 'new',
      } as const,
    ],
    photo_ids: [photo.id],
  }
  return (await api.call(submitClaim, { body })).data.id
}

async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(transitionsEnded)
    await expect
      .configure({ soft: true })
      .poll(() => findViolations(page))
      .toEqual([])
  }
}

test("an operator's day: two steps to sign in, a claim, a verification, an order; the record has it all", async ({
  open,
  marketUrl,
  customer,
  washer,
  spot,
  faults,
}) => {
  const orderId = await place(customer, spot)
  await accept(washer, orderId)
  await move(washer, orderId, 'picked_up', 'in_progress', 'delivered')
  await confirm(customer, orderId)
  const claimId = await claimFor(customer, orderId)
  // A name of her own, by which the record is filtered.
  const name = `Olga Operator ${test.info().retry + 1}`
  const operator = await makeOperator(marketUrl, name)
  const page = await open()
  await page.setViewportSize({ width: 1280, height: 860 })
  // The first answer to the password is the question for the code.
  faults.allow(/403 \(Forbidden\).*\/api\/login/)

  await test.step('she signs in with password and code', async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign In' })
    await dialog.getByLabel('Email').fill(operator.email)
    await dialog.getByLabel('Password').fill(operator.password)
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await dialog.getByLabel('Code').fill(codeShown(operator.secret, new Date(), 1))
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
    await page.goto('/home-screen')
    await expect(page).toHaveURL(/\/ops$/)
    await expect(page.getByRole('region', { name: 'Dispatch today' })).toBeVisible()
    await isAccessible(page)
  })

  await test.step('she decides the claim, by keys', async () => {
    await expect(async () => {
      await page.goto(`/ops?tab=claims&id=${claimId}`)
      await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByRole('region', { name: 'Evidence' }).getByRole('listitem')).not.toHaveCount(0)
    await isAccessible(page)
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog', { name: 'Approve this claim' })
    await dialog.getByLabel('Amount', { exact: true }).fill('60')
    await dialog.getByLabel('Reason').fill('The seam gave way in the drum')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Approve $60.00' }).click()
    await expect(page.getByText('Approved.')).toBeVisible()
  })

  await test.step('she takes back a step of the Washer, by keys', async () => {
    await page.goto(`/ops?tab=people&id=${washer.user.id}`)
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await page.getByRole('link', { name: 'Facility and equipment' }).click()
    await expect(page.getByRole('heading', { name: 'Facility and equipment' })).toBeVisible()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Reject this step' })
    await dialog.getByLabel('Reason').fill('The picture of the machine is missing')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('Rejected.')).toBeVisible()
  })

  await test.step('she finds the order from anywhere and gives part of it back', async () => {
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill(`WL-${orderId}`)
    await page
      .getByRole('option', { name: `WL-${orderId}` })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Split between Washer and Washline')
    await isAccessible(page)
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await dialog.getByLabel('Amount', { exact: true }).fill('2.50')
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Refund $2.50' }).click()
    await expect(page.getByText('Refunded: $2.50 to the card')).toBeVisible()
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await expect(page.getByRole('region', { name: 'Status changes' })).toContainText('Handed over at pickup')
  })

  await test.step('the customer reads why', async () => {
    await customer.page.goto(`/receipt?order=${orderId}`)
    await expect(customer.page.getByText(reason)).toBeVisible()
    await customer.page.goto('/ops')
    await expect(customer.page).toHaveURL(/\/home-screen$/)
  })

  await test.step('the record has every look and every act', async () => {
    await page.getByRole('link', { name: 'Audit', exact: true }).click()
    await page.getByLabel('Operator').selectOption({ label: name })
    const record = page.getByRole('list', { name: 'Audit' })
    for (const [action, what] of [
      ['Refunded', reason],
      ['Decided a claim', 'The seam gave way in the drum'],
      ['Rejected a step', 'The picture of the machine is missing'],
      ['Viewed an order', `WL-${orderId}`],
      ['Viewed a claim', `WL-${orderId}`],
      ['Viewed a verification', 'Wanda Washer'],
      ['Viewed a person', 'Wanda Washer'],
    ] as const)
      await expect(
        record.getByRole('listitem').filter({ hasText: action }).filter({ hasText: what }).first(),
        action,
      ).toBeVisible()
  })
})
