import { acknowledgeMessages, getChat, readMessages, sendMessage } from '@washline/contract/chat/endpoints'
import { chatChannel, messageSent, messagesDelivered, messagesRead } from '@washline/contract/chat/realtime'
import { toMessageId, toOrderId } from '@washline/contract/ids'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChat, aMessage, aSentMessage, takenBy } from '../../platform/testing/a-chat.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const channel = chatChannel(id)
const other = aWasher().id
const now = () => new Date().toISOString()

const open = (chat: ReturnType<typeof aChat>, ...handlers: RequestHandler[]) =>
  renderRoute(`/chat?order=${id}`, {
    user: aCustomer(),
    // As it is when it is asked for: it is read again once its channel is joined, which may come after a message.
    handlers: [...handlers, answerBy(getChat, () => chat), answer(readMessages, { success: true })],
  })
const field = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Send' })

it('shows the other person, the order and the day’s messages', async () => {
  open(aChat())
  await expect.element(page.getByRole('heading', { name: 'Noor’s Wash Room' })).toBeVisible()
  await expect.element(page.getByText('Noor Wahid')).toBeVisible()
  await expect.element(page.getByText('Order #100482')).toBeVisible()
  await expect.element(page.getByText('Today')).toBeVisible()
  await expect.element(page.getByText('I am downstairs, blue door?')).toBeVisible()
})

it('states that a photo is not shown any more where its reader has lost access', async () => {
  open(aChat({ messages: [aMessage({ content: '' })] }))
  await expect.element(page.getByText('This photo is no longer shown.')).toBeVisible()
})

it('sends by Enter, adds a line by Shift and Enter, and disables Send while empty', async () => {
  const contents: unknown[] = []
  const chat = aChat()
  open(
    chat,
    answerBy(sendMessage, async ({ request }) => {
      const { content } = (await request.json()) as { content: string }
      contents.push(content)
      return takenBy(chat, content)
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

it('sends a quick reply by one press, while nothing is written', async () => {
  const chat = aChat()
  open(
    chat,
    answerBy(sendMessage, async ({ request }) =>
      takenBy(chat, ((await request.json()) as { content: string }).content),
    ),
  )
  const replies = page.getByRole('list', { name: 'Quick replies' })
  await field.fill('One moment')
  await expect.element(replies).not.toBeInTheDocument()
  await field.fill('')
  await replies.getByRole('button', { name: 'Coming down!' }).click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('log').getByText('Coming down!')).toBeVisible()
})

it('shows a message that is being sent, and its ticks', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const chat = aChat()
  open(
    chat,
    answerBy(sendMessage, async () => {
      await arrived
      return takenBy(chat, 'Hello')
    }),
  )
  await field.fill('Hello')
  await send.click()
  await expect.element(page.getByText('Sending', { exact: true })).toBeVisible()
  arrive()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await hasJoined(channel)
  chat.messages.splice(1, 1, aSentMessage('Hello', { delivered_at: now() }).message)
  broadcast(channel, messagesDelivered.event, { chat_id: id, recipient_id: other, up_to: 11, delivered_at: now() })
  await expect.element(page.getByText('Message delivered', { exact: true })).toBeVisible()
})

it('adds a live message once and acknowledges its delivery', async () => {
  const acknowledged: unknown[] = []
  const fresh = aMessage({ id: toMessageId(12), content: 'Wool, cold please.' })
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
  await hasJoined(channel)
  server.chat = aChat({ messages: [aMessage(), fresh] })
  broadcast(channel, messageSent.event, fresh)
  broadcast(channel, messageSent.event, fresh)
  await expect.poll(() => acknowledged).toContainEqual({ up_to: 12 })
  await expect.poll(() => page.getByText('Wool, cold please.').elements().length).toBe(1)
})

it('marks unread messages, reports them as read, and shows what the other person has read', async () => {
  const read: unknown[] = []
  const sent = aSentMessage('On the hook', { delivered_at: now() }).message
  open(
    aChat({ messages: [aMessage({ read_at: now() }), sent, aMessage({ id: toMessageId(12), content: 'Thanks' })] }),
    answerBy(readMessages, async ({ request }) => {
      read.push(await request.json())
      return { success: true }
    }),
  )
  await expect.element(page.getByText('New messages')).toBeVisible()
  await expect.poll(() => read).toEqual([{ up_to: 12 }])
  await hasJoined(channel)
  network.use(answer(getChat, aChat({ messages: [aMessage({ read_at: now() }), { ...sent, read_at: now() }] })))
  broadcast(channel, messagesRead.event, { chat_id: id, reader_id: other, up_to: 11, read_at: now() })
  await expect.element(page.getByText('Read', { exact: true })).toBeVisible()
})

it('keeps the scroll position when a message arrives, and offers a button to it', async () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    aMessage({ id: toMessageId(100 + index), content: `line ${index}` }),
  )
  const fresh = aMessage({ id: toMessageId(200), content: 'I am here' })
  const server = { chat: aChat({ messages: many }) }
  open(
    server.chat,
    answerBy(getChat, () => server.chat),
    answer(acknowledgeMessages, { success: true }),
  )
  await expect.element(page.getByText('line 39')).toBeInViewport()
  await hasJoined(channel)
  page.getByRole('log').element().scrollTo({ top: -1_000 })
  await expect.element(page.getByRole('button', { name: 'Newest messages' })).toBeVisible()
  server.chat = aChat({ messages: [...many, fresh] })
  broadcast(channel, messageSent.event, fresh)
  await page.getByRole('button', { name: 'New messages' }).click()
  await expect.element(page.getByText('I am here')).toBeInViewport()
  await expect.element(page.getByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
})

it('loads older pages', async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    aMessage({ id: toMessageId(100 + index), content: `line ${index}` }),
  )
  open(
    aChat(),
    answerBy(getChat, ({ request }) =>
      new URL(request.url).searchParams.get('before') === '100'
        ? aChat({ messages: [aMessage({ id: toMessageId(50), content: 'The very first' })] })
        : aChat({ messages: many, has_more: true }),
    ),
  )
  await expect.element(page.getByText('line 19')).toBeInViewport()
  page.getByRole('button', { name: 'Earlier messages' }).element().scrollIntoView()
  await expect.element(page.getByText('The very first')).toBeInTheDocument()
})

it('shows that a conversation is closed', async () => {
  open(aChat({ open: false }))
  await expect.element(page.getByText('This conversation is closed.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

it('shows why it could not load', async () => {
  const app = renderRoute(`/chat?order=${id}`, {
    user: aCustomer(),
    handlers: [refuse(getChat, { status: 404, message: 'Not found.' })],
  })
  await expect.element(page.getByText('Error loading chat')).toBeVisible()
  await expect.element(page.getByText('Not found.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(app.path).toBe('/order-history')
})
