import type { LoadType } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { Garment } from '../../../ui/garment.tsx'

export interface LoadOptionProps {
  type: LoadType
  /** The surcharge, formatted. */
  extra: string
  isChosen: boolean
  /** Too small for the count. */
  isTooSmall: boolean
  onChoose: () => void
}

const sizes = { light: 40, medium: 56, heavy: 96 } as const

export function LoadOption({ type, extra, isChosen, isTooSmall, onChoose }: LoadOptionProps) {
  const texts = {
    light: { name: t('Light'), weight: t('about 3–6 lbs') },
    medium: { name: t('Medium'), weight: t('about 7–12 lbs') },
    heavy: { name: t('Heavy'), weight: t('about 13+ lbs') },
  }[type]
  return (
    <label className="load-option">
      <input
        type="radio"
        name="load-type"
        className="sr-only"
        checked={isChosen}
        disabled={isTooSmall}
        onChange={onChoose}
      />
      <span className="grid w-16 place-items-center narrow:w-22">
        <Garment name="bag" size={sizes[type]} fill={isChosen ? 'bluing' : 'rinse'} />
      </span>
      <span className="flex-[1_1_6.5rem]">
        <b className="display block text-24 max-[359px]:text-18">{texts.name}</b>
        <span className="text-ink-2">{texts.weight}</span>
      </span>
      <span className="num whitespace-normal text-right font-semibold">{isTooSmall ? t('Too small') : extra}</span>
    </label>
  )
}
