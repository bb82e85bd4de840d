import type { Fill } from './garment.tsx'
import { HungGarment } from './hung-garment.tsx'
import type { GarmentName } from './sprite.ts'

/** How much of the line one garment takes. */
const step = 190

export interface HungLineProps {
  garments: readonly (readonly [GarmentName, Fill])[]
}

/** Garments on the rule below the header, at the top of a column of a desktop. */
export const HungLine = ({ garments }: HungLineProps) => (
  <svg
    className="hung-line"
    viewBox={`0 0 ${step * garments.length} 170`}
    style={{ maxWidth: step * garments.length }}
    aria-hidden="true"
  >
    {garments.map(([name, fill], index) => (
      <HungGarment
        key={name}
        name={name}
        fill={fill}
        x={step * (index + 0.5)}
        y={0}
        height={150 - 20 * (index % 2)}
        delay={index}
      />
    ))}
  </svg>
)
