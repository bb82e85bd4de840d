import type { ComponentProps } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { FoundPhoto } from '../../../ui/found-photo.tsx'

export interface FoundHeadProps extends Pick<ComponentProps<typeof FoundPhoto>, 'marks' | 'onChoose'> {
  imageUrl: string | null
  count: number
  /** How many items the scan was unsure of. */
  unsure: number
  /** Nothing was found on the photo. */
  isByHand: boolean
}

/** The scanned photo, and how many items were found on it. */
export function FoundHead({ imageUrl, count, unsure, isByHand, ...photo }: FoundHeadProps) {
  return (
    <div className="found-head">
      {imageUrl && (
        <FoundPhoto
          imageUrl={imageUrl}
          alt={t('Your photo with {count, plural, one {# item} other {# items}} found', { count })}
          {...photo}
        />
      )}
      <div>
        <h2>{isByHand ? t('Add your items') : t('AI detected your laundry items')}</h2>
        <p className="mt-1.5 text-ink-2" aria-live="polite">
          {isByHand ? t('We found nothing in the photo. Add what you want washed.') : null}
          {isByHand
            ? null
            : unsure
              ? t('Please check {unsure, plural, one {# item} other {# items}}. You can change everything.', { unsure })
              : t('{count, plural, one {# item} other {# items}} found. You can change everything.', { count })}
        </p>
      </div>
    </div>
  )
}
