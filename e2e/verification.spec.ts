import { expect } from '@playwright/test'
import { makeOperator } from './make-operator.ts'
import { test } from './people.ts'
import { photoFile } from './photos.ts'

test('a Washer whose identity was rejected sends it in anew, and has requests again', async ({
  marketUrl,
  washer,
  open,
}) => {
  const desk = await open(await makeOperator(marketUrl, 'Odile Operator'))
  await desk.setViewportSize({ width: 1280, height: 860 })
  const { page } = washer
  let caseId = ''
  const reason = 'The name on the card cannot be read.'

  await test.step('the operator takes the step back, with a reason', async () => {
    await desk.goto(`/ops?tab=people&id=${washer.user.id}`)
    await desk.getByRole('tab', { name: 'Timeline' }).click()
    await desk.getByRole('link', { name: 'Identity' }).click()
    await expect(desk.getByRole('heading', { name: 'Identity' })).toBeVisible()
    caseId = new URL(desk.url()).searchParams.get('id') ?? ''
    await desk.getByRole('button', { name: 'Reject' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Reject this step' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog.getByText('Please give a reason of at least 10 characters.')).toBeVisible()
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(desk.getByText('Rejected.')).toBeVisible()
  })

  await test.step('home says that no requests come, and leads to why', async () => {
    await page.goto('/home-screen')
    await expect(
      page.getByText('Part of your verification was not approved, so you receive no requests.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'See why, and resubmit' }).click()
    await expect(page.getByText(reason)).toBeVisible()
  })

  const card = page.getByRole('region', { name: 'Identity', exact: true })
  await test.step('a picture is added and sent in', async () => {
    await card.getByLabel('Photo for Identity').setInputFiles(photoFile('five-garments.jpg'))
    await card.getByRole('button', { name: 'Show photo 1' }).click()
    await page.keyboard.press('Escape')
    await card.getByLabel('Anything to add?').fill('Taken in daylight')
    await card.getByRole('button', { name: 'Submit for review' }).click()
    await expect(card.getByText('Being checked')).toBeVisible()
  })

  await test.step('the operator finds it in the queue and approves; the page hears of it by itself', async () => {
    await desk.goto('/ops?tab=verification')
    await desk.getByRole('list', { name: 'Verification' }).locator(`a[href$="id=${caseId}"]`).click()
    await expect(desk.getByRole('button', { name: 'Enlarge: Photo 1 of 1' })).toBeVisible()
    await expect(desk.getByText('Taken in daylight')).toBeVisible()
    await desk.getByRole('button', { name: 'Approve' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Approve this step' })
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByText('Approved.')).toBeVisible()
    await expect(page.getByText('You’re verified and can take requests.')).toBeVisible()
    await page.goto('/home-screen')
    await expect(page.getByRole('heading', { name: 'Incoming Requests' })).toBeVisible()
    await expect(page.getByText('so you receive no requests.')).toHaveCount(0)
  })
})
