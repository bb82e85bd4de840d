import { HungLine } from './hung-line.tsx'

/** Beside a card that hangs alone in a wide window: garments on the same line, at both sides. */
export const LineGarments = () => (
  <div className="line-garments" aria-hidden="true">
    <HungLine
      garments={[
        ['shirt', 'suds'],
        ['towel', 'blush'],
      ]}
    />
    <HungLine
      garments={[
        ['tshirt', 'bluing'],
        ['socks', 'pin'],
      ]}
    />
  </div>
)
