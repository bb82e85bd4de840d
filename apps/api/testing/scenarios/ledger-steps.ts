import * as ledger from '@washline/contract/ledger/endpoints'
import type { Step } from './step.ts'

/** What the operators see of the books. */
export const bookSteps = (): readonly Step[] => [
  { endpoint: ledger.proveLedger, by: 'operator', learn: ({ data }) => void expectProven(data.findings) },
  { endpoint: ledger.listLedgerProofs, by: 'operator' },
]

function expectProven(findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`the books of the scenario: ${findings.join('; ')}`)
}
