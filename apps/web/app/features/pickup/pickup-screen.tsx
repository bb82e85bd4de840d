import type { Point } from '@washline/contract/maps/geo'
import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import type { ReactNode } from 'react'
import { findPlace } from '../../domain/place/find-place.ts'
import { usePlaces } from '../../domain/place/use-places.ts'
import { useSuggestions } from '../../domain/place/use-suggestions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { demoCityView } from '../../platform/map/map-style.ts'
import { MapView } from '../../platform/map/map-view.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { MapPage } from '../../ui/map-page.tsx'
import { AddressField } from './components/address-field.tsx'
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
  const choice = usePickupChoice({ first: { address: place?.address ?? typed ?? '', point: place }, onChange })
  const { address, point, problem, busy } = choice
  const { data: places = [] } = usePlaces()
  const near = point ?? places[0]
  const { data: suggestions = [] } = useSuggestions(point ? '' : address, near ?? demoCityView)

  const take = async (suggestion: PlaceSuggestion) => {
    const { formatted_address, latitude, longitude } = suggestion
    if (latitude !== null && longitude !== null)
      return choice.choose({ address: formatted_address, latitude, longitude })
    choice.type(formatted_address)
    const found = await findPlace(formatted_address).catch(() => null)
    if (found) choice.choose({ address: formatted_address, latitude: found.latitude, longitude: found.longitude })
  }
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
      map={<PickupMap point={point} near={near} choice={choice} />}
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
        suggestions={point ? [] : suggestions}
        onType={choice.type}
        onChoose={(suggestion) => void take(suggestion)}
      />
      {!address.trim() && !problem && (
        <p className="text-14 text-ink-2">
          {busy === 'address' ? t('Looking up the address...') : t('Please set pick up location to continue...')}
        </p>
      )}
      {point && address.trim() && <SaveAs place={{ address: address.trim(), ...point }} />}
      <PlaceList chosenAddress={address} onChoose={choice.choose} />
    </MapPage>
  )
}

interface PickupMapProps {
  point: Point | undefined
  /** Where the map opens without a point. */
  near: Point | undefined
  choice: Pick<ReturnType<typeof usePickupChoice>, 'pinTo' | 'locate' | 'busy'>
}

function PickupMap({ point, near, choice }: PickupMapProps) {
  const onMove = (to: Point) => void choice.pinTo(to)
  const pin = point && { id: 'pickup', point, label: t('Pickup point'), variant: 'pickup' as const, onMove }
  return (
    <>
      <MapView
        label={t('Map of the pickup location')}
        pins={pin ? [pin] : []}
        {...(near && { center: near })}
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
