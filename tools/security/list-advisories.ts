// Run by `npm run advisories`: lists the published advisories about packages of the lock file.
import path from 'node:path'
import { askForAdvisories } from './ask-for-advisories.ts'

const { lines, exitCode } = await askForAdvisories(path.resolve(import.meta.dirname, '../..'))
const print = exitCode === 0 ? console.log : console.error
for (const line of lines) print(line)
process.exitCode = exitCode
