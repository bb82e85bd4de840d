import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  const result = readConfig(env)
  return 'problems' in result ? result.problems : []
}

describe('the settings', () => {
  it('need nothing', () => {
    const result = readConfig({})
    if ('problems' in result) throw new Error(result.problems.join())
    expect(result.config).toMatchObject({ PORT: 3000, demo: true, verification: 'auto', DEMO_AUTOPILOT: true })
  })
  it('leave the demo off with a database of one’s own', () => {
    const result = readConfig({ DATABASE_URL: 'postgres://localhost/washline' })
    if ('problems' in result) throw new Error(result.problems.join())
    expect(result.config).toMatchObject({ demo: false, verification: 'manual' })
  })
  it('leave the demo off where real cards are taken', () => {
    const result = readConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })
    if ('problems' in result) throw new Error(result.problems.join())
    expect(result.config.demo).toBe(false)
  })
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'x' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be a postgres/],
    [{ DEMO: 'maybe' }, /^DEMO: must be 0 or 1/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ PUBLIC_URL: 'washline' }, /^PUBLIC_URL: must be a URL/],
    [{ SMTP_URL: 'http://x' }, /^SMTP_URL: /],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_PUBLISHABLE_KEY: is missing/],
    [
      { DEMO: '1', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      /^DEMO: the demo market pays with test cards/,
    ],
    [{ PUSHER_KEY: 'a', PUSHER_SECRET: 'b' }, /^PUSHER_APP_ID: is missing/],
  ])('%j is one clear line', (env, line) => {
    const problems = problemsOf(env)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(line)
  })
  it('says every bad value at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'maybe' })).toHaveLength(2)
  })
})
