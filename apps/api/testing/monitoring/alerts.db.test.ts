import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startApp } from '../harness/start-app.ts'

const root = path.join(import.meta.dirname, '../../../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const rules = read('deploy/monitoring/alerts.yml')
const board = read('deploy/monitoring/board.json')
const app = await startApp()
afterAll(app.close)

const named = (text: string) => [
  ...text.matchAll(/\b(?:washline_\w+|http_request_\w+|ledger_proof|gateway_calls_total|webhooks_total)\b/g),
]

it('every metric of the alerts and the board is one that the product has', async () => {
  await app.join('Ana Pereira')
  const answer = await app.send(undefined, { method: 'GET', url: '/metrics', headers: { host: 'localhost' } })
  expect(answer.status).toBe(200)
  const present = new Set([...answer.text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const asked = new Set(named(`${rules}${board}`).map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')))
  expect(asked.size).toBeGreaterThan(15)
  expect([...asked].filter((name) => !present.has(name))).toEqual([])
})

it('counts what it names: queues, connections, sockets and the age of a backup', async () => {
  const { text } = await app.send(undefined, { method: 'GET', url: '/metrics', headers: { host: 'localhost' } })
  expect(text).toMatch(/^washline_outbox_lag_seconds 0$/m)
  expect(text).toMatch(/^washline_pool_connections\{state="open"\} \d+$/m)
  expect(text).toMatch(/^washline_sockets 0$/m)
  expect(text).toMatch(/^washline_nobody_found 0$/m)
  // No backup yet: the alert asks for a metric that is missing, not for a zero.
  expect(text).not.toMatch(/^washline_backup_age_seconds/m)
})

it('every alert has its part of the runbook', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts).toHaveLength(16)
  const headings = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(alerts)
  for (const name of alerts) expect(rules).toContain(`docs/runbook.md#${name?.toLowerCase()}`)
})

it('every alert is fired in its own test', () => {
  const fired = new Set(
    [...read('deploy/monitoring/alerts.test.yml').matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map(
      ([, name]) => name,
    ),
  )
  expect([...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name).filter((name) => !fired.has(name))).toEqual([])
})

const promtool = spawnSync('promtool', ['--version']).status === 0
it.skipIf(!promtool)('promtool accepts the rules', () => {
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', path.join(root, 'deploy/monitoring/alerts.yml')])
  const count = [...rules.matchAll(/alert: /g)].length
  expect([status, String(stdout)]).toEqual([0, expect.stringContaining(`SUCCESS: ${count} rules found`)])
})

it.skipIf(!promtool)('promtool fires every alert by the metrics of its incident, and none in a market in order', () => {
  const { status, stdout, stderr } = spawnSync('promtool', [
    'test',
    'rules',
    path.join(root, 'deploy/monitoring/alerts.test.yml'),
  ])
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
})
