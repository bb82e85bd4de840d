import { useQuery } from '@tanstack/react-query'
import type { Custody, CustodyStep } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { custodyQuery } from '../../../domain/custody/custody-query.ts'
import { stepLabel } from '../../../domain/custody/step-labels.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { PhotoViewer } from '../../../ui/photo-viewer.tsx'
import { chainRows } from '../view-model.ts'

/** The counts of each custody step in a table, and the photos of the steps. Nothing without custody. */
export function CaseChain({ orderId }: { orderId: OrderId }) {
  const { data: chain } = useQuery(custodyQuery(orderId))
  if (!chain || chain.steps.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="chain">
      <h2 id="chain">{t('Counts along the way')}</h2>
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
            <th scope="col">{t('Item')}</th>
            {chain.steps.map(({ number, step }) => (
              <th key={number} scope="col">
                {stepLabel(step)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chainRows(chain).map(({ itemId, name, counts }) => (
            <tr key={itemId}>
              <th scope="row">{itemLabel(name)}</th>
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
  const nameOf = ({ step }: CustodyStep) => t('Photo: {step}', { step: stepLabel(step) })
  return (
    <>
      <ul className="photo-tiles">
        {withPhoto.map((step) => (
          <li key={step.number} className="grid gap-1">
            <button type="button" className="photo-tile" onClick={() => setOpen(step)}>
              <img src={step.photo_url ?? ''} alt={nameOf(step)} />
            </button>
            <small className="text-14 text-ink-2">
              {stepLabel(step.step)}, {formatDateTime(step.at)}
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
