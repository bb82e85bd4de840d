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
    [{ DATABASE_URL: 'washline' }, /^DATABASE_URL: must be a postgres/],
    [{ DATABASE_URL: 'postgres://shop:pa/ss@h/washline' }, /^DATABASE_URL: cannot be read; in its user and password/],
    [{ DATABASE_URL: 'postgres://shop:p@ss/w@h/washline' }, /^DATABASE_URL: cannot be read; /],
    [{ DATABASE_URL: 'postgres://shop:1#2@h/washline' }, /^DATABASE_URL: cannot be read; /],
    [{ DATABASE_URL: 'postgres://shop:1?2@h/washline' }, /^DATABASE_URL: cannot be read; /],
    [{ DATABASE_POOL_URL: 'postgres://x/y' }, /^DATABASE_URL: is missing \(it goes with DATABASE_POOL_URL\)/],
    [{ DEMO: 'maybe' }, /^DEMO: must be 0 or 1/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ PUBLIC_URL: 'washline' }, /^PUBLIC_URL: must be an http/],
    [{ PUBLIC_URL: 'ftp://washline.example' }, /^PUBLIC_URL: must be an http/],
    [{ SMTP_URL: 'http://x' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL: .* with a host/],
    [{ SMTP_URL: 'smtps://user:secret@' }, /^SMTP_URL: .* with a host/],
    [{ MAIL_FROM: 'Washline' }, /^MAIL_FROM: must be an address/],
    [{ MAIL_FROM: 'Washline <hello>' }, /^MAIL_FROM: must be an address/],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /^MAIL_FROM: must be an address/],
    [{ ALLOW_RISKS: 'everything' }, /^ALLOW_RISKS.*must name some of sandbox-cards/],
    [{ DATABSE_URL: 'postgres://x' }, /^DATABSE_URL: is not a setting; DATABASE_URL is/],
    [{ STRIPE_SECERT_KEY: 'sk_test_1' }, /^STRIPE_SECERT_KEY: is not a setting; STRIPE_SECRET_KEY is/],
    [
      { STRIPE_SECERT_KEY_FILE: '/run/secrets/stripe' },
      /^STRIPE_SECERT_KEY_FILE: is not a setting; STRIPE_SECRET_KEY_FILE is/,
    ],
    [{ DATABASE_URL_FIL: '/run/secrets/url' }, /^DATABASE_URL_FIL: is not a setting; DATABASE_URL_FILE is/],
    [{ S3_BUCKETS: 'photos' }, /^S3_BUCKETS: is not a setting; S3_BUCKET is/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY: is missing \(it goes with STRIPE_WEBHOOK_SECRET\)/],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      /^STRIPE_PUBLISHABLE_KEY: is a test key, STRIPE_SECRET_KEY a live key/,
    ],
    [
      { MAPS_PHOTON_URL: 'http://a', MAPS_NOMINATIM_URL: 'http://b', MAPS_OSRM_URL: 'http://c' },
      /^MAPS_NOMINATIM_URL: one/,
    ],
    [{ MAPS_PHOTON_URL: 'http://a' }, /^MAPS_OSRM_URL: is missing/],
    [{ MAPS_OSRM_URL: 'http://a' }, /^MAPS_PHOTON_URL: is missing, or MAPS_NOMINATIM_URL/],
    [{ TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES: must be addresses or networks/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES: /],
    [{ TRUSTED_PROXIES: 'loopback, 0.0.0.0/0' }, /^TRUSTED_PROXIES: /],
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
    [
      { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b', S3_ENDPOINT: 'localhost:9000' },
      /^S3_ENDPOINT: must be an http/,
    ],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, /^S3_BUCKET: is missing \(it goes with S3_ENDPOINT\)/],
    [{ VISION_MODEL: 'gpt' }, /^VISION_MODEL: must be openai\//],
    [{ VISION_MODEL: 'openai/gpt' }, /^OPENAI_API_KEY: is missing/],
    [{ VISION_MODEL: 'anthropic/claude', OPENAI_API_KEY: 'sk' }, /^ANTHROPIC_API_KEY: is missing/],
    [{ VISION_MODEL: 'google/gemini' }, /^GOOGLE_GENERATIVE_AI_API_KEY: is missing/],
    [{ VISION_MODEL: 'compatible/llava' }, /^VISION_BASE_URL: is missing/],
    [{ VISION_API_KEY: 'k' }, /^VISION_MODEL: is missing/],
    [{ WEBHOOK_PRIVATE_NETWORKS: 'office' }, /^WEBHOOK_PRIVATE_NETWORKS: must be 0, 1 or networks/],
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
  it.each([
    { PORTS: '1' },
    { STRIPE_SECRET_KEY_FILE: '/run/secrets/stripe' },
    { DATABASE_URL: 'postgres:///washline?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://shop%40city:p%40ss@h/washline?application_name=a' },
    { HOSTNAME: 'x' },
    { LOGNAME: 'x' },
    { NODE_ENV: 'test', PGHOST: 'x', SHELL: '/bin/sh' },
    { GOOGLE_API_KEY: 'of another program', AWS_REGION: 'x', S3_PATH: 'x' },
    { MAIL_FROM: 'hello@washline.example', SMTP_URL: 'smtps://user:secret@mail.example:465' },
    { GOOGLE_MAPS_API_KEY: 'k', MAPS_PHOTON_URL: 'http://a' },
  ])('take %j', (env) => {
    expect(problemsOf(env as Record<string, string>)).toEqual([])
  })
  it('reports every bad value at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'maybe' })).toHaveLength(2)
  })
})
