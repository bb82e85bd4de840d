import { tagMessages } from '@washline/contract/tags/messages'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HungLine } from '../../ui/hung-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SheetMaker } from './components/sheet-maker.tsx'
import { useTags } from './use-tags.ts'

/** Sheets of tags to print. */
export function TagsScreen() {
  useHeadingFocus()
  const { data: unused, error, refetch } = useTags()
  return (
    <AppPage
      title={t('Bag tags')}
      back="/account"
      tab="account"
      aside={
        <HungLine
          garments={[
            ['towel', 'rinse'],
            ['sheet', 'suds'],
          ]}
        />
      }
    >
      <div className="tags-page">
        <p className="tags-form">
          {t(
            'Tie or stick one to each bag. It is scanned at every handover, so bags do not get mixed up. Once the laundry is back, you can reuse the tag on your next bag.',
          )}
        </p>
        {!unused && !error && (
          <div role="status" aria-busy="true" aria-label={t('Loading')}>
            <Skeleton className="h-32" />
          </div>
        )}
        {!unused && error && (
          <ErrorState
            message={errorText(error, t(tagMessages.read))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {unused && <SheetMaker unused={unused} />}
      </div>
    </AppPage>
  )
}
