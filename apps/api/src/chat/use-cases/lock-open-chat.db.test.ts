import { toUserId, type UserId } from '@washline/contract/ids'
import { afterAll, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/harness/test-api.ts'
import { anOrder } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { sharpPhotos } from '../../scanning/builders.ts'
import { chatModule } from '../module.ts'

const storage = {
  portraitUrl: (key: string) => `/api/media/${key}`,
  put: async () => 'key',
  remove: async () => undefined,
  url: (key: string) => `/api/media/${key}`,
}
const jobs = { enqueue: async () => undefined }
const api = await startTestApi(
  (deps) => chatModule({ ...deps, storage, jobs, photos: sharpPhotos }),
  new Date('2026-11-21T10:00:00Z'),
)
afterAll(api.close)

it('closes a chat with a block when the order ends', async () => {
  const { id, customerId, washerId } = await anOrder(api.db, { status: 'in_progress', at: api.clock.now() })
  const post = (userId: UserId) => api.call(userId, 'POST', `/api/chats/${id}/messages`, { content: 'Still there?' })
  await api.db.run(
    sql`insert into blocks (blocker_id, blocked_id, created_at) values (${washerId}, ${customerId}, now())`,
  )
  expect((await post(customerId)).status).toBe(200)
  await api.db.run(sql`update orders set status = 'completed', completed_at = ${api.clock.now()} where id = ${id}`)
  for (const userId of [customerId, toUserId(Number(washerId))])
    expect(await post(userId)).toMatchObject({ status: 409, body: { code: 'chat_closed' } })
  const { body } = await api.call(customerId, 'GET', `/api/chats/${id}`)
  expect(body).toMatchObject({ open: false, messages: [{ content: 'Still there?' }] })
})
