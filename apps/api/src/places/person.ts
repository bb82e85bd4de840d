import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'
import { placesOf } from './queries.ts'

export const placesPerson: PersonPart = {
  read: async (q, userId) => ({ sections: { places: await placesOf(q, userId) } }),
  erase: async (tx, { userId }) => {
    await tx.run(sql`delete from places where user_id = ${userId}`)
    return []
  },
}
