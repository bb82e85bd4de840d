import type { SessionId } from '@washline/contract/ids'
import { z } from 'zod'
import { checkScope } from '../http/check-access.ts'
import type { Http } from '../http/http.ts'
import { forbidden } from '../http/refusal.ts'
import type { ChannelRules } from './channel-rules.ts'
import type { Grant } from './hub.ts'
import { isChannelName, isSocketId } from './signer.ts'

const maxBodyBytes = 4_096
const socket = z.object({ socket_id: z.string().refine(isSocketId) })
const subscription = socket.extend({ channel_name: z.string().startsWith('private-').refine(isChannelName) })

/**
 * `POST /api/broadcasting/auth`: signs a subscription for those whom the channel's rule lets hear it. Form-encoded or JSON. With
 * an outside service `POST /api/broadcasting/user-auth`, too: it signs a connection in as its session.
 */
export function serveChannelAuth(
  http: Http,
  deps: {
    sign(socketId: string, channel: string, grant: Grant): string
    rules: ChannelRules
    signIn?: (socketId: string, session: SessionId) => object
  },
): void {
  const { signIn } = deps
  http.fastify.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text as string))),
    )
    scope.post('/api/broadcasting/auth', { bodyLimit: maxBodyBytes }, async (call, reply) => {
      const actor = await http.authenticate(call, reply)
      const wanted = subscription.safeParse(call.body)
      if (!wanted.success) throw forbidden()
      const { socket_id: socketId, channel_name: channel } = wanted.data
      checkScope(deps.rules.scopeOf(channel) ?? 'public', actor)
      if (!(await http.whileAnswering(() => deps.rules.mayHear(actor, channel)))) throw forbidden()
      const auth = deps.sign(socketId, channel, { session: actor.tokenId, userId: actor.userId })
      return reply.header('cache-control', 'no-store').send({ auth })
    })
    if (signIn)
      scope.post('/api/broadcasting/user-auth', { bodyLimit: maxBodyBytes }, async (call, reply) => {
        const actor = await http.authenticate(call, reply)
        const wanted = socket.safeParse(call.body)
        if (!wanted.success) throw forbidden()
        return reply.header('cache-control', 'no-store').send(signIn(wanted.data.socket_id, actor.tokenId))
      })
  })
}
