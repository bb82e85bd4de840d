import { tagMessages } from '@washline/contract/tags/messages'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HungLine } from '../../ui/hung-line.tsx'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SheetMaker } from './components/sheet-maker.tsx'
import { TagsOnBags } from './components/tags-on-bags.tsx'
import { useTags } from './use-tags.ts'

/** Sheets of tags to print. */
export function TagsScreen() {
  useHeadingFocus()
  const { data: tags, error, refetch } = useTags()
  return (
    <AppPage title={t('Bag tags')} back="/account" tab="account" aside={<Beside />}>
      <div className="tags-page">
        <p className="tags-form desk:hidden">
          {t(
            'Tie or stick one to each bag. It is scanned at every handover, so bags do not get mixed up. Once the laundry is back, you can reuse the tag on your next bag.',
          )}
        </p>
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

const Beside = () => (
  <>
    <HungLine
      garments={[
        ['towel', 'rinse'],
        ['sheet', 'suds'],
      ]}
    />
    <section className="grid gap-5 pt-8" aria-labelledby="how-tags">
      <h2 id="how-tags">{t('How a tag works')}</h2>
      <NumberedSteps
        steps={[
          { title: t('Print and attach'), text: t('Tie or stick one to each bag, before the pickup.') },
          {
            title: t('Scanned at pickup'),
            text: t('Your Washer scans every tag. From then on it belongs to this order alone.'),
          },
          {
            title: t('Scanned at the return'),
            text: t('A tag of another order stops the handover; a missing one is recorded.'),
          },
          { title: t('Use it again'), text: t('Once the laundry is back, you can reuse the tag on your next bag.') },
        ]}
      />
    </section>
  </>
)
