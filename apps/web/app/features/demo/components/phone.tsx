import type { DemoPhone } from '@washline/contract/demo/sign-ins'
import { type CSSProperties, type Ref, useEffect, useRef, useState } from 'react'
import { frameOf } from '../../../platform/session/session-keys.ts'
import { phoneLabel } from '../demo-labels.ts'
import { phoneScale, phoneSize } from '../view-model.ts'

interface PhoneProps {
  phone: DemoPhone
  frameRef: Ref<HTMLIFrameElement>
  /** Somebody has pressed something on it. */
  onTaken: () => void
}

const aboveAndBelow = 190
const aboveAndBelowSmall = 250

/** The product in a frame of a phone's size, scaled to the room that there is. */
export function Phone({ phone, frameRef, onTaken }: PhoneProps) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.8)
  const { width, height } = phoneSize
  useEffect(() => {
    const fit = () => {
      const { clientWidth } = room.current ?? { clientWidth: 0 }
      const rest = innerWidth < 900 ? aboveAndBelowSmall : aboveAndBelow
      if (clientWidth > 0) setScale(phoneScale({ width: clientWidth - 20, height: innerHeight - rest }))
    }
    const watch = new ResizeObserver(fit)
    if (room.current) watch.observe(room.current)
    addEventListener('resize', fit)
    return () => {
      watch.disconnect()
      removeEventListener('resize', fit)
    }
  }, [])
  return (
    <div ref={room} className="phone-room">
      <p className="phone-name" aria-hidden="true">
        {phoneLabel(phone)}
      </p>
      <div className="phone" style={{ '--phone-scale': scale } as CSSProperties}>
        <iframe
          ref={frameRef}
          name={frameOf(phone)}
          title={phoneLabel(phone)}
          src="/home-screen"
          width={width}
          height={height}
          // Presses of a hand reach the film; the film itself moves the phones by calls and addresses alone.
          onLoad={({ currentTarget }) => currentTarget.contentWindow?.addEventListener('pointerdown', onTaken)}
        />
      </div>
    </div>
  )
}
