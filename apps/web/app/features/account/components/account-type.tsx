import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { useSwitchType } from '../use-switch-type.ts'

/** To the other side of the account; for those who have one only, to becoming a Washer. */
export function AccountType({ onBecomeWasher }: { onBecomeWasher: () => void }) {
  const { provider, is_provider } = useUser()
  const change = useSwitchType()
  if (!provider) {
    return (
      <Button look="link" className="min-h-12 text-14" onClick={onBecomeWasher}>
        {t('Become a Washer')}
      </Button>
    )
  }
  return (
    <Button look="link" className="min-h-12 text-14" busy={change.isPending} onClick={() => change.mutate()}>
      {is_provider ? t('Switch to User account') : t('Switch to Washer account')}
    </Button>
  )
}
