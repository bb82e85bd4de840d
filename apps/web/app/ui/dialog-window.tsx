import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { classes } from './classes.ts'
import type { DialogProps, Placement } from './dialog-props.ts'
import { IconButton } from './icon-button.tsx'
import { Pegs } from './pegs.tsx'

const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), textarea, select'

const places = { middle: undefined, thumb: 'dialog-place-sheet', full: 'dialog-place-full' }
const shapes = { middle: undefined, thumb: 'sheet', full: 'dialog-full' }

export function DialogWindow(props: DialogProps & { placement: Placement }) {
  const { open, onClose, title, closable = true, closeText = 'Close', placement, startAt, children } = props
  const popup = useRef<HTMLDivElement>(null)
  // A touch would bring the keyboard over what was just opened.
  const firstField = (opened: string) => opened === 'touch' || popup.current?.querySelector<HTMLElement>(fields) || true
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closable}
      onOpenChange={(isOpen) => {
        if (!isOpen && closable) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-scrim" />
        <Base.Viewport className={classes('dialog-place', places[placement])}>
          <Base.Popup
            ref={popup}
            className={classes('dialog', shapes[placement])}
            initialFocus={startAt ?? (placement === 'full' || firstField)}
          >
            {placement !== 'thumb' && <Pegs />}
            <div className="dialog-head">
              <Base.Title className="text-24">{title}</Base.Title>
              {closable && <IconButton icon="close" label={closeText} onClick={onClose} />}
            </div>
            <div className="dialog-body">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
