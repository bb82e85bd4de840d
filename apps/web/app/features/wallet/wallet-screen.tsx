import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { HungLine } from '../../ui/hung-line.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TopUpDialog } from './components/top-up-dialog.ts'
import { WalletEntries } from './components/wallet-entries.tsx'
import { useWallet } from './use-wallet.ts'

/** The balance, the top-up button and every movement. */
export function WalletScreen({ onTopUp }: { onTopUp: () => void }) {
  const { balance, isError } = useWallet()
  useHeadingFocus()
  return (
    <AppPage
      title={t('Wallet')}
      back="/dashboard"
      tab="account"
      bottomNav
      beside={
        <div className="grid min-w-0 content-start gap-8 px-(--gutter) pb-8">
          <HungLine
            garments={[
              ['pillowcase', 'rinse'],
              ['towel', 'blush'],
            ]}
          />
          <WalletEntries />
        </div>
      }
    >
      <section className="grid content-start gap-4" aria-label={t('Balance')}>
        <p className="kicker">{t('Balance')}</p>
        {balance !== undefined && <p className="clock num wallet-balance">{formatMoney(balance)}</p>}
        {balance === undefined && !isError && <Skeleton className="wallet-balance h-[0.86em] w-56" />}
        {balance === undefined && isError && <ErrorText>{t('The balance could not be loaded.')}</ErrorText>}
        <Button variant="primary" size="large" className="justify-self-start" {...TopUpDialog.soon} onClick={onTopUp}>
          {t('Top Up')}
        </Button>
        <Note icon="shield">
          {t(
            'Your wallet pays first when you order, and the card pays the rest. Amounts paid from the wallet are refunded to it.',
          )}
        </Note>
      </section>
    </AppPage>
  )
}
