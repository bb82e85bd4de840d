import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { command, inProject, isPresent, projectNode } from './project.js'
import { readPlaywrightCases, readVitestCases } from './read-cases.js'

const RESULTS = inProject('node_modules', '.cache', 'washline')
const WORKSPACES = [
  'packages/contract',
  'packages/client',
  'packages/extension',
  'apps/api',
  'apps/simulator',
  'apps/web',
]
const REPORTER = 'tools/prepare/case-reporter.js'
// Runs in a browser without pages, so with other global names.
const WORKER = 'apps/web/app/service-worker'

/**
 * The checks in order. A step is one or more commands; `count` reads which test cases it ran, where it runs any.
 * @typedef {{ name: string, needsBrowser?: boolean, ofOneCore?: boolean, prepare?: () => void, commands: () => object[], atOnce?: number, count?: () => import('./read-cases.js').Cases | undefined }} Step
 * @returns {Step[]}
 */
export function testSteps() {
  return [
    { name: 'lint', commands: () => [tool('biome', ['ci', '--error-on-warnings', '.'])] },
    // A compiler of one thread keeps one core busy; more of them in one check the same types over, at twice the cost.
    { name: 'types', commands: typeCommands, atOnce: 2 },
    { name: 'structure', ofOneCore: true, commands: structureCommands },
    { name: 'texts', ofOneCore: true, commands: () => [script('tools/texts/check.ts')] },
    { name: 'dead-code', ofOneCore: true, commands: () => [tool('knip', [])] },
    vitestStep('unit'),
    vitestStep('db'),
    { ...vitestStep('screen'), needsBrowser: true },
    { name: 'build', commands: () => [script('tools/prepare/build.js')] },
    playwrightStep(),
  ]
}

const tool = (name, args, options = {}) => ({ file: projectNode(), args: [command(name), ...args], ...options })

const script = (file) => ({ file: projectNode(), args: [inProject(file)] })

/** By its package: another version that a tool brings may have taken the name in `.bin`. */
const compiler = (args) => ({
  file: projectNode(),
  args: [inProject('node_modules', 'typescript', 'bin', 'tsc'), ...args],
})

const structureCommands = () => ['structure', 'docs', 'pictures'].map((folder) => script(`tools/${folder}/check.ts`))

function typeCommands() {
  mkdirSync(RESULTS, { recursive: true })
  const folders = WORKSPACES.filter((folder) => isPresent(folder, 'src') || isPresent(folder, 'app'))
  return ['.', ...folders, WORKER].map((folder) => {
    // Unchanged files are not checked again: the second run takes a tenth of the first.
    const buildInfo = path.join(RESULTS, `types-${folder.replaceAll(/\W/g, '-')}.tsbuildinfo`)
    return compiler([
      '--noEmit',
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      buildInfo,
      '-p',
      inProject(folder),
    ])
  })
}

function vitestStep(name) {
  const file = path.join(RESULTS, `${name}.json`)
  return {
    name,
    prepare: () => clear(file),
    commands: () => [
      tool('vitest', ['run', '--project', name, '--reporter=default', `--reporter=${inProject(REPORTER)}`], {
        env: { CASES_FILE: file },
      }),
    ],
    count: () => readVitestCases(file),
  }
}

function playwrightStep() {
  const file = path.join(RESULTS, 'e2e.json')
  return {
    name: 'e2e',
    needsBrowser: true,
    prepare: () => clear(file),
    commands: () => [
      tool('playwright', ['test', '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    ],
    count: () => readPlaywrightCases(file),
  }
}

function clear(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
}
