import { listPlaces } from '@washline/contract/maps/places'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder, getQuote, scanLaundry } from '@washline/contract/orders/endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import { listPaymentMethods } from '@washline/contract/payments/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDraft, anItem, aPhotoUrl } from '../../platform/testing/a-draft.ts'
import { answer, answerBy, unreachable } from '../../platform/testing/answer.ts'
import { delayPictures } from '../../platform/testing/delay-pictures.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute, takeDown } from '../../platform/testing/render-route.tsx'

const { getUserMedia } = navigator.mediaDevices
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  navigator.mediaDevices.getUserMedia = getUserMedia
})

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 }
const home = {
  id: 100_001,
  label: 'home' as const,
  address: '18 Linden Street',
  latitude: 3.1478,
  longitude: 101.7117,
  last_used_at: '2026-11-01T10:00:00.000Z',
}
const found = {
  order_id: 100_001,
  items: [anItem()],
  item_count: 2,
  scanned_image_url: aPhotoUrl,
  scanner: 'embedded',
}
const scanned = answer(scanLaundry, { success: true, data: found })
const cards = (...payment_methods: (typeof visa)[]) => answer(listPaymentMethods, { success: true, payment_methods })
const places = (...data: (typeof home)[]) => answer(listPlaces, { success: true, data })

const quote = {
  estimated_value: toMajor(minor(1_000)),
  service_fee: toMajor(minor(200)),
  coverage_fee: toMajor(minor(0)),
  wallet: toMajor(minor(0)),
  total: toMajor(minor(1_200)),
}
const nextScreens = [
  answer(getOrder, { success: true, data: aDraft() }),
  answer(getQuote, { success: true, data: quote }),
]
const open = (path: string, ...handlers: RequestHandler[]) =>
  renderRoute(path, { user: aCustomer(), handlers: [...handlers, ...nextScreens] })
const scanItems = page.getByRole('button', { name: 'Scan Items' })

async function aPicture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 60
  canvas.height = 40
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], 'clothes.png', { type: 'image/png' })
}

async function upload(file?: File) {
  await userEvent.upload(page.getByLabelText('Photo file'), file ?? (await aPicture()))
}

it('names its main button in words, before and after a photo is chosen', async () => {
  open('/order/scan')
  await expect.element(scanItems).toHaveTextContent('Scan Items')
  await upload()
  await expect.element(page.getByRole('button', { name: 'Take another photo' })).toBeVisible()
  await expect.element(scanItems).toHaveTextContent('Scan Items')
  expect(scanItems.elements()).toHaveLength(1)
})

it('sends an uploaded picture as a JPEG and goes to the estimate', async () => {
  const sent: { type: string; order: unknown }[] = []
  const app = open(
    '/order/scan',
    answerBy(scanLaundry, async ({ request }) => {
      const form = await request.formData()
      const image = form.get('image')
      sent.push({ type: image instanceof File ? image.type : 'none', order: form.get('order_id') })
      return { success: true as const, data: found }
    }),
    cards(),
    places(),
  )
  await upload()
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await scanItems.click()
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
  expect(sent).toEqual([{ type: 'image/jpeg', order: null }])
})

it('scans the picture that was chosen, not the camera, where the press comes before it is read', async () => {
  const sent: number[] = []
  const app = open(
    '/order/scan',
    answerBy(scanLaundry, async ({ request }) => {
      const image = (await request.formData()).get('image')
      if (image instanceof Blob) sent.push((await createImageBitmap(image)).width)
      return { success: true as const, data: found }
    }),
    cards(),
    places(),
  )
  await expect.element(scanItems).not.toHaveAttribute('aria-disabled', 'true')
  const letGo = delayPictures()
  await upload()
  await scanItems.click()
  letGo()
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
  expect(sent).toEqual([60])
})

it('skips to the confirmation with a card and a stored place', async () => {
  const app = open('/order/scan', scanned, cards(visa), places(home))
  await upload()
  await scanItems.click()
  await expect.poll(app.path).toBe('/order-confirm?order=100001')
  expect(JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')).toEqual({
    loadType: 'light',
    place: { address: home.address, latitude: home.latitude, longitude: home.longitude },
  })
})

it('adds a further photo to the draft and goes back to its list', async () => {
  const orders: unknown[] = []
  const app = open(
    '/scan?order=100001',
    answerBy(scanLaundry, async ({ request }) => {
      orders.push((await request.formData()).get('order_id'))
      return { success: true as const, data: found }
    }),
  )
  await upload()
  await scanItems.click()
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
  expect(orders).toEqual(['100001'])
})

