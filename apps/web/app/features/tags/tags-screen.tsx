import { tagMessages } from '@washline/contract/tags/messages'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { SheetMaker } from './components/sheet-maker.tsx'
import { TagsOnBags } from './components/tags-on-bags.tsx'
import { useTags } from './use-tags.ts'

const HowTagsWork = later(() => import('./components/how-tags-work.tsx').then((module) => module.HowTagsWork))

/** Sheets of tags to print, and the tags on bags now. */
export function TagsScreen() {
  useHeadingFocus()
  const isDesk = useIsDesk()
  const { data: tags, error, refetch } = useTags()
  return (
    <AppPage title={t('Bag tags')} back="/account" tab="account" aside={isDesk && <HowTagsWork />}>
      <div className="tags-page">
        <div className="desk:hidden">
          <p className="tags-form">
            {t(
              'Tie or stick one to each bag. It is scanned at every handover, so bags do not get mixed up. Once the laundry is back, you can reuse the tag on your next bag.',
            )}
          </p>
        </div>
        {!tags && !error && (
          <div role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-32" />
          </div>
        )}
        {!tags && error && (
          <ErrorState
            message={errorText(error, t(tagMessages.read))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {tags && (
          <>
            <SheetMaker unused={tags.codes} />
            <TagsOnBags tags={tags.on_bags} />
          </>
        )}
      </div>
    </AppPage>
  )
}
