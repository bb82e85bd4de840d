import { t } from '../i18n/i18n.ts'

/** The map's place while it comes: its colours, a town's outline, and the word for it. */
export function MapLoading() {
  return (
    <div className="map-loading" role="status">
      <span>{t('Loading the map...')}</span>
    </div>
  )
}
