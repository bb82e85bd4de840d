import { uploadHandoverPhoto } from '@washline/contract/custody/endpoints'
import * as doors from '@washline/contract/doors/endpoints'
import { sql } from '../../src/platform/db/sql.ts'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm, type TestApp } from '../harness/start-app.ts'
import { custodySteps } from './custody-steps.ts'
import type { ScenarioValues, Step } from './step.ts'

/** Nobody opens at the pickup at first; the handover after it ends the case. */
function doorSteps(app: TestApp, values: ScenarioValues): readonly Step[] {
  const params = () => ({ id: values.order })
  const stand = () =>
    app.db.run(sql`
      update washers w set last_latitude = o.pickup_latitude, last_longitude = o.pickup_longitude, last_position_at = ${app.clock.now()}
      from orders o where o.id = ${values.order} and w.user_id = o.washer_id`)
  return [
    {
      endpoint: uploadHandoverPhoto,
      by: 'washer',
      request: () => ({ params: params(), form: photoForm(plainPhoto) }),
      learn: async ({ data }) => {
        values.photo = data.url
        await stand()
      },
    },
    {
      endpoint: doors.openDoorCase,
      by: 'washer',
      request: () => ({ params: params(), body: { kind: 'absent', photo: values.photo } }),
      again: 409,
      learn: ({ data }) => {
        values.doorCase = data.cases[0].id
      },
    },
    {
      endpoint: doors.answerDoor,
      by: 'customer',
      request: () => ({ params: params(), body: { answer: 'coming' } }),
      again: 409,
    },
    { endpoint: doors.getDoor, by: 'customer', also: 'washer', request: () => ({ params: params() }) },
  ]
}

/** The appeal about a case, and a person's answer; the case is given a fee for it. */
function doorAppealSteps(app: TestApp, values: ScenarioValues): readonly Step[] {
  const params = () => ({ id: values.doorCase })
  return [
    {
      endpoint: doors.getDoor,
      by: 'washer',
      also: 'customer',
      request: () => ({ params: { id: values.order } }),
      learn: async () => {
        await app.db.run(sql`
          update door_cases set outcome = 'unproven', closed_at = ${app.clock.now()} where id = ${values.doorCase}`)
      },
    },
    {
      endpoint: doors.appealDoorCase,
      by: 'washer',
      also: 'customer',
      request: () => ({ params: params(), body: { text: 'I waited at the door for ten minutes.' } }),
      again: 409,
    },
    { endpoint: doors.listDoorCases, by: 'operator' },
    {
      endpoint: doors.decideDoorCase,
      by: 'operator',
      request: () => ({ params: params(), body: { outcome: 'no_fee', note: 'The calls were missing.' } }),
      again: 409,
    },
  ]
}

/** The pickup, with what went wrong at the door before it. */
export const pickupSteps = (app: TestApp, values: ScenarioValues): readonly Step[] => [
  ...doorSteps(app, values),
  ...custodySteps(values).pickup,
  ...doorAppealSteps(app, values),
]
