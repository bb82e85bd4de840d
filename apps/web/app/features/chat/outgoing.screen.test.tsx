import { getChat, readMessages, sendMessage, uploadPhoto } from '@washline/contract/chat/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChat, takenBy } from '../../platform/testing/a-chat.ts'
import { aPhotoUrl } from '../../platform/testing/a-draft.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute, takeDown } from '../../platform/testing/render-route.tsx'

const id = 100_482

const open = (chat: ReturnType<typeof aChat>, ...handlers: RequestHandler[]) =>
  renderRoute(`/chat?order=${id}`, {
    user: aCustomer(),
    handlers: [...handlers, answerBy(getChat, () => chat), answer(readMessages, { success: true })],
  })
const field = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Send' })

it('shows a failed message and sends it again under the same key', async () => {
  const keys: (string | null)[] = []
  const chat = aChat()
  open(
    chat,
    answerBy(sendMessage, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      throw new Response(null, { status: 500 })
    }),
  )
  await field.fill('Dry it flat')
  await send.click()
  await expect.element(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  network.use(
    answerBy(sendMessage, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return takenBy(chat, 'Dry it flat')
    }),
  )
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Failed to send message. Please try again.')).not.toBeInTheDocument()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

it('queues a message without a network, and sends it once when the network is back', async () => {
  const chat = aChat()
  open(chat, unreachable(sendMessage))
  await field.fill('Second door on the left')
  await send.click()
  await expect.element(page.getByText('Waiting for network', { exact: true })).toBeVisible()
  const contents: unknown[] = []
  network.use(
    answerBy(sendMessage, async ({ request }) => {
      const { content } = (await request.json()) as { content: string }
      contents.push(content)
      return takenBy(chat, content)
    }),
  )
  for (const _ of [1, 2]) window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Waiting for network', { exact: true })).not.toBeInTheDocument()
  expect(contents).toEqual(['Second door on the left'])
})

it('shows unsent messages when the chat is opened again', async () => {
  open(aChat(), unreachable(sendMessage))
  await field.fill('Blue door')
  await send.click()
  await expect.element(page.getByText('Waiting for network', { exact: true })).toBeVisible()
  takeDown()
  open(aChat(), unreachable(sendMessage))
  await expect.element(page.getByText('Blue door')).toBeVisible()
  await expect.element(page.getByText('Waiting for network', { exact: true })).toBeVisible()
})

it('shows why a message was refused, and discards it', async () => {
  open(aChat(), refuse(sendMessage, { status: 409, message: 'This conversation is closed.', code: 'chat_closed' }))
  await field.fill('Too late')
  await send.click()
  await expect.element(page.getByText('This conversation is closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('Too late')).not.toBeInTheDocument()
})

it('sends a photo from the library without text, and shows it large', async () => {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')
  const photo = await canvas.convertToBlob()
  const bodies: unknown[] = []
  const chat = aChat()
  open(
    chat,
    answerBy(uploadPhoto, async ({ request }) => {
      bodies.push((await request.formData()).get('image') instanceof File)
      return { success: true, data: { url: '/api/media/abc' } }
    }),
    answerBy(sendMessage, async ({ request }) => {
      bodies.push(await request.json())
      return takenBy(chat, '', { url: aPhotoUrl })
    }),
  )
  await page.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Photos and Videos' })).toBeVisible()
  await page.getByLabelText('Photo file').upload(new File([photo], 'shirt.png', { type: 'image/png' }))
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await send.click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  expect(bodies).toEqual([true, { content: '', url: '/api/media/abc' }])
  await page.getByRole('button', { name: 'Photo from You' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Photo from You' })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('takes a photo with the camera', async () => {
  open(aChat())
  await page.getByRole('button', { name: 'Attach', exact: true }).click()
  await page.getByRole('button', { name: 'Camera' }).click()
  const shutter = page.getByRole('button', { name: 'Take photo' })
  await expect.element(shutter).not.toHaveAttribute('aria-busy')
  await shutter.click()
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect.element(send).toBeDisabled()
})

it('restores a typed text after a reload', async () => {
  open(aChat())
  await field.fill('Half a sen')
  takeDown()
  open(aChat())
  await expect.element(field).toHaveValue('Half a sen')
})
