import { existsSync, readFileSync } from 'node:fs'

/**
 * What a run of test cases wrote down. `unsteady` passed only when run again.
 * @typedef {{ name: string, reason: string }} Case
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Case[], unsteady: Case[] }} Cases
 */

/** @returns {Cases | undefined} */
export function readVitestCases(file) {
  const said = readJson(file)
  if (!said) return undefined
  const cases = said.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length > 0
      ? assertionResults.map((one) => ({ ...one, name: `${shortened(name)} › ${one.fullName}` }))
      : [{ name: shortened(name), status: 'failed', failureMessages: [message] }],
  )
  return {
    passed: said.numPassedTests,
    failed: said.numFailedTests,
    skipped: said.numPendingTests + said.numTodoTests,
    failures: cases.filter(({ status }) => status === 'failed').map(withReason),
    unsteady: cases.filter((one) => one.status === 'passed' && one.failureMessages?.length > 0).map(withReason),
  }
}

/** @returns {Cases | undefined} */
export function readPlaywrightCases(file) {
  const said = readJson(file)
  if (!said) return undefined
  const specs = said.suites.flatMap(specsOf)
  const cases = specs.flatMap(({ title, file: where, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${where} › ${title}`,
      status,
      failureMessages: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  )
  return {
    passed: said.stats.expected + said.stats.flaky,
    failed: said.stats.unexpected,
    skipped: said.stats.skipped,
    failures: cases.filter(({ status }) => status === 'unexpected').map(withReason),
    unsteady: cases.filter(({ status }) => status === 'flaky').map(withReason),
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const shortened = (file) => file.replace(/^.*\/((apps|packages|tools|models)\/)/, '$1')

const LONGEST_REASON = 240
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are control characters
const COLOURS = /\u001b\[[0-9;]*m/g

function withReason({ name, failureMessages = [] }) {
  const lines = String(failureMessages[0] ?? '')
    .replace(COLOURS, '')
    .split('\n')
  const reason = lines
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
    .slice(0, 3)
    .join(' | ')
  return { name, reason: reason.slice(0, LONGEST_REASON) }
}
