import { messages } from '@washline/contract/messages'
import type { AccessToken } from '@washline/contract/tokens/schemas'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useRevokeToken } from '../use-revoke-token.ts'

/** Asks before a token ends: the program that uses it stops working. */
export function RevokeDialog({ token, onClose }: { token: AccessToken | undefined; onClose: () => void }) {
  const revoke = useRevokeToken()
  const close = () => {
    revoke.reset()
    onClose()
  }
  return (
    <Dialog
      open={token !== undefined}
      onClose={close}
      closable={!revoke.isPending}
      title={t('Revoke access')}
      closeText={t('Close')}
    >
      <p>{t('“{token}” stops working right away. This cannot be undone.', { token: token?.name ?? '' })}</p>
      {revoke.error && <ErrorText>{errorText(revoke.error, t(messages.unexpected))}</ErrorText>}
      <div className="grid grid-cols-2 gap-3">
        <Button disabled={revoke.isPending} onClick={close}>
          {t('Cancel')}
        </Button>
        <Button
          variant="danger"
          busy={revoke.isPending}
          onClick={() => token && revoke.mutate(token.id, { onSuccess: close })}
        >
          {t('Revoke')}
        </Button>
      </div>
    </Dialog>
  )
}
