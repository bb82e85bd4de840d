import { getOrderCare, readCareLabel, saveOrderCare } from '@washline/contract/care/endpoints'
import type { CareLabel, LabelReading } from '@washline/contract/care/label-schemas'
import { usualCare } from '@washline/contract/care/schemas'
import { toMajor, toMinor } from '@washline/contract/money'
import { getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { getWallet, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aDraft } from '../../platform/testing/a-draft.ts'
import { aQuote } from '../../platform/testing/a-quote.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const place = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }
const photo = new File([new Uint8Array(64)], 'label.jpg', { type: 'image/jpeg' })
const wool: CareLabel = {
  signs: [
    { symbol: 'wash_30', bars: 2 },
    { symbol: 'tumble_not', bars: 0 },
  ],
  fibers: null,
}
const reading: LabelReading = {
  signs: [
    {
      options: [
        { symbol: 'wash_40', bars: 0 },
        { symbol: 'wash_30', bars: 0 },
      ],
      is_sure: false,
    },
    { options: [{ symbol: 'tumble_not', bars: 0 }], is_sure: true },
  ],
  fibers: null,
  reader: 'embedded',
}

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('draft-100001', JSON.stringify({ loadType: 'medium', notes: '', place }))
})

const careWith = (labels: CareLabel[], instructions = usualCare) => ({
  success: true as const,
  data: { instructions, ticked: [], ticked_at: null, labels },
})

async function openSheet(labels: CareLabel[], ...handlers: RequestHandler[]) {
  const bodies: unknown[] = []
  renderRoute('/order-confirm?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answer(getOrderCare, careWith(labels)),
      answerBy(saveOrderCare, async ({ request }) => {
        bodies.push(await request.json())
        return careWith(labels)
      }),
      answer(getOrder, { success: true, data: aDraft() }),
      answer(getQuote, { success: true, data: aQuote() }),
      answer(listPaymentMethods, { success: true, payment_methods: [] }),
      answer(getWallet, {
        success: true,
        data: { balance: toMajor(toMinor(0)), pays_first: false, entries: [], next_cursor: null },
      }),
    ],
  })
  await page.getByRole('button', { name: /Edit care and notes for this order/ }).click()
  await expect.element(page.getByRole('region', { name: 'Care labels' })).toBeVisible()
  return bodies
}
const upload = () => page.getByLabelText('Photo of a care label').upload(photo)
const save = page.getByRole('button', { name: 'Save', exact: true })
const drying = page.getByLabelText('Drying', { exact: true })
const label = page.getByRole('group', { name: 'Care label 1' })

it('reads a label, fits the instructions to it, asks what is unsure and saves both', async () => {
  const bodies = await openSheet([], answer(readCareLabel, { success: true, data: reading }))
  await expect.element(drying).toHaveValue('tumble')
  await upload()
  await expect.element(label.getByText(/Unsure: “Wash at 40 °C” or “Wash at 30 °C”/)).toBeVisible()
  await expect.element(drying).toHaveValue('line')
  await label.getByLabelText('Wash').selectOptions('Wash at 40 °C')
  await expect.element(label.getByText(/Unsure/)).not.toBeInTheDocument()
  await save.click()
  await expect
    .poll(() => bodies)
    .toEqual([
      {
        ...usualCare,
        drying: 'line',
        labels: [
          {
            signs: [
              { symbol: 'wash_40', bars: 0 },
              { symbol: 'tumble_not', bars: 0 },
            ],
            fibers: null,
          },
        ],
      },
    ])
})

it('leaves out what nobody has chosen', async () => {
  const bodies = await openSheet([], answer(readCareLabel, { success: true, data: reading }))
  await upload()
  await expect.element(label).toBeVisible()
  await save.click()
  await expect.poll(() => bodies).toMatchObject([{ labels: [{ signs: [{ symbol: 'tumble_not' }] }] }])
})

it('undoes a label together with what it changed', async () => {
  const bodies = await openSheet([], answer(readCareLabel, { success: true, data: reading }))
  await upload()
  await expect.element(drying).toHaveValue('line')
  await page.getByRole('button', { name: 'Undo this label' }).click()
  await expect.element(label).not.toBeInTheDocument()
  await expect.element(drying).toHaveValue('tumble')
  await save.click()
  await expect.poll(() => bodies).toEqual([{ ...usualCare, labels: [] }])
})

it('leaves out a symbol that is not on the label', async () => {
  const bodies = await openSheet([wool])
  await label.getByLabelText('Tumble drying').selectOptions('Not on the label')
  await expect.element(label.getByLabelText('Tumble drying')).not.toBeInTheDocument()
  await save.click()
  await expect.poll(() => bodies).toMatchObject([{ labels: [{ signs: [{ symbol: 'wash_30', bars: 2 }] }] }])
})

it('asks before it saves what a label forbids', async () => {
  const bodies = await openSheet([wool])
  await page.getByLabelText('Temperature').selectOptions('Hot, 60 °C')
  await save.click()
  const question = page.getByRole('alert')
  await expect
    .element(question.getByText('A care label says: Wash at 30 °C, very mild. Temperature: Hot, 60 °C.'))
    .toBeVisible()
  expect(bodies).toEqual([])
  await question.getByRole('button', { name: 'Do as the label says' }).click()
  await expect.element(page.getByLabelText('Temperature')).toHaveValue('label')
  await expect.element(question).not.toBeInTheDocument()
  await save.click()
  await expect.poll(() => bodies).toEqual([{ ...usualCare, drying: 'line', labels: [wool] }])
})

it('saves what a label forbids if the customer wants it all the same', async () => {
  const bodies = await openSheet([wool])
  await save.click()
  await page.getByRole('button', { name: 'Save it anyway' }).click()
  await expect.poll(() => bodies).toEqual([{ ...usualCare, labels: [wool], despite_labels: true }])
})

it('shows what to photograph where no label is found, and tries again', async () => {
  const text = 'No care label found. Photograph the row of symbols from near, flat and in good light.'
  await openSheet([], refuse(readCareLabel, { status: 422, message: text, errors: { image: [text] } }))
  await upload()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(drying).toHaveValue('tumble')
})

it('shows the Washer the strictest of all labels, and what they forbid', async () => {
  const order = anAcceptedOrder({ status: 'in_progress', picked_up_at: new Date(Date.now() - 3_000_000).toISOString() })
  const cotton: CareLabel = {
    signs: [
      { symbol: 'wash_60', bars: 0 },
      { symbol: 'iron_high', bars: 0 },
    ],
    fibers: '100% cotton',
  }
  renderRoute(`/laundry-in-progress?order=${order.id}`, {
    user: aWasher(),
    handlers: [
      answer(getOrder, { success: true, data: order }),
      answer(getOrderCare, careWith([wool, cotton], { ...usualCare, temperature: 'hot', drying: 'line' })),
    ],
  })
  const details = page.getByRole('region', { name: 'Care labels' })
  await expect.element(details.getByText('The strictest of 2 care labels')).toBeVisible()
  await expect.element(details.getByText('Wash at 30 °C, very mild', { exact: true })).toBeVisible()
  await expect.element(details.getByText('Iron at up to 200 °C')).toBeVisible()
  await expect.element(details.getByText('100% cotton')).toBeVisible()
  await expect.element(details.getByText(/Temperature: Hot, 60 °C\./)).toBeVisible()
  await expect.element(details.getByText(/Drying: /)).not.toBeInTheDocument()
})
