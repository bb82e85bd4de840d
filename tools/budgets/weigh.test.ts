import { expect, it } from 'vitest'
import { type Entry, overBudget } from './weigh.ts'

const vendor = { file: '/vendor.js', kb: 80, sources: { 'react-dom.js': 900, 'router.js': 100 } }
const chat: Entry = { screen: '/chat', modules: [vendor, { file: '/chat.js', kb: 10, sources: { 'chat.tsx': 10 } }] }
const landing: Entry = { screen: '/', modules: [vendor] }

it('allows what is within its budget', () => {
  expect(overBudget([chat, landing], { '/chat': 90, '/': 80 })).toEqual([])
})

it('names a screen that is over it, with its modules and the sources that weigh most', () => {
  expect(overBudget([chat, landing], { '/chat': 89.5, '/': 80 })).toEqual([
    `/chat loads 90.0 kB of JavaScript first; its budget is 89.5 kB.
  largest modules: /vendor.js 80.0, /chat.js 10.0
  source files that weigh most: react-dom.js 72.0, chat.tsx 10.0, router.js 8.0`,
  ])
})

it('names the worst one last, which is shown where a log is cut', () => {
  const names = overBudget([chat, landing], { '/chat': 50, '/': 79 }).map((report) => report.split(' ')[0])
  expect(names).toEqual(['/', '/chat'])
})

it('names a screen without a budget, and a budget without a screen', () => {
  const [lost, none] = overBudget([landing], { '/gone': 80 })
  expect(lost).toBe('/gone has a budget and is no screen.')
  expect(none).toContain('it has no budget')
})
