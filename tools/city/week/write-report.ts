import { barChart, escaped, hourChart } from './chart.ts'
import type { Comparison } from './compare-policies.ts'
import { descriptions, formatInterval } from './describe-metrics.ts'

const style = `
:root { color-scheme: light dark; --line: #767676; --0: #1b6ca8; --1: #b4531a; --2: #2e7d4f; --3: #7b4ba0; --4: #7a6a00; }
@media (prefers-color-scheme: dark) { :root { --line: #9a9a9a; --0: #6db3e8; --1: #f0a06a; --2: #7fcb9c; --3: #c49be6; --4: #d6c75a; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; font: 14px system-ui, sans-serif; fill: currentColor; }
.series-0 { fill: var(--0); } .series-1 { fill: var(--1); } .series-2 { fill: var(--2); } .series-3 { fill: var(--3); } .series-4 { fill: var(--4); }
.interval { stroke: currentColor; stroke-width: 3; } .grid { stroke: var(--line); stroke-width: 0.5; }
.line { fill: none; stroke-width: 2.5; }
.line-0 { stroke: var(--0); } .line-1 { stroke: var(--1); } .line-2 { stroke: var(--2); } .line-3 { stroke: var(--3); } .line-4 { stroke: var(--4); }
.wide { overflow-x: auto; } table { border-collapse: collapse; } caption { text-align: left; font-weight: 600; }
th, td { text-align: right; padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th[scope=row] { text-align: left; font-weight: 400; } code { overflow-wrap: anywhere; }`

function table(caption: string, header: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = header.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${escaped(first)}</th>${rest.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  )
  return `<div class="wide" role="region" aria-label="${escaped(caption)}" tabindex="0"><table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

const policyTexts: Readonly<Record<string, string>> = {
  nearest: 'one Washer after the other, from the nearest on',
  broadcast: 'every Washer in reach at once, the first to accept gets it',
  waves: 'the market’s present settings: the published ranking, a few at a time',
  adaptive: 'waves while there are enough Washers, batches where they are short',
  batch: 'all open orders decided together every few seconds, at the least published cost',
}

function introduction({ options, seeds, results }: Comparison): string {
  const { days, orders, washers } = options
  const policies = results.map(
    ({ policy }) => `<li><strong>${policy}</strong>: ${escaped(policyTexts[policy] ?? '')}.</li>`,
  )
  const around =
    seeds.length > 1
      ? `Values are means over ${seeds.length} seeds (${seeds.join(', ')}) with 95 % intervals.`
      : `Values are of seed ${seeds[0]} alone: without intervals, small differences mean nothing.`
  return `<p>${orders} orders over ${days} ${days === 1 ? 'day' : 'days'}, ${washers} Washers. ${around} Every policy meets the same customers, Washers, weather and traffic. The people are made up: differences between policies are worth more than the values themselves.</p><ul>${policies.join('')}</ul>`
}

/** A page that needs nothing else: what the policies came to, as charts and as tables. */
export function writeReport(comparison: Comparison): string {
  const { results, seeds, base } = comparison
  const names = results.map(({ policy }) => policy)
  const charts = descriptions.map((description) => {
    const bars = results.map(({ policy, metrics }) => {
      const interval = metrics[description.name]
      return { label: policy, text: formatInterval(interval, description), ...interval }
    })
    return `<section><h2>${escaped(description.title)}</h2><p>${escaped(description.meaning)}</p>${barChart(description.title, bars)}</section>`
  })
  const rows = (name: 'metrics' | 'beyond') =>
    descriptions.map((each) => [each.title, ...results.map((result) => formatInterval(result[name][each.name], each))])
  const byHour = Array.from({ length: 24 }, (_, hour) => [
    `${hour}:00`,
    ...results.map(({ fillByHour }) => {
      const share = fillByHour[hour]
      return share === null || share === undefined ? '' : `${(share * 100).toFixed(1)} %`
    }),
  ])
  const lines = results.map(({ policy, fillByHour }) => ({ label: policy, values: fillByHour }))
  const differences =
    results.length > 1 ? table(`Beyond ${base}, seed by seed`, ['metric', ...names], rows('beyond')) : ''
  const hashes = results.flatMap(({ policy, hashes: all }) =>
    all.map((hash, index) => `<li>${policy}, seed ${seeds[index]}: <code>${hash}</code></li>`),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A week of the city</title><style>${style}</style></head>
<body><main><h1>A week of the city</h1>${introduction(comparison)}
<h2>All metrics</h2>${table('All metrics', ['metric', ...names], rows('metrics'))}${differences}
${charts.join('\n')}
<section><h2>Fill rate by hour</h2><p>Orders that were delivered, by the hour in which they were placed.</p>${hourChart('Fill rate by hour', lines)}${table('Fill rate by hour of the day', ['hour', ...names], byHour)}</section>
<h2>Hashes</h2><p>The same seed and policy give the same hash.</p><ul>${hashes.join('')}</ul></main></body></html>
`
}
