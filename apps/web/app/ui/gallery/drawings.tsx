import { CareLabel } from '../care-label.tsx'
import { type Fill, Garment } from '../garment.tsx'
import { Icon } from '../icon.tsx'
import { pegPoints } from '../peg-points.ts'
import type { CareLabelName, GarmentName, IconName } from '../sprite.ts'

const fills: readonly Fill[] = ['rinse', 'suds', 'blush', 'bluing', 'pin']
const signs: readonly CareLabelName[] = [
  'care-tub',
  'care-hand',
  'care-bleach',
  'care-dry',
  'care-line',
  'care-iron',
  'care-clean',
]
const icons: readonly IconName[] = [
  'back',
  'next',
  'close',
  'bell',
  'plus',
  'check',
  'send',
  'chat',
  'phone',
  'pin',
  'camera',
]

export function Drawings() {
  return (
    <section className="grid gap-6">
      <h2>Drawings</h2>
      <div className="flex flex-wrap gap-5">
        {(Object.keys(pegPoints) as GarmentName[]).map((name, index) => (
          <Garment key={name} name={name} size={56} fill={fills[index % fills.length] ?? 'rinse'} />
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {signs.map((name) => (
          <CareLabel key={name} name={name} />
        ))}
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </section>
  )
}
