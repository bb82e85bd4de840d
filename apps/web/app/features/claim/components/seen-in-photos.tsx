import type { ClaimReport } from '@washline/contract/claims/schemas'
import { lookerTexts, samePieceTexts, seenDamageTexts } from '@washline/contract/claims/sightings'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'

/** Who looked at the photos, and what a model found in them. Nothing for older reports, which lack it. */
export function SeenInPhotos({ looked }: Pick<ClaimReport, 'looked'>) {
  if (!looked) return null
  return (
    <section className="grid gap-4" aria-labelledby="seen">
      <h2 id="seen">{t('How we checked the photos')}</h2>
      <p className="text-14 text-ink-2">{t(lookerTexts[looked.by])}</p>
      {looked.sightings.length > 0 && (
        <ul className="stitched">
          {looked.sightings.map(({ photo, damage, item, same_piece, confidence }) => (
            <li key={photo}>
              <p className="font-semibold">{t(seenDamageTexts[damage], { photo })}</p>
              {item !== null && (
                <p className="text-14 text-ink-2 wrap-anywhere">{t('Seen on: {item}.', { item: itemLabel(item) })}</p>
              )}
              <p className="text-14 text-ink-2">{t(samePieceTexts[same_piece])}</p>
              <p className="text-14 text-ink-2">
                {t('The model is {percent}% sure.', { percent: Math.round(confidence * 100) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
