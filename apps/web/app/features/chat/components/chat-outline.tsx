import { t } from '../../../platform/i18n/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The bar and a few bubbles, shown while the conversation loads. */
export function ChatOutline() {
  return (
    <div className="grid flex-1 content-start gap-6" role="status" aria-busy="true" aria-label={t('Loading')}>
      <div className="chat-bar">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-6 w-40" />
      </div>
      <div className="grid gap-4 px-4">
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="h-12 w-2/5 justify-self-end" />
        <Skeleton className="h-20 w-3/5" />
        <Skeleton className="h-12 w-1/2 justify-self-end" />
      </div>
    </div>
  )
}
