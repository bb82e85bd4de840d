import {
  type CallExpression,
  type NewExpression,
  type Node,
  parseSync,
  type StringLiteral,
  type TemplateLiteral,
  Visitor,
} from 'oxc-parser'
import { textContexts } from './text-contexts.ts'
import { checksOfZod, isText, isTextTable, refusals, textTags, translators } from './text-places.ts'

export interface ExtractedText {
  readonly text: string
  readonly line: number
  /** For translators: what it is, and what is filled in. */
  readonly context?: string | undefined
}

export interface ExtractedTexts {
  readonly texts: readonly ExtractedText[]
  /** The lines that translate something that is neither a literal nor taken from a table of texts. */
  readonly unknown: readonly number[]
}

/** Every text of a module that people may see, with its line. */
export function extractTexts(file: string, source: string): ExtractedTexts {
  const texts: ExtractedText[] = []
  const unknown: number[] = []
  /** Within these nodes each literal that reads like a text is one: tables, refusals, checks of zod. */
  const holders: Node[] = []
  const keys = new Set<Node>()
  const lineOf = ({ start }: Node) => source.slice(0, start).split('\n').length
  const { program } = parseSync(file, source)
  const contexts = textContexts(program, source)
  const extracted = (text: string, node: Node): ExtractedText => {
    const context = contexts.get(node.start)
    return { text, line: lineOf(node), ...(context && { context }) }
  }

  const addShown = (node: Node): void => {
    const text = literalText(node)
    if (text !== undefined) texts.push(extracted(text, node))
    else if (node.type === 'ConditionalExpression') for (const each of [node.consequent, node.alternate]) addShown(each)
    else if (node.type === 'LogicalExpression') for (const each of [node.left, node.right]) addShown(each)
    else if (node.type === 'JSXExpressionContainer') addShown(node.expression)
    else if (!isTextTable(rootName(node))) unknown.push(lineOf(node))
  }

  const addCall = (node: CallExpression | NewExpression): void => {
    const name = calledName(node.callee)
    const translator = translators[name]
    const refused = node.arguments[refusals[name] ?? Number.POSITIVE_INFINITY]
    if (translator && node.callee.type === 'Identifier' && source.includes(`${translator.from}'\n`)) {
      const shown = node.arguments[translator.argument]
      if (shown) addShown(shown)
    } else if (refused) holders.push(refused)
    else if (checksOfZod.includes(name)) holders.push(...node.arguments.flatMap(checkTexts))
  }

  const addLiteral = (node: StringLiteral | TemplateLiteral): void => {
    const text = literalText(node)
    const isHeld = holders.some(({ start, end }) => start <= node.start && node.end <= end)
    if (text !== undefined && isHeld && !keys.has(node) && isText(text)) texts.push(extracted(text, node))
  }

  new Visitor({
    CallExpression: addCall,
    NewExpression: addCall,
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !textTags.includes(name.name)) return
      for (const each of attributes)
        if (each.type === 'JSXAttribute' && each.name.name === 'text' && each.value) addShown(each.value)
    },
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier' && isTextTable(id.name)) holders.push(init)
    },
    Property: ({ key }) => void keys.add(key),
    TSLiteralType: ({ literal }) => void keys.add(literal),
    Literal(node) {
      if (typeof node.value === 'string') addLiteral(node as StringLiteral)
    },
    TemplateLiteral: addLiteral,
  }).visit(program)
  return { texts, unknown }
}

function literalText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

const calledName = (callee: Node): string => {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

/** `messages` of `messages.camera[which]`. */
const rootName = (node: Node): string => {
  if (node.type === 'MemberExpression') return rootName(node.object)
  return node.type === 'Identifier' ? node.name : ''
}

/** The text of a check is an argument of its own, or `message` or `error` of its options. */
function checkTexts(argument: Node): Node[] {
  if (literalText(argument) !== undefined) return [argument]
  if (argument.type !== 'ObjectExpression') return []
  return argument.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && /^(?:message|error)$/.test(property.key.name)
      ? [property.value]
      : [],
  )
}
