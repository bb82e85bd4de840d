import { useMutation } from '@tanstack/react-query'
import { undoChange } from '@washline/contract/identity/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { clearSession } from '../../platform/session/session.ts'
import { useNavigate, useSearchParams } from '../../router/index.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { LinkPage } from '../../ui/link-page.tsx'

/** The target of the link that is mailed after a change. Undoing takes a press, so that link scanners undo nothing. */
export function UndoChangeScreen() {
  const token = useSearchParams()[0].get('token') ?? ''
  const navigate = useNavigate()
  const undo = useMutation(
    {
      mutationFn: async () => (await callApi(undoChange, { body: { token } })).data.reset_token,
      onSuccess: (resetToken) => {
        clearSession()
        return navigate(`/reset-password?token=${resetToken}`, { replace: true })
      },
    },
    queryClient,
  )
  return (
    <LinkPage title={t('Was this not you?')}>
      <p>
        {t(
          'Then restore your account: it goes back to this email address, everyone is signed out, and you choose a new password.',
        )}
      </p>
      {undo.isError && <ErrorText>{errorText(undo.error, t('This could not be undone. Please try again.'))}</ErrorText>}
      <Button variant="primary" size="large" wide busy={undo.isPending} onClick={() => undo.mutate()}>
        {t('Restore my account')}
      </Button>
    </LinkPage>
  )
}
