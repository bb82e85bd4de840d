import { writeFileSync } from 'node:fs'

/**
 * Writes the cases of a Vitest run to the file of CASES_FILE. Vitest's own JSON has the stack of an error in place of
 * its message, and the stack of a browser's action leaves out what the action waited for.
 */
export default class CaseReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
  onTestRunEnd(modules) {
    const cases = modules.flatMap((module) => [
      ...module
        .errors()
        .map((error) => ({ file: module.moduleId, name: '', status: 'failed', messages: [error.message] })),
      ...[...module.children.allTests()].map((test) => ({
        file: module.moduleId,
        name: test.fullName,
        status: test.result().state,
        messages: (test.result().errors ?? []).map(({ name, message }) => `${name ?? 'Error'}: ${message}`),
      })),
    ])
    writeFileSync(process.env.CASES_FILE ?? '', JSON.stringify(cases))
  }
}
