import type { ManifestItem } from '@washline/contract/custody/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { fillAt } from '../../../platform/format/fill-of.ts'
import { Garment } from '../../../ui/garment.tsx'
import { hungAs } from '../../../ui/peg-points.ts'
import type { Counts } from '../view-model.ts'

export interface HungBackProps {
  manifest: readonly ManifestItem[]
  counts: Counts
}

const most = 8

/** The line of the returned pieces: a place for each, and on it what was counted. Their number is written above. */
export function HungBack({ manifest, counts }: HungBackProps) {
  const places = manifest.flatMap(({ item_id, name, quantity }, index) =>
    Array.from({ length: quantity }, (_, at) => ({
      key: `${item_id} ${at}`,
      garment: hungAs(guessGarment(name).sprite),
      fill: fillAt(index, name),
      isThere: (counts[item_id] ?? 0) > at,
    })),
  )
  // The places that are shown are the first ones; what hangs beyond them is a number.
  const beyond = places.slice(most).filter(({ isThere }) => isThere).length
  return (
    <div className="hung-back" aria-hidden="true">
      <svg viewBox="0 0 390 20" preserveAspectRatio="none" aria-hidden="true">
        <path className="ink-line" d="M0 0Q195 40 390 0" />
      </svg>
      <ul>
        {places.slice(0, most).map(({ key, garment, fill, isThere }, index, shown) => {
          const share = (index + 0.5) / shown.length
          return (
            <li key={key} style={{ translate: `0 ${80 * share * (1 - share)}px` }}>
              <i className="line-peg" />
              {isThere && <Garment name={garment} fill={fill} size={40} />}
            </li>
          )
        })}
        {beyond > 0 && <li className="num font-semibold">+{beyond}</li>}
      </ul>
    </div>
  )
}
