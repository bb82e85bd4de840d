import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { toMajor, toMinor } from '@washline/contract/money'
import type { Item } from '@washline/contract/orders/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { useState } from 'react'
import { useMoneyRules } from '../../../domain/market/use-money-rules.ts'
import { fillOf } from '../../../platform/format/fill-of.ts'
import { formatMinor, formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Garment } from '../../../ui/garment.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { later } from '../../../ui/later.tsx'
import { Note } from '../../../ui/note.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'
import { declarable, likelyItems, sumOf } from '../view-model.ts'
import type { Declared } from './declared.ts'

const DeclareForm = later(() => import('../declare-form.tsx').then((module) => module.DeclareForm))

export interface DeclareCardProps {
  orderId: OrderId
  items: readonly Item[]
  declared: readonly Declared[]
  onChange: (declared: readonly Declared[]) => void
  /** The cover's limit, in major units. */
  coverage: number
  onCoverage: (limit: number) => void
}

/** Asks once for items that a claim would otherwise value below their price. */
export function DeclareCard({ orderId, items, declared, onChange, coverage, onCoverage }: DeclareCardProps) {
  const [asked, setAsked] = useState<readonly Item[]>()
  const open = declarable(items, declared)
  const likely = likelyItems(items, declared)
  const first = (item: Item) => [item, ...open.filter(({ id }) => id !== item.id)]
  return (
    <section className="grid gap-3" aria-labelledby="declare">
      <Question titleId="declare" />
      {declared.length > 0 && (
        <ul className="stitched" aria-label={t('Declared items')}>
          {declared.map((piece, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two pieces of one item differ by their place alone
              key={`${piece.itemId} ${index}`}
              piece={piece}
              name={itemLabel(items.find(({ id }) => id === piece.itemId)?.name ?? '')}
              onRemove={() => onChange(declared.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {likely.map((item) => (
          <button
            key={item.id}
            type="button"
            className="pick"
            {...DeclareForm.soon}
            onClick={() => setAsked(first(item))}
          >
            <Garment
              name={guessGarment(item.name, item.category).sprite as GarmentName}
              fill={fillOf(item.name, 'blush')}
              size={40}
            />
            {itemLabel(item.name)}
          </button>
        ))}
        {open.length > 0 && declared.length < market.orders.maxDeclared && (
          <Button variant="link" {...DeclareForm.soon} onClick={() => setAsked(open)}>
            {likely.length > 0 ? t('Another item') : t('Declare an item')}
          </Button>
        )}
      </div>
      <CoverHint sum={sumOf(declared)} coverage={coverage} onCoverage={onCoverage} />
      <DeclareForm
        open={asked !== undefined}
        orderId={orderId}
        items={asked}
        onClose={() => setAsked(undefined)}
        onDeclared={(piece) => {
          onChange([...declared, piece])
          setAsked(undefined)
        }}
      />
    </section>
  )
}

function Question({ titleId }: { titleId: string }) {
  const limit = formatShortMinor(market.claims.highValueMinor)
  return (
    <div className="flex items-start gap-3.5">
      <Icon name="star" />
      <div className="min-w-0">
        <h2 id={titleId} className="text-16 font-semibold">
          {t('Anything worth more than {limit}?', { limit })}
        </h2>
        <p className="text-14 text-ink-2">
          {t('In a claim, an item counts for at most {limit} unless you declare it here.', { limit })}{' '}
          <Link to={publicPath('/how-claims-work')} className="underline">
            {t('How claims work')}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Row({ piece, name, onRemove }: { piece: Declared; name: string; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3">
      {piece.photo ? (
        <img src={piece.photo} alt={t('Your photo of {name}', { name })} className="declared-photo" />
      ) : (
        <span className="declared-photo" aria-hidden="true">
          <Icon name="image" />
        </span>
      )}
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      <span className="num font-semibold">{formatMinor(toMinor(piece.retailValue))}</span>
      <IconButton icon="close" label={t('Remove {name} from the declared items', { name })} onClick={onRemove} />
    </li>
  )
}

/** Declared items above the cover would be paid in part only. */
function CoverHint({ sum, coverage, onCoverage }: { sum: number } & Pick<DeclareCardProps, 'coverage' | 'onCoverage'>) {
  const { extra } = useMoneyRules().coverage
  if (sum <= coverage) return null
  const next = extra.find(({ limitMinor }) => toMajor(limitMinor) >= sum) ?? extra.at(-1)
  const isMost = !next || toMajor(next.limitMinor) <= coverage
  return (
    <Note icon="shield">
      <p>
        {t('Your declared items add up to {sum}. The coverage pays {coverage} at most for the whole order.', {
          sum: formatMinor(toMinor(sum)),
          coverage: formatMinor(toMinor(coverage)),
        })}
      </p>
      {!isMost && (
        <Button size="compact" flat className="mt-2" onClick={() => onCoverage(toMajor(next.limitMinor))}>
          {t('Cover to {limit}, +{fee}', {
            limit: formatShortMinor(next.limitMinor),
            fee: formatMinor(next.feeMinor),
          })}
        </Button>
      )}
    </Note>
  )
}