it('shows a photo without garments, and lets the person take another', async () => {
  open(
    '/order/scan',
    http.post(scanLaundry.path, () =>
      HttpResponse.json(
        {
          success: false,
          code: 'invalid',
          message: 'Please check the highlighted fields.',
          errors: { image: [orderMessages.noItems] },
        },
        { status: 422 },
      ),
    ),
  )
  await upload()
  await scanItems.click()
  await expect.element(page.getByText(orderMessages.noItems)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Take another photo' }).click()
  await expect.element(page.getByRole('img', { name: 'Your photo' })).not.toBeInTheDocument()
})

it('keeps a photo without laundry for items added by hand', async () => {
  const byHand: unknown[] = []
  const app = open(
    '/order/scan',
    http.post(scanLaundry.path, async ({ request }) => {
      const form = await request.formData()
      byHand.push(form.get('by_hand'))
      if (form.get('by_hand') === '1')
        return HttpResponse.json({ success: true, data: { ...found, items: [], item_count: 0, scanner: 'by_hand' } })
      const errors = { image: [orderMessages.noItems] }
      return HttpResponse.json({ success: false, code: 'invalid', message: 'No items.', errors }, { status: 422 })
    }),
    cards(visa),
    places(home),
    answer(getOrder, { success: true, data: aDraft({ items: [], item_count: 0 }) }),
  )
  await upload()
  await scanItems.click()
  await page.getByRole('button', { name: 'Add items by hand' }).click()
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
  expect(byHand).toEqual([null, '1'])
  await expect.element(page.getByRole('heading', { name: 'Add your items' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add an item' })).toBeVisible()
})

it('has a list of nothing but unsure items checked first, even with a card and a stored place', async () => {
  const unsure = [anItem({ needs_review: true, confidence: 0.4 })]
  const app = open(
    '/order/scan',
    answer(scanLaundry, { success: true, data: { ...found, items: unsure } }),
    cards(visa),
    places(home),
    answer(getOrder, { success: true, data: aDraft({ items: unsure }) }),
  )
  await upload()
  await scanItems.click()
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
  await expect.element(page.getByText('We are not sure this is laundry.', { exact: false })).toBeVisible()
})

it('shows that the draft has this photo, and adds it all the same', async () => {
  const sent: unknown[] = []
  const app = open(
    '/scan?order=100001',
    http.post(scanLaundry.path, async ({ request }) => {
      const again = (await request.formData()).get('again')
      sent.push(again)
      if (again === '1') return HttpResponse.json({ success: true, data: found })
      return HttpResponse.json(
        { success: false, code: 'same_photo', message: orderMessages.samePhoto, errors: {} },
        { status: 409 },
      )
    }),
    answer(getOrder, { success: true, data: aDraft() }),
  )
  await upload()
  await scanItems.click()
  await expect.element(page.getByText(orderMessages.samePhoto)).toBeVisible()
  await page.getByRole('button', { name: 'Add it anyway' }).click()
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
  expect(sent).toEqual([null, '1'])
})

it('shows an error when the scan failed', async () => {
  open(
    '/order/scan',
    http.post(scanLaundry.path, () => new HttpResponse('', { status: 500 })),
  )
  await upload()
  await scanItems.click()
  await expect.element(page.getByText('Failed to scan laundry. Please try again.')).toBeVisible()
})

it('queues a photo without a network, through a closed tab, and continues when it is back', async () => {
  open('/order/scan', unreachable(scanLaundry))
  await upload()
  await scanItems.click()
  await expect.element(page.getByText('Photo waiting for network')).toBeVisible()
  takeDown()
  const app = open('/order/scan', unreachable(scanLaundry), cards(), places())
  await expect.element(page.getByText('Photo waiting for network')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  network.use(scanned)
  window.dispatchEvent(new Event('online'))
  await expect.poll(app.path).toBe('/price-estimation?order=100001')
})

it('discards a photo that waits', async () => {
  open('/order/scan', unreachable(scanLaundry))
  await upload()
  await scanItems.click()
  await page.getByRole('button', { name: 'Discard photo' }).click()
  await expect.element(page.getByText('Photo waiting for network')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Upload image' })).toBeVisible()
})

it('refuses a file that is no picture', async () => {
  open('/order/scan')
  await upload(new File(['not a picture'], 'notes.png', { type: 'image/png' }))
  await expect.element(page.getByText('Failed to process the image. Please try again.')).toBeVisible()
})

it('explains when the camera is not allowed', async () => {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  open('/order/scan')
  await expect.element(page.getByText('Unable to access camera. Please check permissions and try again.')).toBeVisible()
  await expect.element(scanItems).toHaveAttribute('aria-disabled', 'true')
})

it('has the way to upload below what failed, also in a low window', async () => {
  await page.viewport(1280, 700)
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  open('/order/scan')
  const gap = () => {
    const retry = page.getByRole('button', { name: 'Try again' }).element().getBoundingClientRect()
    return page.getByText('Upload a photo or drop it here').element().getBoundingClientRect().top - retry.bottom
  }
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Another language has a line more of text above the button.
  expect(gap()).toBeGreaterThan(24)
})
