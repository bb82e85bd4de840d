import type { LedgerMetrics } from './bench-ledger.ts'

const columns = [
  'entries',
  'bare inserts/s',
  'many accounts/s',
  'of bare',
  'one platform account/s',
  'of bare',
  'one wallet/s',
  'of bare',
  'from Node/s',
  'of bare',
  'of the smallest books',
  'proof s',
]

/** The table of the ledger: postings per second beside bare inserts, at each size of the books. */
export function printLedger(metrics: readonly LedgerMetrics[], print: (line: string) => void): void {
  print(`| ${columns.join(' | ')} |`)
  print(`|${'---|'.repeat(columns.length)}`)
  for (const { entries, perSecond, ofRaw, ofSmallest, proofS } of metrics) {
    const cells = [
      entries.toLocaleString('en'),
      perSecond.raw.toFixed(0),
      perSecond.many.toFixed(0),
      `${ofRaw.many.toFixed(2)} (aim 0.6)`,
      perSecond.platform.toFixed(0),
      `${ofRaw.platform.toFixed(2)} (aim 0.4)`,
      perSecond.wallet.toFixed(0),
      ofRaw.wallet.toFixed(2),
      perSecond.product.toFixed(0),
      ofRaw.product.toFixed(2),
      `${ofSmallest.toFixed(2)} (aim 0.9)`,
      proofS.toFixed(1),
    ]
    print(`| ${cells.join(' | ')} |`)
  }
}
