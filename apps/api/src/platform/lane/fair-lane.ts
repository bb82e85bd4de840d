/** Whose work it is, what it weighs, and the signal that nobody waits for it any more. */
export interface Turn {
  readonly account?: number | undefined
  readonly weight?: number | undefined
  readonly gone?: AbortSignal | undefined
}

export interface LaneLimits {
  readonly atOnce: number
  /** What runs at once weighs no more than this. What alone weighs more, runs alone. */
  readonly budget?: number
  /** Running and waiting, of all accounts and of one. */
  readonly places: number
  readonly placesPerAccount: number
}

export type LaneRefusal = 'full' | 'account_full' | 'gone'

export interface FairLane {
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  readonly account: number | undefined
  readonly weight: number
  /** The round in which it is due: an account has one turn in each. */
  readonly round: number
  readonly start: () => void
}

/**
 * Runs work a little at a time: the accounts in turn, the work of each in its order. What is next is never overtaken by
 * lighter work. Work without a place is refused, and a caller who leaves gives up the place in the queue.
 */
export function fairLane(limits: LaneLimits, refusalOf: (why: LaneRefusal) => Error): FairLane {
  const { atOnce, places, placesPerAccount, budget = Number.POSITIVE_INFINITY } = limits
  const waiting: Waiting[] = []
  const running: Waiting[] = []
  const countOf = (list: readonly Waiting[], account: number | undefined) =>
    list.filter((one) => one.account === account).length

  let round = 0
  const roundFor = (account: number | undefined) =>
    Math.max(round, ...[...running, ...waiting].filter((one) => one.account === account).map((one) => one.round + 1))
  const next = (): Waiting | undefined =>
    waiting.reduce<Waiting | undefined>((first, one) => (first && first.round <= one.round ? first : one), undefined)

  const fits = ({ weight }: Waiting) =>
    running.length < atOnce && running.reduce((sum, one) => sum + one.weight, weight) <= budget

  const fill = () => {
    for (let one = next(); one && fits(one); one = next()) {
      waiting.splice(waiting.indexOf(one), 1)
      running.push(one)
      round = one.round
      one.start()
    }
  }

  const takeTurn = ({ account, weight = 0, gone }: Turn): Promise<Waiting> =>
    new Promise((resolve, reject) => {
      if (gone?.aborted) return reject(refusalOf('gone'))
      if (running.length + waiting.length >= places) return reject(refusalOf('full'))
      if (account !== undefined && countOf(running, account) + countOf(waiting, account) >= placesPerAccount)
        return reject(refusalOf('account_full'))
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1)
        reject(refusalOf('gone'))
        fill()
      }
      const start = () => {
        gone?.removeEventListener('abort', leave)
        resolve(mine)
      }
      const mine: Waiting = { account, weight: Math.min(weight, budget), round: roundFor(account), start }
      gone?.addEventListener('abort', leave, { once: true })
      waiting.push(mine)
      fill()
    })

  return {
    run: async (turn, work) => {
      const mine = await takeTurn(turn)
      try {
        return await work()
      } finally {
        running.splice(running.indexOf(mine), 1)
        fill()
      }
    },
  }
}
