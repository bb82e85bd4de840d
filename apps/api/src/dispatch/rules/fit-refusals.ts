import { market } from '@washline/contract/market'
import type { RefusalInputs, RefusalModel } from './refusal-inputs.ts'

/** What a Washer did with an offer. */
export interface Answer {
  readonly inputs: RefusalInputs
  readonly isRefused: boolean
}

const { priorAnswers, rounds } = market.dispatch.refusals

/** How far each input usually ranges: the shipped weights resist a change by as much of the sum alike. */
const scales: RefusalModel = {
  base: 1,
  travelMinutes: 10,
  payPerHour: 10,
  ordersInHand: 1,
  acceptance: 0.3,
  skips: 0.5,
}
const names = Object.keys(scales) as (keyof RefusalModel)[]
/** The information of one answer as likely refused as not. */
const perAnswer = 0.25

/** Solves a symmetric, positive definite system by Cholesky's method. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const lower: number[][] = matrix.map(() => new Array<number>(size).fill(0))
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]?.[column] ?? 0
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k)
      const target = lower[row]
      if (target) target[column] = row === column ? Math.sqrt(sum) : sum / at(column, column)
    }
  const half: number[] = []
  for (let row = 0; row < size; row += 1) {
    const done = half.reduce((sum, value, k) => sum + at(row, k) * value, 0)
    half.push(((right[row] ?? 0) - done) / at(row, row))
  }
  const result = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = half[row] ?? 0
    for (let k = row + 1; k < size; k += 1) sum -= at(k, row) * (result[k] ?? 0)
    result[row] = sum / at(row, row)
  }
  return result
}

/**
 * The weights under which the answers are most likely, drawn towards the shipped ones as by `priorAnswers` answers: logistic
 * regression with a ridge, by Newton's method. Inputs are measured in their usual range.
 */
export function fitRefusals(answers: readonly Answer[], shipped: RefusalModel): RefusalModel {
  const rows = answers.map(({ inputs, isRefused }) => ({
    x: names.map((name) => (name === 'base' ? 1 : inputs[name] / scales[name])),
    y: isRefused ? 1 : 0,
  }))
  const prior = names.map((name) => shipped[name] * scales[name])
  // Each answer counts for all weights at once.
  const ridge = priorAnswers * perAnswer * names.length
  let weights = prior
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, index) => ridge * ((prior[index] ?? 0) - weight))
    const curve = names.map((_, row) => names.map((_, column) => (row === column ? ridge : 0)))
    for (const { x, y } of rows) {
      const chance = 1 / (1 + Math.exp(-x.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)))
      x.forEach((value, row) => {
        slope[row] = (slope[row] ?? 0) + (y - chance) * value
        const line = curve[row]
        x.forEach((other, column) => {
          if (line) line[column] = (line[column] ?? 0) + chance * (1 - chance) * value * other
        })
      })
    }
    const step = solve(curve, slope)
    weights = weights.map((weight, index) => weight + (step[index] ?? 0))
    if (Math.max(...step.map(Math.abs)) < 1e-6) break
  }
  return Object.fromEntries(
    names.map((name, index) => [name, (weights[index] ?? 0) / scales[name]]),
  ) as unknown as RefusalModel
}
