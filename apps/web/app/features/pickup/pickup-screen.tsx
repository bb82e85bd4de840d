import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { demoCityView } from '../../platform/map/map-style.ts'
import { MapView } from '../../platform/map/map-view.tsx'
import { useSuggestions } from '../../platform/places/use-suggestions.ts'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { MapPage } from '../../ui/map-page.tsx'
import { AddressField } from './components/address-field.tsx'
import { PlaceList } from './components/place-list.tsx'
import { SaveAs } from './components/save-as.tsx'
import { findCoordinates } from './use-find-address.ts'
import { type ChosenPlace, usePickupChoice } from './use-pickup-choice.ts'
import { usePlaces } from './use-places.ts'

export interface PickupScreenProps {
  place: ChosenPlace | undefined
  /** Words that were typed and have no point yet. */
  typed: string | undefined
  total: string | undefined
  onChange: (change: { address: string; place: ChosenPlace | undefined }) => void
  onContinue: (place: ChosenPlace) => void
  back: string
  stepLine: ReactNode
}

/** Where the bag is picked up: typed, picked on the map, taken from the device or from the person's places. */
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
    const found = await findCoordinates(formatted_address).catch(() => null)
    if (found) choice.choose({ address: formatted_address, latitude: found.latitude, longitude: found.longitude })
  }
  const proceed = async () => {
    const settled = await choice.settle()
    if (settled) onContinue(settled)
  }
  const pin = point && {
    id: 'pickup',
    point,
    label: t('Pickup point'),
    look: 'pickup' as const,
    onMove: (to: typeof point) => void choice.pinTo(to),
  }

  return (
    <MapPage
      title={t('Set Pickup Location')}
      back={back}
      tab="home"
      stepLine={stepLine}
      map={
        <>
          <MapView
            label={t('Map of the pickup location')}
            pins={pin ? [pin] : []}
            {...(near && { center: near })}
            onPick={(to) => void choice.pinTo(to)}
          />
          <Button
            icon="target"
            size="compact"
            className="absolute! right-4 bottom-4 z-1"
            busy={busy === 'position'}
            onClick={() => void choice.locate()}
          >
            {t('Current location')}
          </Button>
        </>
      }
      dock={
        <Dock amountText={t('Total so far')} amount={total}>
          <Button
            look="primary"
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
