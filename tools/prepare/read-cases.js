import { existsSync, readFileSync } from 'node:fs'

/**
 * What a run of test cases wrote down.
 * @typedef {{ name: string, reason: string }} Case
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Case[] }} Cases
 */

/** @returns {Cases | undefined} */
export function readVitestCases(file) {
  const output = readJson(file)
  if (!output) return undefined
  const cases = output.map(({ file: where, name, status, messages }) => ({
    name: [shortened(where), name].filter(Boolean).join(' › '),
    status,
    failureMessages: messages,
  }))
  const having = (status) => cases.filter((one) => one.status === status)
  return {
    passed: having('passed').length,
    failed: having('failed').length,
    skipped: having('skipped').length,
    failures: having('failed').map(withReason),
  }
}

/** @returns {Cases | undefined} */
export function readPlaywrightCases(file) {
  const output = readJson(file)
  if (!output) return undefined
  const specs = output.suites.flatMap(specsOf)
  const cases = specs.flatMap(({ title, file: where, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${where} › ${title}`,
      status,
      failureMessages: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  )
  return {
    passed: output.stats.expected,
    failed: output.stats.unexpected,
    skipped: output.stats.skipped,
    failures: cases.filter(({ status }) => status === 'unexpected').map(withReason),
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const shortened = (file) => file.replace(/^.*\/((apps|packages|tools|models)\/)/, '$1')

const LONGEST_REASON = 600
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are control characters
const COLOURS = /\u001b\[[0-9;]*m/g

function withReason({ name, failureMessages = [] }) {
  const lines = String(failureMessages[0] ?? '')
    .replace(COLOURS, '')
    .split('\n')
  const reason = lines
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
    .slice(0, 8)
    .join(' | ')
  return { name, reason: reason.slice(0, LONGEST_REASON) }
}
