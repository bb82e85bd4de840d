import type { Endpoint } from '../endpoint.ts'
import { contract } from './contract.ts'

type Contract = typeof contract
export type Noun = keyof Contract

type CallsOf<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name]
}
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Every call of the API by its name. */
export type Operations = AllOf<{ [N in Noun]: CallsOf<Contract[N]> }[Noun]>
export type OperationName = keyof Operations & string

export interface Operation {
  /** Stable for programs: the name by which the contract exports the call. */
  readonly name: OperationName
  readonly noun: Noun
  readonly endpoint: Endpoint
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** Every call of the API, noun after noun, in the order of their names. */
export const operations: readonly Operation[] = (Object.keys(contract) as Noun[]).flatMap((noun) =>
  Object.entries(contract[noun])
    .toSorted(byName)
    .flatMap(([name, value]) => (isEndpoint(value) ? [{ name: name as OperationName, noun, endpoint: value }] : [])),
)
