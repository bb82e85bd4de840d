import { t } from '../i18n/i18n.ts'

/** The placeholder of the map: its colours, a town's outline, and a loading text. */
export function MapLoading() {
  return (
    <div className="map-loading" role="status">
      <span>{t('Loading the map...')}</span>
    </div>
  )
}
