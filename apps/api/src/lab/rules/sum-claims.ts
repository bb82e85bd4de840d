import type { Replay } from '@washline/contract/lab/endpoints'
import { type Minor, minor, sumOf } from '@washline/contract/money'

interface Outcome {
  readonly outcome: 'approve' | 'review' | 'reject'
  readonly amountMinor: Minor
  readonly washerMinor: Minor
}

export interface ClaimChange {
  readonly isNewcomer: boolean
  readonly isOlder: boolean
  readonly before: Outcome
  readonly after: Outcome
  readonly isReproduced: boolean
}

type Group = Replay['claims']['groups']['newcomers']

/** Only what is paid at once is an amount: a person decides about the rest. */
const paidAtOnce = ({ outcome, amountMinor }: Outcome): Minor => (outcome === 'approve' ? amountMinor : minor(0))
const washersPart = ({ outcome, washerMinor }: Outcome): Minor => (outcome === 'approve' ? washerMinor : minor(0))

function groupOf(changes: readonly ClaimChange[]): Group {
  const counted = (wanted: Outcome['outcome']) => ({
    before: changes.filter(({ before }) => before.outcome === wanted).length,
    after: changes.filter(({ after }) => after.outcome === wanted).length,
  })
  const summed = (amountOf: (outcome: Outcome) => Minor) => ({
    before_minor: sumOf(changes.map(({ before }) => amountOf(before))),
    after_minor: sumOf(changes.map(({ after }) => amountOf(after))),
  })
  return {
    paid_at_once: counted('approve'),
    to_a_person: counted('review'),
    refused: counted('reject'),
    paid: summed(paidAtOnce),
    washers: summed(washersPart),
  }
}

/** The claims of a replay, those against newcomers apart. Reports of an older table of rules cannot be compared. */
export function sumClaims(all: readonly ClaimChange[]): Omit<Replay['claims'], 'is_limited'> {
  const changes = all.filter(({ isOlder }) => !isOlder)
  return {
    count: changes.length,
    mismatches: changes.filter(({ isReproduced }) => !isReproduced).length,
    older: all.length - changes.length,
    groups: {
      newcomers: groupOf(changes.filter(({ isNewcomer }) => isNewcomer)),
      others: groupOf(changes.filter(({ isNewcomer }) => !isNewcomer)),
    },
  }
}
