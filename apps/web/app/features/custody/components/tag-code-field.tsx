import { tagMessages } from '@washline/contract/tags/messages'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** The code beside a QR code, for where the camera does not read it. Within the form of the handover, so Enter adds the code alone. */
export function TagCodeField({ onCode }: { onCode: (text: string) => boolean }) {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const add = () => {
    const isCode = onCode(text)
    setIsWrong(!isCode)
    if (isCode) setText('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={t('Tag code')}
        hint={t('Three groups of four, next to the QR code.')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={text}
        error={isWrong ? t(tagMessages.noCode) : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setIsWrong(false)
        }}
        onKeyDown={addByEnter}
      />
      <Button className="justify-self-start" onClick={add}>
        {t('Add the tag')}
      </Button>
    </div>
  )
}
