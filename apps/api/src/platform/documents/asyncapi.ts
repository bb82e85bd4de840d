import { type LiveChannel, liveChannels } from '@washline/contract/documents/live-channels'
import type { Signal } from '@washline/contract/signal'
import { describeSchema } from './describe-schema.ts'
import { exampleOf } from './example-of.ts'
import type { JsonSchema } from './json-schema.ts'
import { withNames } from './with-names.ts'

const introduction = `Live events by the Pusher protocol (version 7): unmodified pusher-js and laravel-echo work.

**Connecting.** \`GET /api/config\` names the key, host, port and TLS under \`realtime\`; where it names a cluster, an outside service speaks the same protocol.

**Authorizing.** Every channel is private. A client connects, gets its \`socket_id\`, and asks \`POST /api/broadcasting/auth\` with \`socket_id\` and \`channel_name\` and the header
\`Authorization: Bearer <token>\`; the answer's \`auth\` goes into \`pusher:subscribe\`. Libraries do this by themselves. A signature is good for one connection, and a subscription ends with the session or token.

**Missed events.** Nothing is sent again. Read the data by the API after each (re)subscription; the API is the only source of truth.`

const pascal = (text: string) => text.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

/** The AsyncAPI 3.0 document of the live channels, from the contract's own signals. */
export function asyncApiDocument(publicUrl: string) {
  const { host, protocol } = new URL(publicUrl)
  const schemas: Record<string, JsonSchema> = {}
  const messages: Record<string, object> = {}
  for (const [signal, summary] of liveChannels.flatMap(({ events }) => events)) {
    const { schema, components } = withNames(() => describeSchema(signal.data))
    Object.assign(schemas, components)
    messages[pascal(signal.event)] = messageOf(signal, summary, schema, components)
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Washline live events',
      version: '1',
      description: introduction,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      live: {
        host,
        pathname: '/app/{key}',
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        description: 'The WebSocket of this server. `GET /api/config` has the key.',
        variables: { key: { description: 'Public, of this installation.' } },
        security: [{ $ref: '#/components/securitySchemes/bearer' }],
      },
    },
    channels: Object.fromEntries(liveChannels.map((channel) => [channel.name, channelOf(channel)])),
    operations: Object.fromEntries(
      liveChannels.map((channel) => [`send${pascal(channel.name)}Events`, sending(channel)]),
    ),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session or an access token, sent to `POST /api/broadcasting/auth`.',
        },
      },
      messages,
      schemas,
    },
  }
}

const messageOf = (
  { event }: Signal,
  summary: string,
  payload: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
) => ({
  name: event,
  title: event,
  summary,
  payload,
  examples: [{ name: event, payload: exampleOf(payload, components) }],
})

const channelOf = ({ address, id, listeners, events }: LiveChannel) => ({
  address,
  description: `For: ${listeners}`,
  parameters: { id: { description: id } },
  messages: Object.fromEntries(
    events.map(([{ event }]) => [pascal(event), { $ref: `#/components/messages/${pascal(event)}` }]),
  ),
})

const sending = ({ name, events }: LiveChannel) => ({
  action: 'send',
  summary: `The server sends what happens to those who have subscribed to ${name} channels.`,
  channel: { $ref: `#/channels/${name}` },
  messages: events.map(([{ event }]) => ({ $ref: `#/channels/${name}/messages/${pascal(event)}` })),
})
