import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'

interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

export function ShowMore({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="p-3">
      <Button size="compact" flat busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {t('Show older entries')}
      </Button>
    </div>
  )
}
