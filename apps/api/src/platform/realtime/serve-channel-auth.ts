import type { UserId } from '@washline/contract/ids'
import { z } from 'zod'
import type { Http } from '../http/http.ts'
import { forbidden } from '../http/refusal.ts'
import type { ChannelRules } from './channel-rules.ts'
import { isChannelName, isSocketId, type Signer } from './signer.ts'

const maxBodyBytes = 4_096
const request = z.object({
  socket_id: z.string().refine(isSocketId),
  channel_name: z.string().startsWith('private-').refine(isChannelName),
})

/** `POST /api/broadcasting/auth`: signs a subscription for those whom the channel's rule lets hear it. Form-encoded or JSON. */
export function serveChannelAuth(
  http: Http,
  deps: { signer: Signer; rules: ChannelRules; onGrant(socketId: string, channel: string, userId: UserId): void },
): void {
  http.fastify.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text as string))),
    )
    scope.post('/api/broadcasting/auth', { bodyLimit: maxBodyBytes }, async (call, reply) => {
      const actor = await http.authenticate(call)
      const wanted = request.safeParse(call.body)
      if (!wanted.success) throw forbidden()
      const { socket_id: socketId, channel_name: channel } = wanted.data
      if (!(await deps.rules.mayHear(actor.userId, channel))) throw forbidden()
      deps.onGrant(socketId, channel, actor.userId)
      return reply.header('cache-control', 'no-store').send({ auth: deps.signer.sign(socketId, channel) })
    })
  })
}
