import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { tools } from './rules/tools.ts'

const page = fileURLToPath(new URL('../../../../docs/agents.md', import.meta.url))
const begin = '<!-- tools: checked by apps/api/src/agents/documented-tools.test.ts -->\n'
const end = '<!-- /tools -->'

const effects = { reads: 'reads', adds: 'adds', changes: 'changes', ends: 'cannot be taken back' } as const

const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

const table = [
  '| tool | who | scope | what it does | effect | mandate |',
  '|---|---|---|---|---|---|',
  ...tools.map(({ name, endpoint, description, effect }) =>
    [
      '',
      ` \`${name}\` `,
      ` ${endpoint.access} `,
      ` \`${endpoint.scope}\` `,
      ` ${firstSentence(description)} `,
      ` ${effects[effect]} `,
      ` ${endpoint.mandated ? 'needed' : '–'} `,
      '',
    ].join('|'),
  ),
].join('\n')

/** `WRITE_DOCS=1` writes the table after a change. */
it('describes every tool in docs/agents.md', () => {
  const text = readFileSync(page, 'utf8')
  const head = text.slice(0, text.indexOf(begin) + begin.length)
  const written = `${head}\n${table}\n\n${end}\n`
  if (process.env.WRITE_DOCS) writeFileSync(page, written)
  expect(readFileSync(page, 'utf8')).toBe(written)
})
