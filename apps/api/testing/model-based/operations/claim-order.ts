import { randomUUID } from 'node:crypto'
import type { ConsoleClaim } from '@washline/contract/claims/console-endpoints'
import type { Claim, ClaimForm } from '@washline/contract/claims/schemas'
import fc from 'fast-check'
import { coverLeftOf, noteDecided } from '../account-book.ts'
import type { NotedClaim } from '../noted-money.ts'
import { type OperationKind, personOf, pick, type Scene } from '../operation.ts'

const which = fc.nat({ max: 9 })
const description = 'It came back torn along the seam.'

const pickClaim = ({ book }: Scene, index: number, isOpen: boolean): NotedClaim | undefined => {
  const among = book.claims.filter((claim) => claim.isOpen === isOpen)
  return among[index % Math.max(1, among.length)]
}
const washerOf = (scene: Scene, { order }: NotedClaim) => personOf(scene, order.washer ?? Number.NaN)

export const claimOrder: OperationKind<{ which: number; quantity: number; retailMinor: number; workers: number }> = {
  weight: 5,
  arbitrary: fc.record({
    which,
    quantity: fc.constantFrom(1, 2),
    retailMinor: fc.integer({ min: 100, max: 9_000 }),
    workers: fc.constantFrom(1, 2),
  }),
  describe: ({ quantity, retailMinor, workers }) =>
    `The customer of a completed order claims ${quantity} shirts at ${retailMinor} each` +
    `${workers === 2 ? ', which two workers assess at once' : ''}`,
  play: async (scene, { which: index, quantity, retailMinor, workers }) => {
    const order = pick(scene, index, 'completed')
    if (order?.washer === undefined) return
    const { world, book } = scene
    const customer = personOf(scene, order.customer)
    const form = (await world.call(customer, 'GET', `/orders/${order.id}/claim-form`)).body.data as ClaimForm
    const [item] = form.items
    if (!form.can_claim || !item || item.claimable < quantity) return
    const torn = { problem: 'torn', retail_value_minor: retailMinor, age_months: 0, condition: 'new' }
    const body = {
      order_id: order.id,
      description: description,
      items: [{ item_id: item.item_id, quantity, ...torn }],
      photo_ids: [await world.takeClaimPhoto(order.id, customer)],
    }
    const submitted = await world.call(customer, 'POST', '/claims', body, randomUUID())
    if (submitted.status !== 200) throw new Error(`a claim on order ${order.id} answered ${JSON.stringify(submitted)}`)
    const { id, asked_minor } = submitted.body.data as Claim
    const askedMinor = Math.min(quantity * retailMinor, coverLeftOf(book, order))
    if (asked_minor !== askedMinor) throw new Error(`claim ${id} asks for ${asked_minor}, not for ${askedMinor}`)
    await Promise.all(Array.from({ length: workers }, () => world.assess(id)))
    const { state } = (await world.call(customer, 'GET', `/claims/${id}`)).body.data as Claim
    const claim = { id, order, askedMinor, isOpen: true, paidMinor: 0, deductedMinor: 0 }
    book.claims.push(claim)
    if (state === 'paid') noteDecided(book, claim, { amountMinor: askedMinor, deductedMinor: 0, atMs: nowMs(scene) })
    else if (state !== 'in_review') throw new Error(`claim ${id} is ${state}`)
  },
}

export const answerClaim: OperationKind<{ which: number }> = {
  weight: 2,
  arbitrary: fc.record({ which }),
  describe: () => 'The Washer answers a claim that is open',
  play: async (scene, { which: index }) => {
    const claim = pickClaim(scene, index, true)
    if (!claim) return
    const { status } = await scene.world.call(washerOf(scene, claim), 'POST', `/claims/${claim.id}/reply`, {
      text: description,
    })
    if (status !== 200 && status !== 409) throw new Error(`the answer to claim ${claim.id} answered ${status}`)
  },
}

