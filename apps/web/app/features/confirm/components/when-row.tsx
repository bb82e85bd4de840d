import { useState } from 'react'
import { repeatLabel } from '../../../domain/schedule/repeat-labels.ts'
import { useWindows } from '../../../domain/schedule/use-windows.ts'
import { formatDayIn, formatTimeRange } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { later } from '../../../ui/later.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { ChosenWindow, WhenRowProps } from './chosen-window.ts'
import { EditRow } from './edit-row.tsx'

const WhenChoice = later(() => import('./when-choice.tsx').then((module) => module.WhenChoice))

/** Now, or a window of the next days. Where no Washer has hours, only now. */
export function WhenRow({ place, chosen, onChoose }: WhenRowProps) {
  const { data } = useWindows(place)
  const [isOpen, setIsOpen] = useState(false)
  const choose = (window: ChosenWindow | undefined) => {
    onChoose(window)
    setIsOpen(false)
  }
  return (
    <>
      <EditRow
        icon={<Icon name="clock" />}
        title={
          chosen
            ? `${formatDayIn(chosen.from, chosen.timeZone)}, ${formatTimeRange(chosen.from, chosen.to, chosen.timeZone)}`
            : t('As soon as possible')
        }
        text={
          chosen &&
          t('{repeat}. The search and the payment start shortly before each pickup.', {
            repeat: repeatLabel(chosen.repeat),
          })
        }
        action={
          (chosen || data?.is_offered) && (
            <Button variant="link" className="shrink-0" {...WhenChoice.soon} onClick={() => setIsOpen(true)}>
              {t('Choose a time')}
            </Button>
          )
        }
      />
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('Choose a time')} closeText={t('Close')}>
        <WhenChoice {...{ place, chosen }} onChoose={choose} />
      </Sheet>
    </>
  )
}
