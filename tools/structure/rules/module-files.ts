import type { Finding, Rule } from '../finding.ts'
import { apiArea, inModule, MODULE_DIRECTIONS, moduleOf } from '../layout.ts'

const KINDS = [
  /^README\.md$/,
  /^(?:index|module|deps|routes|store|queries|guards|handlers|jobs|channels|privacy|builders|rules)\.ts$/,
  /^rules\/[a-z0-9-]+\.ts$/,
  /^(?:routes|store|queries)\/[a-z0-9-]+\.ts$/,
  /^commands\/[a-z0-9]+(?:-[a-z0-9]+)+\.ts$/,
  /^use-cases\/[a-z0-9]+(?:-[a-z0-9]+)+\.ts$/,
  /^[a-z0-9-]+-gateway\.ts$/,
  /^(?:[a-z0-9-]+\/)?[a-z0-9-]+(?:\.db)?\.test\.ts$/,
]

const FRAME_FILES = /^apps\/api\/src\/(?:app|main|services)(?:\.db)?(?:\.test)?\.ts$/

/** A business module holds only the kinds of files that everybody knows. */
export const moduleFiles: Rule = ({ paths }) =>
  paths.filter((path) => path.startsWith('apps/api/src/')).flatMap((path) => checkPath(path, paths))

function checkPath(path: string, paths: string[]): Finding[] {
  if (!apiArea(path)) return FRAME_FILES.test(path) ? [] : [outsideAnyFolder(path)]
  const module = moduleOf(path)
  if (!module) return []
  if (!(module in MODULE_DIRECTIONS)) return [unknownModule(path, module)]
  const name = inModule(path, module)
  if (KINDS.some((kind) => kind.test(name)) || isVendorFile(name, module, paths)) return []
  return [unknownKind(path, module, name)]
}

/** A vendor's folder stands beside the gateway it implements, and inside it names are free. */
function isVendorFile(name: string, module: string, paths: string[]): boolean {
  const [folder = ''] = name.split('/')
  if (!name.includes('/') || folder === 'rules' || folder === 'use-cases') return false
  return paths.some((path) => path.startsWith(`apps/api/src/${module}/`) && /\/[a-z0-9-]+-gateway\.ts$/.test(path))
}

const outsideAnyFolder = (path: string): Finding => ({
  rule: 'module-files',
  path,
  wrong: 'only app.ts, services.ts and main.ts stand at the top of the api.',
  instead: 'put business code into the folder of its noun, technical code into platform/.',
  why: 'the top level is a table of contents, and main.ts the one place where the process starts.',
})

const unknownModule = (path: string, module: string): Finding => ({
  rule: 'module-files',
  path,
  wrong: `"${module}" is not a known module.`,
  instead: 'put the file into an existing module, or add the module and its directions to tools/structure/layout.ts.',
  why: 'a new module is a decision about who may know whom, so it is written down where it is checked.',
})

const unknownKind = (path: string, module: string, name: string): Finding => ({
  rule: 'module-files',
  path,
  wrong: `"${name}" is no kind of file that a module holds.`,
  instead:
    `in ${module}/ only: README.md, index.ts, module.ts, routes.ts or routes/<name>.ts, use-cases/<verb-noun>.ts, commands/<verb-noun>.ts (run by npm), rules.ts or rules/<name>.ts, ` +
    'store.ts or store/<name>.ts, queries.ts or queries/<name>.ts, guards.ts, handlers.ts, deps.ts, jobs.ts, channels.ts, privacy.ts, <x>-gateway.ts with <vendor>/, builders.ts, and tests.',
  why: 'every module has the same shape, so a reader of one knows where to look in all of them.',
})
