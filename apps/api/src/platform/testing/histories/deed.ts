import type { Arbitrary } from 'fast-check'
import type { AccountBook, NotedOrder } from './account-book.ts'
import type { MoneyWorld, Person } from './money-world.ts'

/** Two customers (0, 1) and two Washers (2, 3), each with a card, who meet nobody else in this history. */
export interface Scene {
  readonly world: MoneyWorld
  readonly book: AccountBook
  readonly people: readonly Person[]
}

/** One thing that somebody does: how it is made up, told, and done both in the product and on paper. */
export interface DeedKind<What> {
  readonly weight: number
  readonly arbitrary: Arbitrary<What>
  readonly tell: (what: What) => string
  readonly play: (scene: Scene, what: What) => Promise<void>
}

/** A deed with its particulars, ready to be told and played. */
export interface Deed {
  readonly tell: () => string
  readonly play: (scene: Scene) => Promise<void>
}

export const deedsOf = <What>({ arbitrary, tell, play }: DeedKind<What>): Arbitrary<Deed> =>
  arbitrary.map((what) => ({ tell: () => tell(what), play: (scene) => play(scene, what) }))

export const names = ['Ana', 'Ben', 'Walt', 'Wren'] as const

/** The order that is meant among those that may be; none where there is none. */
export function pick(scene: Scene, which: number, ...among: NotedOrder['status'][]): NotedOrder | undefined {
  const open = scene.book.orders.filter(({ status }) => among.includes(status))
  return open[which % Math.max(1, open.length)]
}

export const personOf = (scene: Scene, index: number): Person => {
  const person = scene.people[index]
  if (!person) throw new Error(`nobody is number ${index}`)
  return person
}
