import { Dialog as Base } from '@base-ui/react/dialog'
import { classes } from './classes.ts'
import type { DialogProps } from './dialog-props.ts'
import { IconButton } from './icon-button.tsx'

export function DialogWindow(props: DialogProps & { placement: 'middle' | 'thumb' }) {
  const { open, onClose, title, closable = true, closeText = 'Close', placement, startAt, children } = props
  const isSheet = placement === 'thumb'
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
        <Base.Viewport className={classes('dialog-place', isSheet && 'dialog-place-sheet')}>
          <Base.Popup className={classes('dialog', isSheet && 'sheet')} {...(startAt && { initialFocus: startAt })}>
            {!isSheet && (
              <span className="pegs" aria-hidden="true">
                <i />
                <i />
              </span>
            )}
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
