import type { Finding, Rule } from './finding.ts'
import { type Project, readProject } from './read-project.ts'
import { callsWithoutSchemas } from './rules/calls-without-schemas.ts'
import { domainEvents, guardsHaveNames, handlersCannotVeto } from './rules/events.ts'
import { featureFiles } from './rules/feature-files.ts'
import { fileCircles } from './rules/file-circles.ts'
import { pureRules, thinRoutes, transactionsInUseCases } from './rules/file-kinds.ts'
import { fileNames } from './rules/file-names.ts'
import { fileSize, fileSizeWarnings } from './rules/file-size.ts'
import { foreignTables, publishedViews } from './rules/foreign-tables.ts'
import { moduleCycles, moduleDirections } from './rules/module-directions.ts'
import { lowerLayers, moduleDoors } from './rules/module-doors.ts'
import { moduleFiles } from './rules/module-files.ts'
import { oneQuery } from './rules/one-query.ts'
import { oneSpelling } from './rules/one-spelling.ts'
import { productImports } from './rules/product-imports.ts'
import { declaredRefusals, refusalCodes, thrownRefusals } from './rules/refusals.ts'
import { refusedWords } from './rules/refused-words.ts'
import { sectionDirections } from './rules/section-directions.ts'
import { sqlInStores } from './rules/sql-in-stores.ts'
import { statusLiterals } from './rules/status-literals.ts'
import { vendorHomes } from './rules/vendor-homes.ts'
import { webLayers } from './rules/web-layers.ts'
import { workspaces } from './rules/workspaces.ts'

const RULES: readonly Rule[] = [
  fileNames,
  fileSize,
  moduleFiles,
  featureFiles,
  workspaces,
  moduleDoors,
  lowerLayers,
  moduleDirections,
  moduleCycles,
  sectionDirections,
  pureRules,
  thinRoutes,
  transactionsInUseCases,
  webLayers,
  oneQuery,
  callsWithoutSchemas,
  vendorHomes,
  declaredRefusals,
  refusalCodes,
  thrownRefusals,
  fileCircles,
  domainEvents,
  handlersCannotVeto,
  guardsHaveNames,
  foreignTables,
  publishedViews,
  sqlInStores,
  statusLiterals,
  productImports,
  refusedWords,
  oneSpelling,
]

export type Expected = Readonly<Record<string, number>>

export type Report = { findings: Finding[]; warnings: Finding[]; files: number; imports: number }

/** Checks the tree under `root`; `expected` says how many source files each folder must have shown at least. */
export function checkStructure(root: string, expected: Expected): Report {
  const project = readProject(root)
  return {
    findings: [...tooFew(project, expected), ...RULES.flatMap((rule) => rule(project))],
    warnings: fileSizeWarnings(project),
    files: project.files.length,
    imports: project.files.reduce((sum, { imports }) => sum + imports.length, 0),
  }
}

/** A check that looked at nothing finds nothing: that must not pass for order. */
function tooFew({ files }: Project, expected: Expected): Finding[] {
  return Object.entries(expected).flatMap(([folder, least]) => {
    const seen = files.filter(({ path, imports }) => path.startsWith(`${folder}/`) && imports.length > 0).length
    if (seen >= least) return []
    return [
      {
        rule: 'saw-too-little',
        path: folder,
        wrong: `only ${seen} source files with imports were seen, at least ${least} were expected.`,
        instead: 'mend how the check reads the tree (tools/structure/read-project.ts), or the folder names it expects.',
        why: 'a check that looks at nothing is green for ever.',
      },
    ]
  })
}
