import { ZodType } from 'zod'
import { majorAmount, majorInput, minorAmount, minorInput } from '../amounts.ts'
import { pageQuery } from '../envelope.ts'
import { rowId } from '../ids.ts'
import { contract } from './contract.ts'

export interface NamedSchema {
  /** Absent for what is only described where it is used. */
  readonly name?: string
  readonly schema: ZodType
  readonly description?: string
}

/** What many schemas have in them, described once. */
const shared: readonly NamedSchema[] = [
  {
    name: 'MajorAmount',
    schema: majorAmount,
    description: "An amount in major units of the market's currency, with at most two decimals: 24.5 is 24.50.",
  },
  {
    name: 'MajorAmountInput',
    schema: majorInput,
    description: "An amount in major units of the market's currency, with at most two decimals: 24.5 is 24.50.",
  },
  {
    name: 'MinorAmount',
    schema: minorAmount,
    description:
      "An amount in minor units of the market's currency (cents), a whole number: 2450 is 24.50. Negative where money leaves.",
  },
  {
    name: 'MinorAmountInput',
    schema: minorInput,
    description: "An amount in minor units of the market's currency (cents), a whole number: 2450 is 24.50.",
  },
  { name: 'Id', schema: rowId, description: 'The number of a row. Ids of different things may be equal.' },
  {
    schema: pageQuery.shape.cursor,
    description: 'The `next_cursor` of the page before, as it came. Absent: the first page.',
  },
  { schema: pageQuery.shape.limit, description: 'How many rows a page has at most.' },
]

/** Ids, texts and the like stay where they are used; what has parts or choices gets a name. */
const composed = new Set(['object', 'array', 'enum', 'union', 'record'])

const nameOf = (exportName: string) => {
  const bare = exportName.replace(/Schema$/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** Every schema that the contract exports, under its exported name: `order` is `Order`. */
export const namedSchemas: readonly NamedSchema[] = [
  ...shared,
  ...Object.values(contract).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]) =>
      value instanceof ZodType && composed.has(value.type) ? [{ name: nameOf(name), schema: value }] : [],
    ),
  ),
]
