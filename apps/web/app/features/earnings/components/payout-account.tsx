import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePayoutAccount } from '../use-payout-account.ts'

/** The payout account, with a link that changes it. */
export function PayoutAccountCard() {
  const { data: account, isError, refetch } = usePayoutAccount()
  return (
    <section aria-labelledby="account-title" className="card grid gap-2">
      <h2 id="account-title">{t('Payout account')}</h2>
      {!account && !isError && <Skeleton className="h-12" />}
      {!account && isError && (
        <div className="flex flex-wrap items-center gap-3">
          <ErrorText>{t('Your payout account could not be loaded.')}</ErrorText>
          <Button variant="link" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {account && (
        <>
          <p>{stateText(account)}</p>
          <ButtonLink flat wide to="/earnings/bank-account">
            {account.state === 'ready' ? t('Change payout account') : t('Set up payout account')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

function stateText({
  state,
  destination,
}: {
  state: 'none' | 'incomplete' | 'ready'
  destination: string | null
}): string {
  switch (state) {
    case 'none':
      return t('You do not have a payout account yet. Set one up to receive your earnings.')
    case 'incomplete':
      return t('Not ready yet: a few details are missing.')
    case 'ready':
      return destination ? t('Account ending in {digits}', { digits: destination }) : t('Ready')
    default:
      return state satisfies never
  }
}
