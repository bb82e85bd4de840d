import { categoryTexts, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t, tText } from '../../../../platform/i18n/i18n.ts'
import { Detail } from '../../../../ui/detail.tsx'
import { Garment } from '../../../../ui/garment.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { GarmentName } from '../../../../ui/sprite.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { CatalogueForm } from '../catalogue-form.tsx'
import { changeText, settingLabel, yearsText } from '../catalogue-labels.ts'
import { useConsoleCatalogue } from '../use-console-catalogue.ts'

/** The price list, and its latest changes. */
export function CataloguePanel() {
  const catalogue = useConsoleCatalogue()
  const [edited, setEdited] = useState<GarmentId>()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Price list')}</h2>
      </header>
      <p className="text-ink-2">
        {t('Orders keep the prices they started with. A change applies right away to photos of new orders.')}
      </p>
      <QueryGate query={catalogue}>
        {({ version, rows, changes }) => (
          <>
            <ul className="catalogue-rows" aria-label={t('Price list')}>
              {rows.map((row) => (
                <CatalogueItem key={row.garment} row={row} onEdit={() => setEdited(row.garment)} />
              ))}
            </ul>
            <h3>{t('Changes')}</h3>
            {changes.length === 0 && <p className="text-ink-2">{t('Nothing has been changed yet.')}</p>}
            <ol className="console-entries" aria-label={t('Changes')}>
              {changes.map((change) => (
                <li key={change.version}>
                  <p className="console-entry-head">
                    <b>{t('Version {version}', { version: change.version })}</b>
                    <span>{change.by.name}</span>
                    <time className="num text-ink-2" dateTime={change.at}>
                      {formatDateTime(change.at)}
                    </time>
                  </p>
                  {change.changes.map((each) => (
                    <p key={`${each.garment} ${each.field}`}>{changeText(each)}</p>
                  ))}
                  <p className="text-ink-2 wrap-anywhere">{change.reason}</p>
                </li>
              ))}
            </ol>
            {edited && (
              <CatalogueForm
                key={`${edited} ${version}`}
                garment={edited}
                version={version}
                rows={rows}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </QueryGate>
    </>
  )
}

function CatalogueItem({ row, onEdit }: { row: CatalogueRow; onEdit: () => void }) {
  const { name: english, sprite } = garmentById(row.garment)
  const name = tText(english)
  return (
    <li className="console-box content-start">
      <div className="flex items-center gap-3">
        <Garment name={sprite as GarmentName} size={40} />
        <p className="min-w-0 flex-1">
          <b className="wrap-anywhere">{name}</b>
          <span className="block text-14 text-ink-2">{tText(categoryTexts[row.category])}</span>
        </p>
        <IconButton icon="edit" label={t('Edit {name}', { name })} onClick={onEdit} />
      </div>
      <Detail name={settingLabel('price_minor')}>{formatMinor(row.price_minor)}</Detail>
      <Detail name={settingLabel('replacement_value_minor')}>{formatMinor(row.replacement_value_minor)}</Detail>
      <Detail name={settingLabel('expected_life_years')}>{yearsText(row.expected_life_years)}</Detail>
    </li>
  )
}
