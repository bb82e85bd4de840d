import path from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, type Project, type Type } from 'typescript/unstable/sync'
import type { Finding } from '../structure/finding.ts'
import { isText, isTextTable, refusing, saying, zodChecks } from './text-places.ts'

export interface TextsRead {
  /** Every text that is said, with the first place of it. */
  readonly texts: ReadonlyMap<string, string>
  readonly findings: readonly Finding[]
  readonly files: number
}

/** Reads every text that people may see from the sources of some TypeScript projects. */
export function readTexts(root: string, projects: readonly string[]): TextsRead {
  const api = new API({ cwd: root })
  try {
    const configs = projects.map((project) => path.join(root, project, 'tsconfig.json'))
    const snapshot = api.updateSnapshot({ openProjects: configs })
    const reader = createReader(root)
    for (const [index, config] of configs.entries()) {
      const project = snapshot.getProject(config)
      if (!project) throw new Error(`${config} cannot be opened`)
      reader.read(project, path.join(root, projects[index] ?? '', '/'))
    }
    return reader.result
  } finally {
    api.close()
  }
}

const isSource = (file: string) =>
  !/\.(?:test|spec)\.tsx?$|\/(?:testing|gallery|node_modules)\/|\/builders\.ts$|-double\.ts$/.test(file)

function createReader(root: string) {
  const texts = new Map<string, string>()
  const findings: Finding[] = []
  const result = { texts, findings, files: 0 }

  const read = (project: Project, folder: string) => {
    const open: { file: SourceFile; node: Node }[] = []
    for (const name of project.rootFiles.filter((each) => each.startsWith(folder) && isSource(each))) {
      const file = project.program.getSourceFile(name)
      if (!file) continue
      result.files += 1
      for (const node of textNodes(file)) {
        const said = literalText(node)
        if (said === undefined) open.push({ file, node })
        else add(said, file, node)
      }
    }
    const types = project.checker.getTypeAtLocation(open.map(({ node }) => node))
    for (const [index, { file, node }] of open.entries()) {
      const literals = literalTypes(types[index])
      if (literals) for (const said of literals) add(said, file, node)
      else findings.push(unknownText(placeOf(file, node)))
    }
  }

  const placeOf = (file: SourceFile, node: Node) => ({
    path: path.relative(root, file.fileName),
    line: file.text.slice(0, node.getStart(file)).split('\n').length,
  })

  const add = (said: string, file: SourceFile, node: Node) => {
    const { path: name, line } = placeOf(file, node)
    if (!texts.has(said)) texts.set(said, `${name}:${line}`)
  }

  return { result, read }
}

const unknownText = (place: { path: string; line: number }): Finding => ({
  ...place,
  rule: 'texts-known',
  wrong: 'which text is said here cannot be known from its type.',
  instead:
    'write the text in place, take it from a table that is `as const`, or use `tSaid` (`sayKnown` in the API) for a text that came as data and is written in a schema or a table.',
  why: 'a text that nobody can collect is never translated.',
})

/** The nodes of a file that hold a text: said in place, kept in a table, or given to a check or a refusal. */
function textNodes(file: SourceFile): Node[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (is.isCallExpression(node) || is.isNewExpression(node)) {
      const name = calledName(node.expression)
      const given = node.arguments ?? []
      const said = saying[name]
      const refused = refusing[name]
      if (said && is.isIdentifier(node.expression) && imports(file, said.from))
        found.push(...given.slice(said.argument, said.argument + 1))
      else if (refused !== undefined) found.push(...given.slice(refused, refused + 1).flatMap(literalsIn))
      else if (zodChecks.includes(name)) found.push(...given.flatMap(checkTexts))
    }
    if (is.isJsxAttribute(node) && is.isJsxOpeningLikeElement(node.parent.parent) && node.name.getText() === 'text') {
      const element = node.parent.parent
      if (element.tagName.getText() === 'T' && node.initializer) found.push(inBraces(node.initializer))
    }
    if (is.isVariableDeclaration(node) && is.isIdentifier(node.name) && isTextTable(node.name.text))
      found.push(...literalsIn(node.initializer))
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const imports = (file: SourceFile, moduleEnd: string) => file.text.includes(`${moduleEnd}'\n`)

const calledName = (callee: Node): string => {
  if (is.isIdentifier(callee)) return callee.text
  return is.isPropertyAccessExpression(callee) ? callee.name.text : ''
}

const inBraces = (node: Node): Node => (is.isJsxExpression(node) && node.expression ? node.expression : node)

const literalText = (node: Node): string | undefined =>
  is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node) ? node.text : undefined

/** A text as an argument of a check, or within its options. */
function checkTexts(argument: Node): Node[] {
  if (literalText(argument) !== undefined) return literalsIn(argument)
  if (!is.isObjectLiteralExpression(argument)) return []
  return argument.properties.flatMap((property) =>
    is.isPropertyAssignment(property) && ['message', 'error'].includes(property.name.getText())
      ? literalsIn(property.initializer)
      : [],
  )
}

/** Every literal that is a text in a value; keys and names of values are none. */
function literalsIn(value: Node | undefined): Node[] {
  if (!value) return []
  const said = literalText(value)
  if (said !== undefined) return isText(said) ? [value] : []
  if (is.isPropertyAssignment(value)) return literalsIn(value.initializer)
  const inside: Node[] = []
  value.forEachChild((child) => {
    inside.push(...literalsIn(child))
  })
  return inside
}

function literalTypes(type: Type | undefined): string[] | undefined {
  if (type?.isStringLiteralType()) return [type.value]
  if (!type?.isUnionType()) return undefined
  const parts = type.getTypes().map(literalTypes)
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}
