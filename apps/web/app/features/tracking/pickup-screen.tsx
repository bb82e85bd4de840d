import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { CustomerPickup } from './components/customer-pickup.tsx'
import { WasherPickup } from './components/washer-pickup.tsx'
import type { PickupScreenProps } from './view-model.ts'

/** From acceptance until the laundry starts. */
export function PickupScreen(props: PickupScreenProps) {
  useHeadingFocus()
  return props.side === 'customer' ? <CustomerPickup {...props} /> : <WasherPickup {...props} />
}
