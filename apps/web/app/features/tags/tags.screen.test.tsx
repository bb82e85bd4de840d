import { toOrderId } from '@washline/contract/ids'
import { getTag, listTags, makeTags } from '@washline/contract/tags/endpoints'
import { shownTag, type TagCode, tagCodeOf, tagPath } from '@washline/contract/tags/tag-code'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const codes = (count: number) => Array.from({ length: count }, (_, seed) => tagCodeOf(new Uint8Array(11).fill(seed)))
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const listed = (count: number) => answer(listTags, { success: true, data: { codes: codes(count), on_bags: [] } })

it('makes a sheet for the chosen paper and prints it in millimetres', async () => {
  const asked: unknown[] = []
  const print = vi.spyOn(window, 'print').mockReturnValue()
  renderRoute('/tags', {
    user: aWasher(),
    handlers: [
      listed(0),
      answerBy(makeTags, async ({ request }) => {
        const { count } = (await request.json()) as { count: number }
        asked.push(count)
        return { success: true, data: { codes: codes(count) } }
      }),
    ],
  })
  await expect.element(page.getByText('You have no tags yet.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Paper' }).selectOptions('Label sheet A4, 24 labels of 70 × 37 mm')
  await press('Create a sheet of 24 tags')
  const [first] = codes(1)
  const sheet = page.getByRole('list', { name: 'Sheet of tags' })
  await expect.element(sheet.getByRole('img', { name: `QR code of tag ${shownTag(first ?? '')}` })).toBeVisible()
  expect(sheet.getByRole('listitem').elements()).toHaveLength(24)
  const { width, height } = sheet.getByRole('listitem').first().element().getBoundingClientRect()
  expect([Math.round((width / 96) * 25.4), Math.round((height / 96) * 25.4)]).toEqual([70, 37])
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
  expect(asked).toEqual([24])
})

it('shows earlier tags again only when that is asked for, with what it may cause', async () => {
  renderRoute('/tags', { user: aCustomer(), handlers: [listed(30)] })
  await press('Show my 30 unused tags again')
  await expect.element(page.getByText(/^Print these again only if you lost the sheet/)).toBeVisible()
  await expect.poll(() => page.getByRole('list', { name: 'Sheet of tags' }).elements()).toHaveLength(2)
})

it('shows why no more tags can be made', async () => {
  const message = 'You have 240 unused tags. Print those again, or use them first.'
  renderRoute('/tags', {
    user: aWasher(),
    handlers: [listed(3), refuse(makeTags, { status: 409, code: 'too_many_tags', message })],
  })
  await press(/^Create a sheet/)
  await expect.element(page.getByText(message)).toBeVisible()
})

it('lists the tags on bags now, with the order of each and the scan at its pickup', async () => {
  const [used = ''] = codes(1)
  renderRoute('/tags', {
    user: aCustomer(),
    handlers: [
      answer(listTags, {
        success: true,
        data: {
          codes: [],
          on_bags: [{ code: used as TagCode, order_id: toOrderId(100_482), since: '2026-11-19T04:00:00.000Z' }],
        },
      }),
    ],
  })
  const now = page.getByRole('region', { name: 'On your bags now' })
  await expect.element(now.getByText(shownTag(used))).toBeVisible()
  await expect
    .element(now.getByRole('link', { name: 'WL-100482' }))
    .toHaveAttribute('href', '/pickup-in-progress?order=100482')
  await expect.element(now.getByText(/scanned Nov 19/)).toBeVisible()
})

const [code = ''] = codes(1)
const opens = async (data: { in_use: boolean; order_id: number | null }) => {
  const { order_id } = data
  network.use(
    answer(getTag, { success: true, data: { ...data, order_id: order_id === null ? null : toOrderId(order_id) } }),
  )
  renderRoute(tagPath(code))
  await expect.element(page.getByRole('heading', { name: 'A Washline tag' })).toBeVisible()
}

it('leads whom the order concerns to it', async () => {
  await opens({ in_use: true, order_id: 100_482 })
  await expect
    .element(page.getByRole('link', { name: 'Go to your order' }))
    .toHaveAttribute('href', '/pickup-in-progress?order=100482')
})

it('asks a stranger who found a bag to leave it, and names nobody', async () => {
  await opens({ in_use: true, order_id: null })
  await expect.element(page.getByText(/^Did you find the bag\?/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to your order' })).not.toBeInTheDocument()
})

it('shows that a tag is on no bag', async () => {
  await opens({ in_use: false, order_id: null })
  await expect.element(page.getByText('It is not on a bag of laundry right now.')).toBeVisible()
})

it.each([
  ['with a wrong digit', `${code.slice(0, -1)}Z`],
  ['that nobody has made', tagCodeOf(new Uint8Array(11).fill(5))],
])('finds no tag behind a code %s', async (_, text) => {
  network.use(refuse(getTag, { status: 404, message: 'Not found.' }))
  renderRoute(tagPath(text))
  await expect.element(page.getByText('This is not one of our codes. Check it, or scan the tag again.')).toBeVisible()
})
