import type { Arbitrary } from 'fast-check'
import type { AccountBook } from './account-book.ts'
import type { MoneyWorld, Person } from './money-world.ts'
import type { NotedOrder } from './noted-money.ts'

/** Two customers (0, 1) and two Washers (2, 3), each with a card, used by this run only. */
export interface Scene {
  readonly world: MoneyWorld
  readonly book: AccountBook
  readonly people: readonly Person[]
}

/** A kind of operation: how it is generated, described, and executed in the product and in the model. */
export interface OperationKind<What> {
  readonly weight: number
  readonly arbitrary: Arbitrary<What>
  readonly describe: (what: What) => string
  readonly play: (scene: Scene, what: What) => Promise<void>
}

/** An operation with its parameters. */
export interface Operation {
  readonly describe: () => string
  readonly play: (scene: Scene) => Promise<void>
}

export const operationsOf = <What>({ arbitrary, describe, play }: OperationKind<What>): Arbitrary<Operation> =>
  arbitrary.map((what) => ({ describe: () => describe(what), play: (scene) => play(scene, what) }))

export const names = ['Ana', 'Ben', 'Walt', 'Wren'] as const

/** The order at this index among those with one of the statuses; undefined when there is none. */
export function pick(scene: Scene, which: number, ...among: NotedOrder['status'][]): NotedOrder | undefined {
  const open = scene.book.orders.filter(({ status }) => among.includes(status))
  return open[which % Math.max(1, open.length)]
}

export const personOf = (scene: Scene, index: number): Person => {
  const person = scene.people[index]
  if (!person) throw new Error(`nobody is number ${index}`)
  return person
}
