import type { Finding } from '../finding.ts'
import type { Project } from '../read-project.ts'

const WARN_LINES = 200
const MOST_LINES = 300

export const fileSize = ({ files }: Project): Finding[] =>
  files
    .filter(({ path, lines }) => lines > MOST_LINES && !path.endsWith('.sql'))
    .map(({ path, lines }) => tooLong(path, lines, MOST_LINES))

/** Files worth a second thought; they do not fail the check. */
export const fileSizeWarnings = ({ files }: Project): Finding[] =>
  files
    .filter(({ path, lines }) => !path.endsWith('.sql') && lines > WARN_LINES && lines <= MOST_LINES)
    .map(({ path, lines }) => tooLong(path, lines, WARN_LINES))

const tooLong = (path: string, lines: number, limit: number): Finding => ({
  rule: 'file-size',
  path,
  wrong: `${lines} lines; ${limit} is the ${limit === MOST_LINES ? 'limit' : 'size to think at'}.`,
  instead: 'split it by what changes together: one export per file, a central list split per feature.',
  why: 'a file that fits the eye is read whole before it is changed.',
})
