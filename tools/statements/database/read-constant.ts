import { anyJson, type Json, oids } from '../inference/value.ts'
import { listOf, nodesOf, numberOf, type PgNode } from './read-node-tree.ts'

const textTypes = new Set([25, 705, 1042, 1043, 19])

export const isTextType = (type: number): boolean => textTypes.has(type)

function bytesOf(node: PgNode): Buffer {
  return Buffer.from(listOf(node.constvalue).map((byte) => Number(byte) & 0xff))
}

/** The text of a constant of a text type; its stored form begins with a length of four bytes. */
export function constantText(node: PgNode): string | undefined {
  const type = numberOf(node.consttype)
  if (node.tag !== 'CONST' || node.constisnull === 'true' || !isTextType(type)) return undefined
  const bytes = bytesOf(node)
  return type === oids.unknown || type === 19
    ? bytes.toString('utf8').replace(/\0.*$/s, '')
    : bytes.subarray(4).toString('utf8')
}

/** What a constant of JSON holds, as far as its header shows: an empty array or object. */
export function constantJson(node: PgNode): Json {
  const bytes = bytesOf(node)
  if (numberOf(node.consttype) === oids.json) {
    const text = bytes.subarray(4).toString('utf8').trim()
    return text === '[]' ? emptyArray : text === '{}' ? emptyObject : anyJson
  }
  const head = bytes.length >= 8 ? bytes.readUInt32LE(4) : 0
  return head === 0x40000000 ? emptyArray : head === 0x20000000 ? emptyObject : anyJson
}
const emptyArray: Json = { kind: 'array', element: undefined }
const emptyObject: Json = { kind: 'object', fields: new Map() }

/** `'{}'` of an array type: its dimensions, after the length, are none. */
export const isEmptyArray = (node: PgNode): boolean =>
  node.constlen === '-1' && listOf(node.constvalue).length === 16 && bytesOf(node).readInt32LE(4) === 0

/** The texts of `array['a', 'b']` written out. */
export function constantTexts(node: PgNode): Set<string> | undefined {
  const bare = bareExpression(node)
  if (bare.tag !== 'ARRAYEXPR') return undefined
  const texts = nodesOf(bare.elements).map((element) => constantText(bareExpression(element)))
  return texts.every((text) => text !== undefined) ? new Set(texts) : undefined
}

/** Without casts between text types, which change nothing. */
export function bareExpression(node: PgNode): PgNode {
  const inner = node.tag === 'RELABELTYPE' || node.tag === 'ARRAYCOERCEEXPR' ? node.arg : undefined
  return inner ? bareExpression(inner as PgNode) : node
}
