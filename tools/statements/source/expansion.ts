import type ts from '@typescript/typescript6'

/** A text with its values in place, as one way through the source makes it. */
export interface Expansion {
  readonly parts: readonly (string | ts.Expression)[]
  /** Which way was taken at each fork, so that the same condition goes one way throughout. */
  readonly choices: ReadonlyMap<string, number>
}

export class NotExpanded extends Error {}

const MOST = 512
export function joinExpansions(before: readonly Expansion[], after: readonly Expansion[], end: string): Expansion[] {
  const joined = before.flatMap((left) =>
    after.flatMap((right) => {
      const choices = joinChoices(left.choices, right.choices)
      return choices ? [{ parts: [...left.parts, ...right.parts, end], choices }] : []
    }),
  )
  if (joined.length > MOST) throw new NotExpanded(`more than ${MOST} texts`)
  return joined
}

function joinChoices(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) {
  for (const [fork, choice] of b) if ((a.get(fork) ?? choice) !== choice) return undefined
  return new Map([...a, ...b])
}

export const choose = (expansions: readonly Expansion[], fork: string, choice: number): Expansion[] =>
  expansions.flatMap(({ parts, choices }) => {
    const joined = joinChoices(choices, new Map([[fork, choice]]))
    return joined ? [{ parts, choices: joined }] : []
  })
