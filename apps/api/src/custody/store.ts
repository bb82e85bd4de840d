import type { CustodyStepName, Handover } from '@washline/contract/custody/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { ListItem } from './rules/count-bag.ts'
import type { Count, StepContent, StepDetails } from './rules/hash-step.ts'

/** The end of an order's chain, and what the next count is compared with. */
export interface ChainEnd {
  readonly number: number
  readonly hash: string | null
  readonly steps: readonly CustodyStepName[]
  /** Of the Washer's steps and the scan: the customer's own count is compared with it, however often they count. */
  readonly lastCounted: readonly Count[] | null
  /** The customer's newest count; without quantities after they withdrew it. */
  readonly received: readonly Count[] | null
  /** When the Washer returned the bag. */
  readonly returnedAt: Date | null
  readonly list: readonly ListItem[]
}

/** Read under the order's lock, so that concurrent steps are serialised. */
export const readChainEnd = (q: Queryable, orderId: OrderId): Promise<ChainEnd> =>
  q.one<ChainEnd>(sql`
    select coalesce(max(s.number), 0) as number,
      (array_agg(s.hash order by s.number desc))[1] as hash,
      max(s.recorded_at) filter (where s.step = 'return') as "returnedAt",
      coalesce(json_agg(s.step) filter (where s.step is not null), '[]') as steps,
      (select c.counts from custody_steps c where c.order_id = ${orderId} and c.step <> 'received'
        and not jsonb_path_exists(c.counts, '$[*] ? (@.quantity == null)') order by c.number desc limit 1) as "lastCounted",
      (select r.counts from custody_steps r where r.order_id = ${orderId} and r.step = 'received'
        order by r.number desc limit 1) as received,
      (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'quantity', i.quantity) order by i.position), '[]')
        from order_items i where i.order_id = ${orderId}) as list
    from custody_steps s where s.order_id = ${orderId}`)

const stepColumns = sql`order_id, number, step, actor, actor_id, made_at, recorded_at, is_late, counts,
        pin_confirmed, tags_seen, tags_expected, photo_sha256, details_hash, previous_hash, hash`

type HashedStep = StepContent & { readonly hash: string }
const stepValues = (step: HashedStep): Sql => sql`
  ${step.orderId}, ${step.number}, ${step.step}, ${step.actor}, ${step.actorId}, ${step.madeAt},
  ${step.recordedAt}, ${step.isLate}, ${JSON.stringify(step.counts)}::jsonb, ${step.pinConfirmed},
  ${step.tags?.seen ?? null}, ${step.tags?.expected ?? null}, ${step.photoSha256}, ${step.detailsHash}, ${step.previousHash}, ${step.hash}`

/** Inserts the step of a placement with the commit: it has no details, and nobody reads the chain before. */
export const insertFirstStep = (tx: Tx, step: HashedStep): void =>
  tx.runLast(() => sql`insert into custody_steps (${stepColumns}) values (${stepValues(step)})`)

/** Inserts a step with its personal details in one statement. */
export async function insertStep(tx: Tx, step: HashedStep, details: StepDetails | null): Promise<void> {
  await tx.run(sql`
    with step as (
      insert into custody_steps (${stepColumns}) values (${stepValues(step)})
      returning order_id, number
    )
    insert into custody_details (order_id, number, salt, note, latitude, longitude, accuracy_m, photo_key)
    select order_id, number, ${details?.salt ?? null}::text, ${details?.note ?? null}::text,
      ${details?.latitude ?? null}::float8, ${details?.longitude ?? null}::float8, ${details?.accuracyM ?? null}::float8,
      ${details?.photoKey ?? null}::text
    from step where ${details !== null}`)
}

export const insertPhoto = (
  tx: Tx,
  photo: { key: string; orderId: OrderId; uploaderId: UserId; sha256: string; at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into custody_photos (key, order_id, uploader_id, sha256, uploaded_at)
    values (${photo.key}, ${photo.orderId}, ${photo.uploaderId}, ${photo.sha256}, ${photo.at})`)

/** Marks an unused photo that this person uploaded for this order as used, and returns the hash of its bytes. */
export const usePhoto = async (
  tx: Tx,
  photo: { key: string; orderId: OrderId; uploaderId: UserId },
): Promise<string | undefined> =>
  (
    await tx.maybe<{ sha256: string }>(sql`
      update custody_photos set is_used = true
      where key = ${photo.key} and order_id = ${photo.orderId} and uploader_id = ${photo.uploaderId} and not is_used
      returning sha256`)
  )?.sha256

/** Deletes up to `atMost` unused uploads from before a time and returns their keys. */
export const deleteUnusedPhotos = async (tx: Tx, before: Date, atMost: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string }>(sql`
    delete from custody_photos where key in (
      select key from custody_photos where not is_used and uploaded_at < ${before}
      order by uploaded_at limit ${atMost} for update skip locked
    ) returning key`)
  return rows.map(({ key }) => key)
}

interface Tried {
  readonly orderId: OrderId
  readonly step: Handover | 'handover'
  readonly washerId: UserId
}

export const wrongTries = async (q: Queryable, tried: Tried): Promise<number> =>
  (
    await q.maybe<{ wrong: number }>(sql`
      select wrong from custody_pin_tries
      where order_id = ${tried.orderId} and step = ${tried.step} and washer_id = ${tried.washerId}`)
  )?.wrong ?? 0

export const insertWrongTry = (tx: Tx, tried: Tried): Promise<number> =>
  tx.run(sql`
    insert into custody_pin_tries (order_id, step, washer_id, wrong)
    values (${tried.orderId}, ${tried.step}, ${tried.washerId}, 1)
    on conflict (order_id, step, washer_id) do update set wrong = custody_pin_tries.wrong + 1`)

/** Whether a Washer has accepted to take the laundry of an order over. */
export const isTakingOver = async (q: Queryable, orderId: OrderId, washerId: UserId): Promise<boolean> =>
  (await q.maybe(
    sql`select from rescues where order_id = ${orderId} and successor_id = ${washerId} and state = 'meeting'`,
  )) !== undefined
