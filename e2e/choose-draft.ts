import type { OrderId } from '@washline/contract/ids'
import type { Person } from './people.ts'
import { photoFile } from './photos.ts'
import type { Spot } from './set-up-people.ts'

/** A scanned draft with load and place chosen, as the page of its person keeps them. */
export async function chooseDraft({ api, page }: Person, place: Spot): Promise<OrderId> {
  const { order_id: id } = await api.scan(photoFile('five-garments.jpg'))
  await page.addInitScript(([key, choices]) => sessionStorage.setItem(key, choices), [
    `draft-${id}`,
    JSON.stringify({ loadType: 'light', place }),
  ] as const)
  return id
}
