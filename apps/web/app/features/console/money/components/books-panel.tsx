import { t } from '../../../../platform/i18n/i18n.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { BookBalances } from './book-balances.tsx'
import { BookChecks } from './book-checks.tsx'
import { BookPayouts } from './book-payouts.tsx'
import { BookRevenue } from './book-revenue.tsx'
import { BookTransfers } from './book-transfers.tsx'

/** The books of the whole market: balances, transfers, payouts, revenue, and the proofs of the ledger. */
export const BooksPanel = () => (
  <>
    <header className="console-case-head">
      <h2>{t('Ledger')}</h2>
    </header>
    <Tabs
      label={t('Ledger')}
      tabs={[
        { title: t('Balances'), content: <BookBalances /> },
        { title: t('Transfers'), content: <BookTransfers /> },
        { title: t('Cash-outs'), content: <BookPayouts /> },
        { title: t('Revenue'), content: <BookRevenue /> },
        { title: t('Consistency checks'), content: <BookChecks /> },
      ]}
    />
  </>
)
