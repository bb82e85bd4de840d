import type { SearchHit } from '@washline/contract/console/search'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useRested } from '../../../../platform/clock/use-rested.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SuggestField } from '../../../../ui/suggest-field.tsx'
import { useFindAnything } from '../use-find-anything.ts'
import { hitPath } from '../view-model.ts'

interface FindDialogProps {
  open: boolean
  onClose: () => void
  onFound: (path: string) => void
}

/** Searches orders, people and claims; Enter opens the only hit. */
export function FindDialog({ open, onClose, onFound }: FindDialogProps) {
  const box = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={t('Find')} closeText={t('Close')} startAt={box}>
      <FindBox box={box} onChoose={(hit) => onFound(hitPath(hit))} />
    </Dialog>
  )
}

function FindBox({ box, onChoose }: { box: Ref<HTMLInputElement>; onChoose: (hit: SearchHit) => void }) {
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState<string>()
  const rested = useRested(typed).trim()
  const text = entered ?? rested
  const { data: hits = [], isError, isFetching, isPlaceholderData } = useFindAnything(text)
  const [only, ...others] = hits
  const isFound = entered !== undefined && !isFetching && !isPlaceholderData && others.length === 0
  useEffect(() => {
    if (!isFound || !only) return
    setEntered(undefined)
    onChoose(only)
  }, [isFound, only, onChoose])
  const found = text.length < 2 ? [] : hits
  const nothing = text.length >= 2 && !isError && hits.length === 0
  return (
    <form
      className="grid min-h-80 content-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim().length >= 2) setEntered(typed.trim())
      }}
    >
      <SuggestField
        inputRef={box}
        label={t('Number, name or email')}
        listLabel={t('Found')}
        placeholder="WL-100001"
        value={typed}
        {...(isError && { error: t('This could not be loaded. Please try again.') })}
        suggestions={found.map((hit) => ({
          id: `${hit.kind} ${hit.id}`,
          title: hit.title,
          detail: hit.detail,
          hit,
        }))}
        onType={(value) => {
          setEntered(undefined)
          setTyped(value)
        }}
        onChoose={({ hit }) => onChoose(hit)}
      />
      {nothing && <p role="status">{t('Nothing matches your search.')}</p>}
    </form>
  )
}
