import { t } from '../i18n/i18n.ts'

/** The placeholder of the map: the colour of land, and after a moment a text. */
export function MapLoading() {
  return (
    <div className="map-loading" role="status">
      <span>{t('Loading the map...')}</span>
    </div>
  )
}
