import type { Point } from '@washline/contract/maps/geo'
import { messages } from '@washline/contract/messages'
import { useRef, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'
import { findPosition } from '../../platform/position/find-position.ts'
import { findAddress, findCoordinates } from './use-find-address.ts'

export interface ChosenPlace extends Point {
  address: string
}

export interface PickupChoice {
  address: string
  point: Point | undefined
}

export interface PickupChoiceOptions {
  first: PickupChoice
  /** Called with every change, so that a reload loses nothing. `place` is there once words and point are. */
  onChange: (change: { address: string; place: ChosenPlace | undefined }) => void
}

/**
 * The address and its point, kept together. A typed address has no point until it is looked up; where no point is
 * found, the words stay and the pin gives it.
 */
export function usePickupChoice({ first, onChange }: PickupChoiceOptions) {
  const [choice, setChoice] = useState(first)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'position' | 'address' | 'coordinates'>()
  const keepsWords = useRef(false)
  const asked = useRef(0)

  const become = (next: PickupChoice) => {
    setChoice(next)
    setProblem('')
    const address = next.address.trim()
    const place = next.point && address ? { address, ...next.point } : undefined
    onChange({ address: next.address, place })
  }

  const type = (address: string) => {
    asked.current++
    setBusy(undefined)
    if (!address.trim()) keepsWords.current = false
    become({ address, point: keepsWords.current ? choice.point : undefined })
  }

  const choose = ({ address, latitude, longitude }: ChosenPlace) => {
    asked.current++
    keepsWords.current = false
    become({ address, point: { latitude, longitude } })
  }

  /** The pin was put somewhere: its address is looked up, unless the person's own words are to stay. */
  const pinTo = async (point: Point) => {
    const question = ++asked.current
    become({ address: choice.address, point })
    if (keepsWords.current) return
    setBusy('address')
    try {
      const found = await findAddress(point)
      if (question !== asked.current) return
      become({ address: found?.formatted_address ?? '', point })
      if (!found) setProblem(t('No address is known here. Please type it; the pin stays.'))
      keepsWords.current = !found
    } catch (error) {
      if (question !== asked.current) return
      keepsWords.current = true
      become({ address: '', point })
      setProblem(errorText(error, t(messages.maps.address)))
    } finally {
      if (question === asked.current) setBusy(undefined)
    }
  }

  const locate = async () => {
    setBusy('position')
    setProblem('')
    try {
      const { latitude, longitude } = await findPosition()
      keepsWords.current = false
      await pinTo({ latitude, longitude })
    } catch (error) {
      setProblem(tSaid(error instanceof Error ? error.message : messages.position.unknown))
    } finally {
      setBusy(undefined)
    }
  }

  /** The whole place, looked up where only words are there; undefined where something is missing, which is then shown. */
  const settle = async (): Promise<ChosenPlace | undefined> => {
    const address = choice.address.trim()
    if (!address) {
      setProblem(t(messages.orders.enterAddress))
      return undefined
    }
    if (choice.point) return { address, ...choice.point }
    setBusy('coordinates')
    try {
      const found = await findCoordinates(address)
      if (found) {
        const { latitude, longitude } = found
        become({ address, point: { latitude, longitude } })
        return { address, latitude, longitude }
      }
      keepsWords.current = true
      setProblem(t('We could not find this address on the map. Put the pin on the door; your words stay as they are.'))
    } catch (error) {
      setProblem(errorText(error, t(messages.maps.coordinates)))
    } finally {
      setBusy(undefined)
    }
    return undefined
  }

  return { ...choice, problem, busy, type, choose, pinTo, locate, settle }
}
