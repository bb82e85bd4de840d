import { describe, expect, it } from 'vitest'
import { comparePolicies } from './compare-policies.ts'
import { descriptions } from './describe-metrics.ts'
import { weekPolicies } from './run-week.ts'
import { writeReport } from './write-report.ts'

const options = { seed: 3, days: 1, orders: 40, washers: 12 }
const comparison = comparePolicies(options, weekPolicies, [3, 4])
const report = writeReport(comparison)

describe('the comparison', () => {
  it('is relative to the present settings, seed by seed', () => {
    const [waves, batch] = ['waves', 'batch'].map((name) => comparison.results.find(({ policy }) => policy === name))
    expect(comparison.base).toBe('waves')
    expect(waves?.beyond.fill).toEqual({ mean: 0, plusMinus: 0 })
    const kilometres = [batch, waves].map((result) => result?.metrics.kmPerOrder.mean ?? Number.NaN)
    expect(batch?.beyond.kmPerOrder.mean).toBeCloseTo((kilometres[0] ?? 0) - (kilometres[1] ?? 0))
    expect(batch?.beyond.kmPerOrder.mean).not.toBe(0)
  })
})

describe('the report', () => {
  it('needs nothing from elsewhere', () => {
    expect(report).not.toMatch(/<script|<link|src=|href=|url\(|https?:/)
    expect(report).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('has a chart with a description and a heading for each metric, and the same values in a table', () => {
    const charts = report.match(/<svg role="img" [^>]*aria-label="[^"]+"/g) ?? []
    expect(charts).toHaveLength(descriptions.length + 1)
    for (const { title } of descriptions) {
      expect(report).toContain(`<h2>${title}</h2>`)
      expect(report).toContain(`<th scope="row">${title}</th>`)
    }
  })

  it('names every policy and hash', () => {
    for (const { policy, hashes } of comparison.results)
      for (const text of [policy, ...hashes]) expect(report).toContain(text)
  })
})
