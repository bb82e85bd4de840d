import { acknowledgeMessages, getChat, type Message, sendMessage } from '@washline/contract/chat/endpoints'
import { chatChannel, messageSent, messagesDelivered } from '@washline/contract/chat/realtime'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { elsewhere } from '../../platform/testing/elsewhere.ts'
import { isJoined, say } from '../../platform/testing/live.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'
import type { ChatPage } from './view-model.ts'

const id = 100_482
const channel = chatChannel(id)
const me = aCustomer().id
const other = aWasher().id
const now = () => new Date().toISOString()

const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: 10,
  content: 'I am downstairs, blue door?',
  url: null,
  sender_id: other,
  created_at: now(),
  delivered_at: now(),
  read_at: null,
  ...changes,
})
const aChat = (changes: Partial<ChatPage> = {}): ChatPage => ({
  success: true,
  chat_id: id,
  current_user_id: me,
  open: true,
  recipient: { id: other, name: 'Noor Wahid', avatar: null },
  messages: [aMessage()],
  has_more: false,
  ...changes,
})
const sent = (content: string, changes: Partial<Message> = {}) =>
  ({ success: true, message: aMessage({ id: 11, content, sender_id: me, delivered_at: null, ...changes }) }) as const

const open = (chat: ChatPage, ...handlers: RequestHandler[]) =>
  renderRoute(`/chat?order=${id}`, { user: aCustomer(), handlers: [...handlers, ...elsewhere, answer(getChat, chat)] })
const field = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Send' })

it('shows the other person, the order and the messages of the day', async () => {
  open(aChat())
  await expect.element(page.getByRole('heading', { name: 'Noor Wahid' })).toBeVisible()
  await expect.element(page.getByText('Order #100482')).toBeVisible()
  await expect.element(page.getByText('Today')).toBeVisible()
  await expect.element(page.getByText('I am downstairs, blue door?')).toBeVisible()
})

it('sends by Enter, makes a line by Shift and Enter, and keeps Send off while empty', async () => {
  const contents: unknown[] = []
  open(
    aChat(),
    answerBy(sendMessage, async ({ request }) => {
      const { content } = (await request.json()) as { content: string }
      contents.push(content)
      return sent(content)
    }),
  )
  await expect.element(send).toBeDisabled()
  await field.fill('   ')
  await expect.element(send).toBeDisabled()
  await field.fill('Yes, 4B.')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Coming down.')
  expect(contents).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(contents).toEqual(['Yes, 4B.\nComing down.'])
})

it('shows a message on its way, and its ticks', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  open(
    aChat(),
    answerBy(sendMessage, async () => {
      await arrived
      return sent('Hello')
    }),
  )
  await field.fill('Hello')
  await send.click()
  await expect.element(page.getByText('Sending', { exact: true })).toBeVisible()
  arrive()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.poll(() => isJoined(channel)).toBe(true)
  const chat = aChat({ messages: [aMessage(), sent('Hello', { delivered_at: now() }).message] })
  network.use(answer(getChat, chat))
  say(channel, messagesDelivered.event, { chat_id: id, recipient_id: other, up_to: 11, delivered_at: now() })
  await expect.element(page.getByText('Delivered', { exact: true })).toBeVisible()
})

it('keeps a failed message and sends it again under the same key', async () => {
  const keys: (string | null)[] = []
  open(aChat(), refuse(sendMessage, { status: 500, message: 'x' }))
  await field.fill('Dry it flat')
  await send.click()
  await expect.element(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  network.use(
    answerBy(sendMessage, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return sent('Dry it flat')
    }),
  )
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Failed to send message. Please try again.')).not.toBeInTheDocument()
  expect(keys).toHaveLength(1)
})

it('adds a live message once and says that it arrived', async () => {
  const acknowledged: unknown[] = []
  const fresh = aMessage({ id: 12, content: 'Wool, cold please.' })
  const server = { chat: aChat() }
  open(
    server.chat,
    answerBy(getChat, () => server.chat),
    answerBy(acknowledgeMessages, async ({ request }) => {
      acknowledged.push(await request.json())
      return { success: true }
    }),
  )
  await expect.element(page.getByText('I am downstairs, blue door?')).toBeVisible()
  await expect.poll(() => isJoined(channel)).toBe(true)
  server.chat = aChat({ messages: [aMessage(), fresh] })
  say(channel, messageSent.event, fresh)
  say(channel, messageSent.event, fresh)
  await expect.poll(() => acknowledged).toContainEqual({ up_to: 12 })
  await expect.poll(() => page.getByText('Wool, cold please.').elements().length).toBe(1)
})

it('reads older pages', async () => {
  const many = Array.from({ length: 20 }, (_, index) => aMessage({ id: 100 + index, content: `line ${index}` }))
  open(
    aChat(),
    answerBy(getChat, ({ request }) =>
      new URL(request.url).searchParams.get('before') === '100'
        ? aChat({ messages: [aMessage({ id: 50, content: 'The very first' })] })
        : aChat({ messages: many, has_more: true }),
    ),
  )
  await expect.element(page.getByText('line 19')).toBeInViewport()
  page.getByRole('button', { name: 'Earlier messages' }).element().scrollIntoView()
  await expect.element(page.getByText('The very first')).toBeInTheDocument()
})

it('says that a conversation is closed', async () => {
  open(aChat({ open: false }))
  await expect.element(page.getByText('This conversation is closed.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

it('says why it could not load', async () => {
  const app = renderRoute(`/chat?order=${id}`, {
    user: aCustomer(),
    handlers: [...elsewhere, refuse(getChat, { status: 404, message: 'Not found.' })],
  })
  await expect.element(page.getByText('Error loading chat')).toBeVisible()
  await expect.element(page.getByText('Not found.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(app.path).toBe('/order-history')
})
