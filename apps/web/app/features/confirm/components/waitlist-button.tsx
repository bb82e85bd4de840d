import type { WaitlistId } from '@washline/contract/ids'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import type { useWaitlist } from '../use-reach.ts'

interface WaitlistButtonProps {
  waitlist: ReturnType<typeof useWaitlist>
  /** Set while the person waits. */
  waitlistId: WaitlistId | null
  isDisabled?: boolean
}

/** Joins or leaves a waitlist. */
export function WaitlistButton({ waitlist, waitlistId, isDisabled = false }: WaitlistButtonProps) {
  return (
    <>
      {waitlist.isError && (
        <ErrorText>{errorText(waitlist.error, t('This could not be changed. Please try again.'))}</ErrorText>
      )}
      <Button
        size="compact"
        flat
        className="justify-self-start"
        busy={waitlist.isPending}
        disabled={isDisabled}
        onClick={() => waitlist.mutate(waitlistId)}
      >
        {waitlistId === null ? t('Notify me') : t('Stop notifying me')}
      </Button>
    </>
  )
}
