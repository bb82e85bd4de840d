import { type Context, defineExtension, type Email, type MailGateway } from '@washline/extension'

/** Sends the product's email by an HTTP API of the kind that most mail services have: one POST of JSON, with a key. */
const mailBy = (context: Context): MailGateway => ({
  send: async (email) => {
    const { url, key, from } = await context.settings()
    if (!url || !key) throw new Error('set the address and the key of the mail service in the console')
    const answer = await fetch(String(url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        // A repeat of the same email has the same id, so the service sends it once.
        ...(email.id && { 'idempotency-key': email.id }),
      },
      body: JSON.stringify({ from, ...partsOf(email) }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    await count(context, answer.ok ? 'sent' : 'failed')
    if (!answer.ok) throw new Error(`the mail service answered ${answer.status}`)
  },
})

const partsOf = ({ to, subject, text, html, unsubscribeUrl }: Email) => ({
  to: [to],
  subject,
  text,
  ...(html && { html }),
  ...(unsubscribeUrl && {
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
})

/** Numbers for the panel; two emails at once may count as one. */
async function count({ data }: Context, name: string): Promise<void> {
  const before = await data.get(`count/${name}`)
  await data.set(`count/${name}`, (typeof before === 'number' ? before : 0) + 1)
}

export default defineExtension({
  apiVersion: 1,
  name: 'http-mail',
  title: 'Mail by an HTTP API',
  settings: {
    url: { type: 'text', label: 'Address of the service', default: '' },
    key: { type: 'secret', label: 'API key' },
    from: { type: 'text', label: 'Sender', default: 'Washline <hello@washline.invalid>' },
  },
  gateways: { mail: mailBy },
  panels: [
    {
      name: 'numbers',
      title: 'Emails',
      load: async ({ data }) => {
        const [sent, failed] = await Promise.all([data.get('count/sent'), data.get('count/failed')])
        return [
          {
            kind: 'stats',
            stats: [
              { label: 'Sent', value: Number(sent ?? 0) },
              { label: 'Failed', value: Number(failed ?? 0) },
            ],
          },
        ]
      },
    },
  ],
})
