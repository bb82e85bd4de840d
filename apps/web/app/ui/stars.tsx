import { Icon } from './icon.tsx'

export interface StarsProps {
  /** 0 to 5. */
  value: number
  /** The accessible label. Leave it out when a number is beside the stars. */
  label?: string
  sizePx?: number
}

const five = [1, 2, 3, 4, 5]

/** Five stars, filled up to the value. */
export function Stars({ value, label, sizePx = 20 }: StarsProps) {
  const share = Math.max(0, Math.min(5, value)) * 20
  const row = five.map((star) => <Icon key={star} name="star" />)
  return (
    <span
      className="stars"
      style={{ '--star': `${sizePx}px` } as React.CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className="stars-row">{row}</span>
      <span className="stars-row stars-full" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {row}
      </span>
    </span>
  )
}
