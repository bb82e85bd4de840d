import { spawn } from 'node:child_process'
import { collect, print } from './progress.js'
import { projectEnvironment, root } from './project.js'

/**
 * Runs every step to its end, failed ones before it or not. Neighbors that keep one core busy run beside each other, and each is printed
 * as a whole. A step that ran no test cases counts as one.
 * @param {import('./test-steps.js').Step[]} steps
 */
export async function runSteps(steps, environment) {
  const results = []
  const waiting = [...steps]
  while (waiting.length > 0) {
    const others = waiting.findIndex(({ ofOneCore }) => !ofOneCore)
    const beside = waiting.splice(0, others === 0 ? 1 : others < 0 ? waiting.length : others)
    const start = beside.length > 1 ? collect : show
    results.push(...(await Promise.all(beside.map((step) => runStep(step, environment, start)))))
  }
  return results
}

async function runStep(step, environment, start) {
  const lines = []
  const write = start === collect ? (line) => lines.push(line) : print
  write(`\n== ${step.name}`)
  const startedAt = performance.now()
  step.prepare?.()
  const failed = await runCommands(step, environment, async (...command) => {
    const { code, output } = await start(...command)
    if (output) write(output.trimEnd())
    return code
  })
  const durationS = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (lines.length > 0) print(lines.join('\n'))
  return { name: step.name, durationS, failed, ...countCases(step, failed) }
}

async function runCommands(step, environment, run) {
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

function show(file, args, options) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve({ code: 1 }))
    child.once('exit', (code) => resolve({ code: code ?? 1 }))
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
