import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import specs from '@asyncapi/specs'
import { liveChannels } from '@washline/contract/documents/live-channels'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { asyncApiDocument } from './asyncapi.ts'

const document = asyncApiDocument('https://washline.example')
const signals = liveChannels.flatMap(({ events }) => events.map(([signal]) => signal))
const contract = path.resolve(import.meta.dirname, '../../../../../packages/contract/src')

async function exportsOfContract(): Promise<readonly (readonly [string, unknown])[]> {
  const files = globSync('*/*.ts', { cwd: contract }).filter(
    (file) =>
      !file.endsWith('.test.ts') && /event: '|ChannelPattern = /.test(readFileSync(path.join(contract, file), 'utf8')),
  )
  const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(contract, file))))
  return modules.flatMap((module) => Object.entries(module))
}

it('is valid by the published schema of AsyncAPI 3.0', () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const isValid = ajv.compile((specs.schemasWithoutId as Record<string, object>)['3.0.0'] ?? {})
  isValid(document)
  expect(isValid.errors).toBeNull()
})

it('has every live event and every channel of the contract', async () => {
  const exported = await exportsOfContract()
  const isSignal = (value: unknown) =>
    typeof value === 'object' && value !== null && 'event' in value && 'data' in value
  const missing = exported.filter(([, value]) => isSignal(value) && !signals.some((signal) => signal === value))
  expect(missing.map(([name]) => name)).toEqual([])
  const addresses = liveChannels.map(({ address }) => address.replace('{id}', '1'))
  const patterns = exported.flatMap(([, value]) =>
    value instanceof RegExp && /private/.test(value.source) ? [value] : [],
  )
  expect(patterns).toHaveLength(liveChannels.length)
  for (const pattern of patterns) expect(addresses.filter((address) => pattern.test(address))).toHaveLength(1)
})

it('refers to nothing that is missing', () => {
  for (const [, ref = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = ref
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
    expect(found, ref).toBeDefined()
  }
})

it.each(signals.map((signal) => [signal.event, signal] as const))(
  '%s has an example that its own schema takes',
  (event, signal) => {
    const messages = Object.values(document.components.messages) as { name: string; examples: { payload: unknown }[] }[]
    const message = messages.find(({ name }) => name === event)
    expect(signal.data.safeParse(message?.examples[0]?.payload).error).toBeUndefined()
  },
)
