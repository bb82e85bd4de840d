import { sectionOf } from '../layout.ts'
import { eachImport } from './each-import.ts'

/** Files beside the sections that bring them together; sections import none of them. */
const COMPOSES = /^(?:index|module|builders)\.ts$|^[a-z0-9-]+-screen\.tsx$/

/** Sections of one module or feature import each other in the written directions only. */
export const sectionDirections = eachImport((file, { specifier, target }) => {
  if (target.kind === 'package' || file.isTest) return undefined
  const from = sectionOf(file.path)
  const to = sectionOf(target.path)
  if (!from || !to || from.whole !== to.whole || from.name === to.name) return undefined
  const isRoot = from.name === undefined
  const isComposed = to.name === undefined && COMPOSES.test(target.path.slice(to.whole.length))
  if (isRoot ? COMPOSES.test(file.path.slice(from.whole.length)) : !isComposed && isAllowed(from.mayImport, to.name))
    return undefined
  return {
    rule: 'section-directions',
    wrong: `${from.name ?? 'a file beside the sections'} imports "${specifier}"; ${allowedText(from)}.`,
    instead: 'move what both need into the lower section, or beside the sections if it belongs to none.',
    why: 'sections that import each other both ways can only be read as one.',
  }
})

const isAllowed = (mayImport: readonly string[], name: string | undefined) =>
  name === undefined || mayImport.includes(name)

const allowedText = ({ name, mayImport }: { name: string | undefined; mayImport: readonly string[] }) =>
  name === undefined
    ? 'only index.ts, module.ts, builders.ts and screens import sections'
    : `it may import ${[...mayImport, 'files beside the sections'].join(', ')}`
