import type { Point } from '@washline/contract/maps/geo'
import type { ReactNode } from 'react'
import { usePlaces } from '../../domain/place/use-places.ts'
import { useSuggestions } from '../../domain/place/use-suggestions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MapView } from '../../platform/map/map-view.tsx'
import { demoCityView } from '../../platform/map/town.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { MapPage } from '../../ui/map-page.tsx'
import { AddressField } from './components/address-field.tsx'
import { PinNotice } from './components/pin-notice.tsx'
import { PlaceList } from './components/place-list.tsx'
import { SaveAs } from './components/save-as.tsx'
import type { ChosenPlace } from './use-choice-state.ts'
import { usePickupChoice } from './use-pickup-choice.ts'

export interface PickupScreenProps {
  place: ChosenPlace | undefined
  /** A typed address without coordinates. */
  typed: string | undefined
  total: string | undefined
  onChange: (change: { address: string; place: ChosenPlace | undefined }) => void
  onContinue: (place: ChosenPlace) => void
  back: string
  stepLine: ReactNode
}

/** The pickup location: typed, chosen on the map, from the device's position or from the person's places. */
export function PickupScreen({ place, typed, total, onChange, onContinue, back, stepLine }: PickupScreenProps) {
  useHeadingFocus()
  const choice = usePickupChoice({ first: { address: place?.address ?? typed ?? '', place }, onChange })
  const { address, point, problem, notice, area, busy } = choice
  const { data: places = [] } = usePlaces()
  const near = point ?? area ?? places[0]
  const { data: suggestions = [] } = useSuggestions(choice.place ? '' : address, near ?? demoCityView)

  const proceed = async () => {
    const settled = await choice.settle()
    if (settled) onContinue(settled)
  }
  return (
    <MapPage
      title={t('Set Pickup Location')}
      back={back}
      tab="home"
      stepLine={stepLine}
      map={<PickupMap near={near} choice={choice} />}
      dock={
        <Dock amountText={t('Total so far')} amount={total}>
          <Button
            variant="primary"
            size="large"
            wide
            busy={busy === 'coordinates' || busy === 'address'}
            aria-disabled={!address.trim()}
            onClick={() => void proceed()}
          >
            {t('Continue')}
          </Button>
        </Dock>
      }
    >
      <AddressField
        value={address}
        error={problem}
        suggestions={choice.place ? [] : suggestions}
        onType={choice.type}
        onChoose={(suggestion) => void choice.take(suggestion)}
      />
      <PinNotice notice={notice} onMoveTo={choice.moveTo} onKeepPin={choice.keepPin} onTakeName={choice.takeName} />
      {!address.trim() && !problem && (
        <p className="text-14 text-ink-2">
          {busy === 'address' ? t('Looking up the address...') : t('Please set pick up location to continue...')}
        </p>
      )}
      {choice.place && <SaveAs place={choice.place} />}
      <PlaceList chosenAddress={address} onChoose={choice.choose} />
    </MapPage>
  )
}

interface PickupMapProps {
  /** Where the map opens without a pin. */
  near: Point | undefined
  choice: Pick<ReturnType<typeof usePickupChoice>, 'point' | 'area' | 'pinTo' | 'locate' | 'busy'>
}

/** A whole town in sight. */
const areaZoom = 11

function PickupMap({ near, choice }: PickupMapProps) {
  const { point, area } = choice
  const onMove = (to: Point) => void choice.pinTo(to)
  const pin = point && { id: 'pickup', point, label: t('Pickup point'), variant: 'pickup' as const, onMove }
  return (
    <>
      <MapView
        // A new map opens where the text was understood.
        key={area?.place_id ?? ''}
        label={t('Map of the pickup location')}
        pins={pin ? [pin] : []}
        {...(near && { center: { latitude: near.latitude, longitude: near.longitude } })}
        {...(area && { zoom: areaZoom })}
        onPick={onMove}
      />
      <Button
        icon="target"
        size="compact"
        className="absolute! right-4 bottom-4 z-1"
        busy={choice.busy === 'position'}
        onClick={() => void choice.locate()}
      >
        {t('Current location')}
      </Button>
    </>
  )
}
