import type { LedgerFigures } from './bench-ledger.ts'

const ratio = (value: number, of: number | undefined) => (of ? (value / of).toFixed(2) : '–')

/** The table of the ledger: postings per second beside bare inserts, at each size of the books. */
export function printLedger(figures: readonly LedgerFigures[], say: (line: string) => void): void {
  say(
    '| entries | raw inserts/s | many accounts/s | of raw | one platform account/s | of raw | one wallet/s | of raw | against the smallest | proof s |',
  )
  say('|---|---|---|---|---|---|---|---|---|---|')
  const smallest = figures[0]?.perSecond.many
  for (const { entries, perSecond, raw, proofS } of figures)
    say(
      `| ${entries.toLocaleString('en')} | ${raw?.toFixed(0) ?? '–'} | ${perSecond.many.toFixed(0)} | ${ratio(perSecond.many, raw)} (aim 0.6) | ` +
        `${perSecond.platform.toFixed(0)} | ${ratio(perSecond.platform, raw)} (aim 0.4) | ${perSecond.wallet.toFixed(0)} | ${ratio(perSecond.wallet, raw)} | ` +
        `${ratio(perSecond.many, smallest)} (aim 0.9) | ${proofS.toFixed(1)} |`,
    )
}
