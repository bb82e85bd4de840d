import { useSwitchAccountType } from '../../../domain/account/use-switch-account-type.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'

/** Switches to the other side of the account, or offers to become a Washer to those who have one side only. */
export function AccountType({ onBecomeWasher }: { onBecomeWasher: () => void }) {
  const { provider, is_provider } = useUser()
  const change = useSwitchAccountType()
  const other = is_provider ? t('Switch to User account') : t('Switch to Washer account')
  return (
    <Button
      variant="link"
      className="min-h-12 text-14"
      busy={change.isPending}
      onClick={() => (provider ? change.mutate() : onBecomeWasher())}
    >
      {provider ? other : t('Become a Washer')}
    </Button>
  )
}
