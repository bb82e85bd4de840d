import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkPage } from '../../ui/link-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFoundTag } from './use-found-tag.ts'

/** What any phone shows that reads a tag: to strangers that it is one, to the people of its order the way there. */
export function FoundTagScreen({ code }: { code: string }) {
  return (
    <LinkPage title={t('A Washline tag')}>
      <FoundTag code={code} />
    </LinkPage>
  )
}

function FoundTag({ code }: { code: string }) {
  const { data: tag, error, refetch } = useFoundTag(code)
  if (tag === undefined && error)
    return (
      <ErrorState
        message={errorText(error, t('This page could not be loaded.'))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (tag === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-32 w-full" />
      </div>
    )
  const home = <ButtonLink to={publicPath('/how-it-works')}>{t('How It Works')}</ButtonLink>
  if (tag === null)
    return (
      <>
        <p>{t('This is not one of our codes. Check it, or scan the tag again.')}</p>
        {home}
      </>
    )
  return (
    <>
      <p>
        {tag.in_use
          ? t('It belongs to someone’s bag of laundry that is on its way.')
          : t('It is not on a bag of laundry right now.')}
      </p>
      {tag.order_id !== null && (
        <ButtonLink to={`/pickup-in-progress?order=${tag.order_id}`} variant="primary">
          {t('Go to your order')}
        </ButtonLink>
      )}
      {tag.in_use && tag.order_id === null && (
        <p>
          {t(
            'Did you find the bag? Please leave it closed where its owner or the Washer will find it, or give it to the front desk. Only the two of them can see in the app whose it is.',
          )}
        </p>
      )}
      {home}
    </>
  )
}
