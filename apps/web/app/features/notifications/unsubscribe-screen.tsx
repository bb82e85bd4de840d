import { useMutation } from '@tanstack/react-query'
import { unsubscribe } from '@washline/contract/notifications/settings'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { queryClient } from '../../platform/query.ts'
import { useSearchParams } from '../../router/index.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { LinkPage } from '../../ui/link-page.tsx'
import { Note } from '../../ui/note.tsx'
import { typeName } from './view-model.ts'

/**
 * The target of the link in an email, signed in or not. Unsubscribing takes a press, so that link scanners do not
 * unsubscribe.
 */
export function UnsubscribeScreen() {
  const token = useSearchParams()[0].get('token') ?? ''
  const stop = useMutation(
    { mutationFn: async () => (await callApi(unsubscribe, { body: { token } })).data.type },
    queryClient,
  )
  return (
    <LinkPage title={t('Unsubscribe')}>
      <div role="status" className="empty:-mt-4">
        {stop.data && (
          <Note tone="good">{t('You’re unsubscribed from these emails: {type}.', { type: typeName(stop.data) })}</Note>
        )}
      </div>
      {stop.isError && (
        <ErrorText>{errorText(stop.error, t('You could not be unsubscribed. Please try again.'))}</ErrorText>
      )}
      {!stop.data && (
        <>
          <p>{t('You’ll still get these in the app; other emails aren’t affected.')}</p>
          <Button variant="primary" size="large" wide busy={stop.isPending} onClick={() => stop.mutate()}>
            {t('Unsubscribe')}
          </Button>
        </>
      )}
      <ButtonLink to="/notification/settings">{t('All notification settings')}</ButtonLink>
    </LinkPage>
  )
}
