import { categoryTexts, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Garment } from '../../../ui/garment.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'
import { CatalogueForm } from '../catalogue-form.tsx'
import { useOpsCatalogue } from '../use-ops-catalogue.ts'
import { changeText, figureName, yearsText } from './catalogue-words.ts'
import { QueryGate } from './query-gate.tsx'

/** What each class costs and is worth, and who changed it when and why. */
export function CataloguePanel() {
  const catalogue = useOpsCatalogue()
  const [edited, setEdited] = useState<GarmentId>()
  return (
    <>
      <header className="ops-case-head">
        <h2>{t('Catalogue')}</h2>
      </header>
      <p className="text-ink-2">
        {t(
          'Orders keep the prices that they began with. A change holds for photos of new orders from the moment it is made.',
        )}
      </p>
      <QueryGate query={catalogue}>
        {({ version, rows, changes }) => (
          <>
            <ul className="catalogue-rows" aria-label={t('Catalogue')}>
              {rows.map((row) => (
                <CatalogueItem key={row.garment} row={row} onEdit={() => setEdited(row.garment)} />
              ))}
            </ul>
            <h3>{t('Changes')}</h3>
            {changes.length === 0 && <p className="text-ink-2">{t('Nothing was changed yet.')}</p>}
            <ol className="ops-story" aria-label={t('Changes')}>
              {changes.map((change) => (
                <li key={change.version}>
                  <p className="ops-story-head">
                    <b>{t('Version {version}', { version: change.version })}</b>
                    <span>{change.by.name}</span>
                    <time className="num text-ink-2" dateTime={change.at}>
                      {formatDateTime(change.at)}
                    </time>
                  </p>
                  {change.changes.map((each) => (
                    <p key={`${each.garment} ${each.figure}`}>{changeText(each)}</p>
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
  const name = tSaid(english)
  return (
    <li className="ops-box content-start">
      <div className="flex items-center gap-3">
        <Garment name={sprite as GarmentName} size={40} />
        <p className="min-w-0 flex-1">
          <b className="wrap-anywhere">{name}</b>
          <span className="block text-14 text-ink-2">{tSaid(categoryTexts[row.category])}</span>
        </p>
        <IconButton icon="edit" label={t('Edit {name}', { name })} onClick={onEdit} />
      </div>
      <Fact name={figureName('price')}>{formatMoney(row.price)}</Fact>
      <Fact name={figureName('replacement_value')}>{formatMoney(row.replacement_value)}</Fact>
      <Fact name={figureName('life_years')}>{yearsText(row.life_years)}</Fact>
    </li>
  )
}
