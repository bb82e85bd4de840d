import { expect } from '@playwright/test'
import { getVerification } from '@washline/contract/verification/endpoints'
import { decideOpsVerification, listOpsVerifications } from '@washline/contract/verification/ops-endpoints'
import { makeOperator } from './make-operator.ts'
import { test } from './people.ts'
import { photoFile } from './photos.ts'

test('a Washer whose identity was rejected sends it in anew, and has requests again', async ({ marketUrl, washer }) => {
  const operator = await makeOperator(marketUrl, 'Odile Operator')
  const { page } = washer
  const [identity] = (await washer.api.call(getVerification)).data.steps
  if (!identity) throw new Error('there is no identity step')
  const { id, version } = identity
  const reason = 'The name on the card cannot be read.'
  await operator.api.call(decideOpsVerification, { params: { id }, body: { decision: 'reject', version, reason } })

  await test.step('home says that no requests come, and leads to why', async () => {
    await page.goto('/home-screen')
    await expect(page.getByText('Part of your verification was not approved, so no requests come.')).toBeVisible()
    await page.getByRole('link', { name: 'See why, and send it again' }).click()
    await expect(page.getByText(reason)).toBeVisible()
  })

  const card = page.getByRole('region', { name: 'Identity', exact: true })
  await test.step('a picture is added and sent in', async () => {
    await card.getByLabel('Picture for Identity').setInputFiles(photoFile('five-garments.jpg'))
    await card.getByRole('button', { name: 'Show picture 1' }).click()
    await page.keyboard.press('Escape')
    await card.getByLabel('Something we should know?').fill('Taken in daylight')
    await card.getByRole('button', { name: 'Send to be checked' }).click()
    await expect(card.getByText('Being checked')).toBeVisible()
  })

  await test.step('the operator finds it in the queue and approves; the page hears of it by itself', async () => {
    const { cases } = (await operator.api.call(listOpsVerifications)).data
    const waiting = cases.find((one) => one.id === id)
    expect(waiting).toMatchObject({ step: 'identity', evidence_count: 1 })
    await operator.api.call(decideOpsVerification, {
      params: { id },
      body: { decision: 'approve', version: version + 2 },
    })
    await expect(page.getByText('You are verified. Requests can come.')).toBeVisible()
    await page.goto('/home-screen')
    await expect(page.getByRole('heading', { name: 'Incoming Requests' })).toBeVisible()
    await expect(page.getByText('so no requests come.')).toHaveCount(0)
  })
})
