export interface PinDigitsProps {
  /** Undefined while it is being read. */
  pin: string | undefined
  label: string
}

const emptyPlaces = [0, 1, 2, 3]

/** A PIN to read out, one box per digit. */
export function PinDigits({ pin, label }: PinDigitsProps) {
  if (pin === undefined)
    return (
      <div className="pin-digits" aria-hidden="true">
        {emptyPlaces.map((place) => (
          <b key={place} />
        ))}
      </div>
    )
  return (
    <div className="pin-digits" role="img" aria-label={`${label} ${[...pin].join(' ')}`}>
      {[...pin].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a digit
        <b key={place}>{digit}</b>
      ))}
    </div>
  )
}
