import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { BarePage } from '../../ui/bare-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFoundTag } from './use-found-tag.ts'

/** What any phone shows that reads a tag: to strangers that it is one, to the people of its order the way there. */
export function FoundTagScreen({ code }: { code: string }) {
  return (
    <BarePage className="mx-auto grid w-full max-w-[34rem] content-start gap-6 py-8">
      <h1>{t('A Washline tag')}</h1>
      <FoundTag code={code} />
    </BarePage>
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
  if (tag === null) return <p>{t('This code is not one of ours. Check it, or scan the tag again.')}</p>
  return (
    <>
      <p>
        {tag.in_use
          ? t('It belongs to a bag of laundry that is on its way for somebody.')
          : t('It is on no bag of laundry at the moment.')}
      </p>
      {tag.order_id !== null && (
        <ButtonLink to={`/pickup-in-progress?order=${tag.order_id}`} variant="primary">
          {t('Go to your order')}
        </ButtonLink>
      )}
      {tag.in_use && tag.order_id === null && (
        <p>
          {t(
            'Have you found the bag? Please leave it closed where its owner or the Washer finds it again, or give it to the staff of the house. Only they see whose it is, in the app.',
          )}
        </p>
      )}
      <ButtonLink to={publicPath('/how-it-works')}>{t('How It Works')}</ButtonLink>
    </>
  )
}
