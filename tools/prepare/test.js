import { findChromium } from './find-chromium.js'
import { ensureInstalled } from './install.js'
import { checkNodeVersion } from './node-version.js'
import { PrepareError, print, runMain } from './progress.js'
import { compileCache } from './project.js'
import { printSummary, runSteps } from './run-steps.js'
import { scratchFolder } from './scratch-folder.js'
import { testSteps } from './test-steps.js'

runMain(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const steps = chooseSteps(process.argv.slice(2))
  const { environment, missing } = await prepareBrowser(steps)
  const scratch = scratchFolder()
  const results = await runSteps(
    steps.filter((step) => !(missing && step.needsBrowser)),
    { ...compileCache, ...environment, ...(scratch ? { TMPDIR: scratch } : {}) },
  )
  for (const { name } of missing ? steps.filter((step) => step.needsBrowser) : []) {
    results.push({ name, durationS: '0', failed: true, cases: { passed: 0, failed: 1, skipped: 0 } })
  }
  if (missing) print(`\nNOT SET UP: ${missing}`)
  printSummary(results)
  return results.some(({ failed }) => failed) ? 1 : 0
})

function chooseSteps(names) {
  const steps = testSteps()
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown) {
    throw new PrepareError(`There is no step "${unknown}". Steps: ${steps.map(({ name }) => name).join(', ')}.`)
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
}

/** Without a browser the other steps still run, and those that need it count as failed. */
async function prepareBrowser(steps) {
  if (!steps.some(({ needsBrowser }) => needsBrowser)) return { environment: {} }
  try {
    const chromium = await findChromium()
    print(`Browser: ${chromium}`)
    return { environment: { CHROMIUM_PATH: chromium } }
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error
    print(error.message)
    return { environment: {}, missing: error.message }
  }
}
