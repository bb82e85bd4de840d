import { t } from '../../../../platform/i18n/i18n.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useIsDesk } from '../../../../ui/use-is-desk.ts'
import { BookBalances } from './book-balances.tsx'
import { BookChecks } from './book-checks.tsx'
import { BookPayouts } from './book-payouts.tsx'
import { BookRevenue } from './book-revenue.tsx'
import { BookTransfers } from './book-transfers.tsx'

/** The books of the whole market: balances, transfers, payouts, revenue, and beside them, or in a tab, the proofs of the ledger. */
export function BooksPanel() {
  const isDesk = useIsDesk()
  const tabs = [
    { title: t('Balances'), content: <BookBalances /> },
    { title: t('Transfers'), content: <BookTransfers /> },
    { title: t('Payouts'), content: <BookPayouts /> },
    { title: t('Revenue'), content: <BookRevenue /> },
  ]
  const ledger = (all: typeof tabs) => (
    <>
      <header className="console-case-head">
        <h2>{t('Ledger')}</h2>
      </header>
      <Tabs label={t('Ledger')} tabs={all} />
    </>
  )
  if (!isDesk) return ledger([...tabs, { title: t('Consistency checks'), content: <BookChecks /> }])
  return (
    <div className="console-panels console-ledger">
      <section>{ledger(tabs)}</section>
      <section>
        <header className="console-case-head">
          <h2>{t('Consistency checks')}</h2>
        </header>
        <BookChecks />
      </section>
    </div>
  )
}
