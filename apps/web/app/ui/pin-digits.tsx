export interface PinDigitsProps {
  pin: string
  label: string
}

/** A PIN to read out, one box per digit. */
export function PinDigits({ pin, label }: PinDigitsProps) {
  return (
    <div className="pin-digits" role="img" aria-label={`${label} ${[...pin].join(' ')}`}>
      {[...pin].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a digit
        <b key={place}>{digit}</b>
      ))}
    </div>
  )
}
