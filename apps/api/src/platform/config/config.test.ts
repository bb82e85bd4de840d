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
    [{ API_ORIGINS: 'shop.example' }, /^API_ORIGINS: must be origins apart by spaces/],
    [{ API_ORIGINS: 'https://shop.example/app' }, /^API_ORIGINS: /],
    [{ API_ORIGINS: 'https://shop.example/' }, /^API_ORIGINS: /],
    [{ API_ORIGINS: 'https://shop.example null' }, /^API_ORIGINS: /],
    [{ API_ORIGINS: 'null' }, /^API_ORIGINS: /],
    [{ API_ORIGINS: '* https://shop.example' }, /^API_ORIGINS: /],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_PUBLISHABLE_KEY: is missing/],
    [
      { DEMO: '1', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      /^DEMO: the demo market pays with test cards/,
    ],
    [{ PUSHER_KEY: 'a', PUSHER_SECRET: 'b' }, /^PUSHER_APP_ID: is missing/],
    [{ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'a' }, /^S3_SECRET_ACCESS_KEY: is missing/],
    [{ S3_BUCKET: 'Photos!', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, /^S3_BUCKET: must be the name/],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, /^S3_BUCKET: is missing \(it goes with S3_ENDPOINT\)/],
    [{ VISION_MODEL: 'gpt' }, /^VISION_MODEL: must be openai\//],
    [{ VISION_MODEL: 'openai/gpt' }, /^OPENAI_API_KEY: is missing/],
    [{ VISION_MODEL: 'anthropic/claude', OPENAI_API_KEY: 'sk' }, /^ANTHROPIC_API_KEY: is missing/],
    [{ VISION_MODEL: 'google/gemini' }, /^GOOGLE_GENERATIVE_AI_API_KEY: is missing/],
    [{ VISION_MODEL: 'compatible/llava' }, /^VISION_BASE_URL: is missing/],
    [{ VISION_API_KEY: 'k' }, /^VISION_MODEL: is missing/],
  ])('%j is one clear line', (env, line) => {
    const problems = problemsOf(env)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(line)
  })
  it.each([
    [
      { VISION_MODEL: 'compatible/team/llava:13b', VISION_BASE_URL: 'http://localhost:11434/v1' },
      { provider: 'compatible', model: 'team/llava:13b', apiKey: undefined, baseUrl: 'http://localhost:11434/v1' },
    ],
    [
      { VISION_MODEL: 'openai/gpt', OPENAI_API_KEY: 'sk', ANTHROPIC_API_KEY: 'other' },
      { provider: 'openai', model: 'gpt', apiKey: 'sk', baseUrl: undefined },
    ],
    [{ OPENAI_API_KEY: 'of another program' }, undefined],
  ])('name the vision model: %j', (env, vision) => {
    const result = readConfig(env)
    if ('problems' in result) throw new Error(result.problems.join())
    expect(result.config.vision).toEqual(vision)
  })
  it('reports every bad value at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'maybe' })).toHaveLength(2)
  })
})
