import path from 'node:path'
import { checkStructure } from './check-structure.ts'
import { printFinding } from './finding.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const expected = { 'packages/contract': 15, 'apps/api': 40, 'apps/web': 40, tools: 15 }

const { findings, warnings, files, imports } = checkStructure(root, expected)
for (const warning of warnings) console.log(`warning: ${printFinding(warning)}`)
for (const finding of findings) console.error(printFinding(finding))
console.log(`structure: ${files} files and ${imports} imports seen, ${findings.length} broken rules`)
process.exitCode = findings.length === 0 ? 0 : 1
