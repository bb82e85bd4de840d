import type { Database } from '../../src/platform/db/database.ts'

/** Opens that many connections, so that calls made at once in a test really run at once. */
export async function openConnections(db: Database, count: number): Promise<void> {
  let open = 0
  let release = () => {}
  const allOpen = new Promise<void>((resolve) => {
    release = resolve
  })
  const one = () =>
    db.transaction(async () => {
      open += 1
      if (open === count) release()
      await allOpen
    })
  await Promise.all(Array.from({ length: count }, one))
}
