import type { PhotoPair } from './compose-photos.ts'
import { wilson } from './fixed/intervals.ts'
import { type JudgedJoin, judgeJoins } from './judge-joins.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const shareOf = (part: number, whole: number) => {
  const [low, high] = wilson(part, whole)
  return `${percent(part / Math.max(1, whole))} (${percent(low)} to ${percent(high)})`
}

/** How the pieces of further photos are counted, with intervals of 95 %. */
export function joinTable(pairs: readonly PhotoPair[]): string[] {
  const judged = pairs.map(judgeJoins)
  const pieces = judged.flat()
  const row = (name: string, from: readonly JudgedJoin[]) => {
    const of = (is: (each: JudgedJoin) => boolean) => shareOf(from.filter(is).length, from.length)
    return `| ${name} | ${from.length} | ${of(({ isRight }) => isRight)} | ${of(({ isAsked }) => isAsked)} | ${of(({ isAsked, isRight }) => !isAsked && !isRight)} |`
  }
  const whole = judged.filter((photo) => photo.every(({ isRight }) => isRight)).length
  return [
    `${pairs.length} pairs of photos`,
    '| pieces of the further photo | pieces | counted right, answers included | asked | wrong without a question |',
    '|---|---|---|---|---|',
    row(
      'on both photos',
      pieces.filter(({ isOnBoth }) => isOnBoth),
    ),
    row(
      'on it alone',
      pieces.filter(({ isOnBoth }) => !isOnBoth),
    ),
    row('all', pieces),
    `all pieces of a photo right: ${shareOf(whole, judged.length)}`,
  ]
}
