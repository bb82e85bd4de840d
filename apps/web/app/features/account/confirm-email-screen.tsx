import { useMutation } from '@tanstack/react-query'
import { confirmEmail } from '@washline/contract/identity/account-endpoints'
import { accountQuery } from '../../domain/account/use-account.ts'
import { userOf } from '../../domain/account/user-of.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { setUser } from '../../platform/session/session.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useSearchParams } from '../../router/index.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { LinkPage } from '../../ui/link-page.tsx'
import { Note } from '../../ui/note.tsx'

/** The target of the mailed link. Confirming takes a press, so that link scanners do not confirm. */
export function ConfirmEmailScreen() {
  const token = useSearchParams()[0].get('token') ?? ''
  const session = useSession()
  const confirm = useMutation(
    {
      mutationFn: async () => (await callApi(confirmEmail, { body: { token } })).data,
      onSuccess: (account) => {
        queryClient.setQueryData(accountQuery.queryKey, account)
        setUser(userOf(account))
      },
    },
    queryClient,
  )
  return (
    <LinkPage title={t('Confirm your address')}>
      {!session.token && (
        <>
          <p>{t('Sign in on this device, then open the emailed link again.')}</p>
          <ButtonLink variant="primary" size="large" wide to="/">
            {t('Sign In')}
          </ButtonLink>
        </>
      )}
      <div role="status" className="empty:-mt-4">
        {confirm.data && (
          <Note tone="good">{t('Your email address is now {email}.', { email: confirm.data.email })}</Note>
        )}
      </div>
      {confirm.data && <ButtonLink to="/account">{t('Go to your account')}</ButtonLink>}
      {session.token && !confirm.data && (
        <>
          <p>{t('You then sign in with this address and receive emails there.')}</p>
          {confirm.isError && (
            <ErrorText>{errorText(confirm.error, t('This could not be confirmed. Please try again.'))}</ErrorText>
          )}
          <Button variant="primary" size="large" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('Confirm')}
          </Button>
        </>
      )}
    </LinkPage>
  )
}
