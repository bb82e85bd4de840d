import { spawn } from 'node:child_process'
import { print } from './progress.js'
import { projectEnvironment, root } from './project.js'

/**
 * Runs every step to its end, failed ones before it or not. A step that ran no test cases counts as one.
 * @param {import('./test-steps.js').Step[]} steps
 */
export async function runSteps(steps, environment) {
  const results = []
  for (const step of steps) {
    print(`\n== ${step.name}`)
    const startedAt = performance.now()
    step.prepare?.()
    const failed = await runCommands(step, environment)
    const durationS = ((performance.now() - startedAt) / 1000).toFixed(1)
    results.push({ name: step.name, durationS, failed, ...countCases(step, failed) })
  }
  return results
}

async function runCommands(step, environment) {
  const waiting = [...step.commands()]
  let failed = false
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, args, cwd = root, env } = next
      const code = await run(file, args, { cwd, env: projectEnvironment({ ...environment, ...env }) })
      failed ||= code !== 0
    }
  }
  await Promise.all(Array.from({ length: step.atOnce ?? 1 }, work))
  return failed
}

function run(file, args, options) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A step may fail although each of its cases passed, or before it ran any: then the step itself is the failure. */
function countCases(step, stepFailed) {
  const counts = step.count?.()
  if (!counts) return { cases: { passed: stepFailed ? 0 : 1, failed: stepFailed ? 1 : 0, skipped: 0 } }
  return { cases: { ...counts, failed: Math.max(counts.failed, stepFailed ? 1 : 0) } }
}

/** What failed, then a line per step, then the sum alone on the last line. */
export function printSummary(results) {
  for (const { name, cases } of results) {
    for (const one of cases.failures ?? []) print(`\nFAILED ${name}: ${one.name}\n  ${one.reason}`)
  }
  print('\n== summary')
  const sum = { passed: 0, failed: 0 }
  for (const { name, durationS, failed, cases } of results) {
    sum.passed += cases.passed
    sum.failed += cases.failed
    const skipped = cases.skipped ? `, ${cases.skipped} skipped` : ''
    const counted = cases.passed + cases.failed > 1 ? `  ${cases.passed} passed, ${cases.failed} failed${skipped}` : ''
    print(`${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(10)} ${durationS.padStart(6)} s${counted}`)
  }
  print(`\n${sum.passed} passed, ${sum.failed} failed`)
}
