import * as orders from '@washline/contract/orders/endpoints'
import { sql } from '../../src/platform/db/sql.ts'
import type { TestApp } from '../harness/start-app.ts'
import type { ScenarioValues, Step } from './step.ts'

/** A piece of a further photo that the customer is asked about, and that was recognized; the scanner of the steps sees one photo only. */
export const learnPiece =
  ({ db }: TestApp, values: ScenarioValues) =>
  async (): Promise<void> => {
    const { id } = await db.one<{ id: number }>(sql`
    with earlier as (
      insert into order_pieces (order_id, photo_key, garment, name, has_colour, confidence, box, verdict)
      values (${values.order}, 'earlier', 'tshirt', 'T-shirt', false, 0.9, '{0,0,1,1}', 'new') returning id)
    insert into order_pieces (order_id, photo_key, garment, name, has_colour, confidence, box, same_as, recognized_as, verdict)
    select ${values.order}, 'further', 'tshirt', 'T-shirt', false, 0.9, '{0,0,1,1}', id, id, 'asked' from earlier returning id`)
    values.piece = id
  }

export function pieceSteps(values: ScenarioValues): readonly Step[] {
  const request = (answer: object) => () => ({
    params: { id: values.order },
    body: { piece_id: values.piece, ...answer },
  })
  return [
    { endpoint: orders.answerSamePiece, by: 'customer', request: request({ is_same: true }) },
    { endpoint: orders.denyRecognizedPiece, by: 'customer', request: request({}) },
  ]
}
