import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface AttachmentMenuProps {
  onCamera: () => void
  onFile: (file: File) => void
}

/** Attaches a photo from the camera or the library. */
export function AttachmentMenu({ onCamera, onFile }: AttachmentMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const library = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) onFile(file)
  }
  const leaveFor = (choice: () => void) => {
    setIsOpen(false)
    choice()
  }
  return (
    <fieldset
      aria-label={t('Attachments')}
      className="relative"
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setIsOpen(false)
        opener.current?.focus()
      }}
    >
      <IconButton
        ref={opener}
        icon="plus"
        label={t('Attach')}
        outlined
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <input
        ref={library}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('Photo file')}
        onChange={choose}
      />
      {isOpen && (
        <Choices onCamera={() => leaveFor(onCamera)} onLibrary={() => leaveFor(() => library.current?.click())} />
      )}
    </fieldset>
  )
}

function Choices({ onCamera, onLibrary }: { onCamera: () => void; onLibrary: () => void }) {
  return (
    <div className="attachment-menu">
      <button type="button" onClick={onCamera}>
        <Icon name="camera" />
        {t('Camera')}
      </button>
      <button type="button" onClick={onLibrary}>
        <Icon name="image" />
        {t('Photos and Videos')}
      </button>
    </div>
  )
}