export const appealClaim: OperationKind<{ which: number; twice: boolean }> = {
  weight: 3,
  arbitrary: fc.record({ which, twice: fc.boolean() }),
  describe: ({ twice }) => `The customer appeals a decision${twice ? ' on two devices at once' : ''}`,
  play: async (scene, { which: index, twice }) => {
    const claim = pickClaim(scene, index, false)
    if (!claim) return
    const path = `/claims/${claim.id}/appeal`
    const appeal = () =>
      scene.world.call(personOf(scene, claim.order.customer), 'POST', path, { text: description }, randomUUID())
    const answers = await Promise.all(twice ? [appeal(), appeal()] : [appeal()])
    const heard = answers.filter(({ status }) => status === 200).length
    if (heard > 1) throw new Error(`claim ${claim.id} was appealed twice`)
    if (heard === 1) claim.isOpen = true
  },
}

interface Decision {
  readonly percent: number
  readonly liableParty: 'washer' | 'washline'
  readonly operators: number
}

/** One of several operators decides; none against a Washer who may still answer. */
async function decide(scene: Scene, claim: NotedClaim, { percent, liableParty, operators }: Decision): Promise<void> {
  const { world, book } = scene
  const path = `/ops/claims/${claim.id}`
  const seen = (await world.call(world.operator, 'GET', path)).body.data as ConsoleClaim
  const reservedMinor: number = seen.reserved_minor ?? 0
  if (reservedMinor > claim.askedMinor) throw new Error(`claim ${claim.id} holds ${reservedMinor}`)
  const moreMinor = Math.floor((Math.min(claim.askedMinor, coverLeftOf(book, claim.order)) * percent) / 100)
  const amountMinor = claim.paidMinor + moreMinor
  const decision =
    amountMinor > 0
      ? { decision: 'approve', amount_minor: amountMinor, liable_party: liableParty }
      : { decision: 'reject' }
  const body = { ...decision, reason: 'Looked at everything', decisions: seen.decisions }
  const action = () => world.call(world.operator, 'POST', `${path}/decide`, body, randomUUID())
  const answers = await Promise.all(Array.from({ length: operators }, action))
  const done = answers.filter(({ status }) => status === 200).length
  const isHeardFirst =
    amountMinor > 0 && liableParty === 'washer' && Date.parse(seen.reply_until) > nowMs(scene) && !seen.reply
  if (done !== (isHeardFirst ? 0 : 1)) throw new Error(`claim ${claim.id} was decided ${done} times`)
  if (done === 0) return
  const liabilityMinor =
    liableParty === 'washer' ? Math.max(0, Math.min(amountMinor - claim.deductedMinor, reservedMinor)) : 0
  noteDecided(book, claim, { amountMinor, deductedMinor: liabilityMinor, atMs: nowMs(scene) })
}
const nowMs = ({ world }: Scene) => world.api.clock.now().getTime()

export const decideClaim: OperationKind<Decision & { which: number; hours: number }> = {
  weight: 5,
  arbitrary: fc.record({
    which,
    percent: fc.constantFrom(0, 30, 100),
    liableParty: fc.constantFrom('washer' as const, 'washer' as const, 'washline' as const),
    operators: fc.constantFrom(1, 2),
    hours: fc.constantFrom(0, 25),
  }),
  describe: ({ percent, liableParty, operators, hours }) => {
    const decides = operators === 1 ? 'an operator decides' : 'two operators decide'
    const liable = liableParty === 'washer' ? 'the Washer is liable' : 'Washline is liable'
    return `${hours} hours later ${decides} an open claim: ${percent} % more, for which ${liable}`
  },
  play: async (scene, { which: index, hours, ...decision }) => {
    const claim = pickClaim(scene, index, true)
    if (!claim) return
    scene.world.api.clock.advance(hours * 3_600_000)
    if (hours > 0) await scene.world.sweep()
    await decide(scene, claim, decision)
  },
}

/** Decides all open claims, so that no reserve is left. */
export async function decideAll(scene: Scene): Promise<void> {
  for (const claim of scene.book.claims.filter(({ isOpen }) => isOpen))
    await decide(scene, claim, { percent: 0, liableParty: 'washline', operators: 1 })
}
