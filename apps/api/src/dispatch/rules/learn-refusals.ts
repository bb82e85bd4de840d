import { market } from '@washline/contract/market'
import { type Pair, type RefusalModel, refusalChance, refusalInput, refusalInputs } from './match-cost.ts'

/** What was offered to a Washer, and whether it was skipped or left unanswered. */
export interface Answer {
  readonly pair: Pair
  readonly isRefused: boolean
}

/** The model before counts as much as some twenty answers of the usual inputs would: a few new ones change little. */
const trust: RefusalModel = {
  base: 4,
  travelMinutes: 900,
  payPerHour: 100,
  ordersInHand: 4,
  acceptance: 0.5,
  skips: 0.5,
}
const rounds = 12

/** Solves a small system of linear equations with a positive definite matrix; both arguments are overwritten. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = matrix[pivot] as number[]
    for (let below = pivot + 1; below < size; below += 1) {
      const other = matrix[below] as number[]
      const factor = (other[pivot] as number) / (row[pivot] as number)
      for (let column = pivot; column < size; column += 1)
        other[column] = (other[column] as number) - factor * (row[column] as number)
      right[below] = (right[below] as number) - factor * (right[pivot] as number)
    }
  }
  for (let pivot = size - 1; pivot >= 0; pivot -= 1) {
    const row = matrix[pivot] as number[]
    let value = right[pivot] as number
    for (let column = pivot + 1; column < size; column += 1)
      value -= (row[column] as number) * (right[column] as number)
    right[pivot] = value / (row[pivot] as number)
  }
  return right
}

/** One step of Newton's method towards the most likely weights. */
function improve(answers: readonly Answer[], model: RefusalModel, before: RefusalModel): RefusalModel {
  const gradient = refusalInputs.map((name) => trust[name] * (before[name] - model[name]))
  const curvature = refusalInputs.map((name, row) =>
    refusalInputs.map((_, column) => (row === column ? trust[name] : 0)),
  )
  for (const { pair, isRefused } of answers) {
    const chance = refusalChance(pair, model)
    const input = refusalInput(pair)
    const error = (isRefused ? 1 : 0) - chance
    const weight = chance * (1 - chance)
    input.forEach((value, row) => {
      gradient[row] = (gradient[row] as number) + error * value
      const line = curvature[row] as number[]
      input.forEach((other, column) => {
        line[column] = (line[column] as number) + weight * value * other
      })
    })
  }
  const change = solve(curvature, gradient)
  const learned = refusalInputs.map((name, index) => [name, model[name] + (change[index] as number)] as const)
  return Object.fromEntries(learned) as unknown as RefusalModel
}

/** The model of refusals that explains a market's own answers best, starting from the one before. */
export function learnRefusals(
  answers: readonly Answer[],
  before: RefusalModel = market.dispatch.matching.refusal,
): RefusalModel {
  let model = before
  for (let round = 0; round < rounds; round += 1) model = improve(answers, model, before)
  return model
}

/** How surprising answers are under a model, on average; ln 2 for a model that knows nothing of even chances. */
export function surpriseOf(answers: readonly Answer[], model: RefusalModel): number {
  const sum = answers.reduce((total, { pair, isRefused }) => {
    const chance = refusalChance(pair, model)
    return total - Math.log(isRefused ? chance : 1 - chance)
  }, 0)
  return sum / answers.length
}
