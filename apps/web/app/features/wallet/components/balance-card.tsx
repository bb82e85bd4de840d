import { market } from '@washline/contract/market'
import { formatMinor, formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWallet } from '../use-wallet.ts'
import { TopUpDialog } from './top-up-dialog.ts'

const bonusDays = market.wallet.bonusMs / 86_400_000

export interface BalanceCardProps {
  title: string
  onTopUp: () => void
}

/** The balance, with buttons for a top-up and the history. */
export function BalanceCard({ title, onTopUp }: BalanceCardProps) {
  const { balance, bonusMinor, isError, refetch } = useWallet()
  return (
    <section className="card bg-rinse" aria-label={title}>
      <p className="kicker">{title}</p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
        {balance !== undefined && <p className="huge num text-44">{formatMoney(balance)}</p>}
        {balance === undefined && !isError && <Skeleton className="h-11 w-36" />}
        {balance === undefined && isError && (
          <div className="flex flex-wrap items-center gap-3">
            <ErrorText>{t('The balance could not be loaded.')}</ErrorText>
            <Button variant="link" onClick={() => void refetch()}>
              {t('Retry')}
            </Button>
          </div>
        )}
        <Button size="compact" {...TopUpDialog.soon} onClick={onTopUp}>
          {t('Top Up')}
        </Button>
      </div>
      {bonusMinor > 0 && (
        <p className="mt-2">
          <b className="mark num text-14">
            {t('Bonus {amount} in the last {days} days', { amount: formatMinor(bonusMinor), days: bonusDays })}
          </b>
        </p>
      )}
      <ButtonLink to="/wallet" variant="link" className="mt-2 -ml-1 min-h-11">
        {t('Wallet history')}
      </ButtonLink>
    </section>
  )
}
