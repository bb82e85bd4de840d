import type { Custody, CustodyStep } from '@washline/contract/custody/schemas'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { sayItem } from '../../../platform/i18n/say-item.ts'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'
import { useChain } from '../use-chain.ts'
import { chainRows, stepNames } from '../view-model.ts'

/** What was counted at each step, in a table, and the photos of the steps side by side. Nothing where there is no chain. */
export function CaseChain({ orderId }: { orderId: number }) {
  const { data: chain } = useChain(orderId)
  if (!chain || chain.steps.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="chain">
      <h2 id="chain">{t('Counted along the way')}</h2>
      <Counts chain={chain} />
      <StepPhotos steps={chain.steps} />
    </section>
  )
}

function Counts({ chain }: { chain: Custody }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too
    <section className="overflow-x-auto" aria-label={t('Counts')} tabIndex={0}>
      <table className="counts-table">
        <thead>
          <tr>
            <th scope="col">{t('Piece')}</th>
            {chain.steps.map(({ number, step }) => (
              <th key={number} scope="col">
                {t(stepNames[step])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chainRows(chain).map(({ itemId, name, counts }) => (
            <tr key={itemId}>
              <th scope="row" className="wrap-anywhere">
                {sayItem(name)}
              </th>
              {counts.map(({ step, quantity, differs }) => (
                <td key={step} className="num">
                  {differs ? <b className="mark">{quantity ?? '–'}</b> : (quantity ?? '–')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function StepPhotos({ steps }: { steps: readonly CustodyStep[] }) {
  const [open, setOpen] = useState<CustodyStep>()
  const withPhoto = steps.filter(({ photo_url }) => photo_url !== null)
  const nameOf = ({ step }: CustodyStep) => t('Photo: {step}', { step: t(stepNames[step]) })
  return (
    <>
      <ul className="photo-tiles">
        {withPhoto.map((step) => (
          <li key={step.number} className="grid gap-1">
            <button type="button" className="photo-tile" onClick={() => setOpen(step)}>
              <img src={step.photo_url ?? ''} alt={nameOf(step)} />
            </button>
            <small className="text-14 text-ink-2">
              {t(stepNames[step.step])}, {formatDateTime(step.at)}
            </small>
          </li>
        ))}
      </ul>
      {open?.photo_url && (
        <PhotoViewer
          url={open.photo_url}
          alt={nameOf(open)}
          onClose={() => setOpen(undefined)}
          texts={{ close: t('Close'), zoomIn: t('Zoom in'), zoomOut: t('Zoom out') }}
        />
      )}
    </>
  )
}
