import * as custody from '@washline/contract/custody/endpoints'
import * as dispatch from '@washline/contract/dispatch/endpoints'
import * as rescues from '@washline/contract/dispatch/rescue-endpoints'
import { getWasherRoute } from '@washline/contract/dispatch/route-endpoints'
import type { OfferId } from '@washline/contract/ids'
import { expect } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import type { TestApp } from '../harness/start-app.ts'
import type { People } from './people.ts'
import type { ScenarioValues, Step } from './step.ts'

/** A takeover between two Washers; afterwards the first one has the order again, for the steps that follow. */
export function rescueSteps(app: TestApp, values: ScenarioValues, { washer, loser }: People): readonly Step[] {
  const request = () => ({ params: { id: values.order } })
  const askLoser = async () => {
    const at = app.clock.now()
    const { id } = await app.db.one<{ id: OfferId }>(sql`
      insert into offers (order_id, washer_id, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
      values (${values.order}, ${loser.id}, 0.5, '{}', '', 500, 90, ${at}, ${new Date(at.getTime() + 60_000)}) returning id`)
    const body = { notification_id: id, response: 'accept' }
    const answer = await app.send(loser.token, { method: 'POST', url: dispatch.respondToRequest.path, body })
    expect(answer.status, answer.text).toBe(200)
  }
  const ask: Step = {
    endpoint: rescues.askRescue,
    by: 'washer',
    request: () => ({ ...request(), body: { reason: 'The machine is broken' } }),
    again: 409,
  }
  const giveBack = () => app.db.run(sql`update orders set washer_id = ${washer.id} where id = ${values.order}`)
  return [
    { endpoint: rescues.getRescue, by: 'washer', also: 'customer', request },
    ask,
    { endpoint: rescues.standDown, by: 'washer', request, again: 409 },
    { ...ask, learn: askLoser },
    { endpoint: rescues.listTakeovers, by: 'loser', strangers: 'own' },
    { endpoint: getWasherRoute, by: 'loser', strangers: 'own' },
    { endpoint: custody.getTakeover, by: 'loser', request },
    { endpoint: rescues.withdrawTakeover, by: 'loser', request, again: 404, learn: askLoser },
    {
      endpoint: custody.getTakeoverPin,
      by: 'washer',
      request,
      learn: ({ data }) => {
        values.pin = data.pin
      },
    },
    {
      endpoint: custody.takeOver,
      by: 'loser',
      request: () => ({ ...request(), body: { counts: values.bag, pin: values.pin } }),
      again: 409,
      learn: async () => {
        await giveBack()
      },
    },
  ]
}
