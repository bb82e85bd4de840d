import type { DemoPhone } from '@washline/contract/demo/sign-ins'
import { useRef, useState } from 'react'
import type { Phones } from '../../../domain/demo/open-phone.ts'
import { ResetDemo } from '../../../domain/demo/reset-demo.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { type Film, useFilm } from '../use-film.ts'
import { DispatchPanel } from './dispatch-panel.tsx'
import { FilmControls } from './film-controls.tsx'
import { Phone } from './phone.tsx'

type Side = DemoPhone | 'dispatch'

/** The phones are rendered once: on a small screen one part is shown at a time, and the others stay as they are. */
export function DemoStage({ phones }: { phones: Phones }) {
  const [side, setSide] = useState<Side>('customer')
  const frames = useRef<Partial<Record<DemoPhone, HTMLIFrameElement | null>>>({})
  const show = (phone: DemoPhone, path: string) => {
    const place = frames.current[phone]?.contentWindow?.location
    if (place && `${place.pathname}${place.search}` !== path) place.assign(path)
  }
  const film = useFilm(phones, show)
  const phone = (which: DemoPhone) => (
    <div className="demo-part" data-shown={side === which}>
      <Phone
        phone={which}
        frameRef={(frame) => {
          frames.current[which] = frame
        }}
        onTaken={film.pause}
      />
    </div>
  )
  return (
    <>
      <Switch side={side} onSwitch={setSide} film={film} />
      <div className="demo-stage">
        {phone('customer')}
        <div className="demo-part demo-middle" data-shown={side === 'dispatch'}>
          <FilmControls film={film} />
          <DispatchPanel token={phones.customer.token} />
          <ResetDemo token={phones.customer.token} />
        </div>
        {phone('washer')}
      </div>
    </>
  )
}

/** On a small screen: what is shown, with the film's controls in reach of each part. */
function Switch({ side, onSwitch, film }: { side: Side; onSwitch: (side: Side) => void; film: Film }) {
  const sides = [
    ['customer', t('Mira')],
    ['dispatch', t('Why')],
    ['washer', t('Sam')],
  ] as const
  return (
    <div className="demo-switch">
      <fieldset className="demo-sides" aria-label={t('Shown part')}>
        {sides.map(([which, label]) => (
          <button key={which} type="button" aria-pressed={side === which} onClick={() => onSwitch(which)}>
            {label}
          </button>
        ))}
      </fieldset>
      {side !== 'dispatch' && <FilmControls film={film} small />}
    </div>
  )
}
