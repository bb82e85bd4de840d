import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { useSingleKeys } from '../../use-single-keys.ts'

interface CaseBarProps {
  /** What the rules suggest, with their count: it stands before the buttons, and its button is the primary one. */
  suggestion?: { text: string; action: 'approve' | 'reject' | undefined } | undefined
  /** The label of the button; undefined hides it. */
  approve: string | undefined
  reject: string | undefined
  onApprove: () => void
  onReject: () => void
  onNext: () => void
}

/** The buttons of the open case, fixed to the bottom. */
export function CaseBar({ suggestion, approve, reject, onApprove, onReject, onNext }: CaseBarProps) {
  const primary = suggestion ? suggestion.action : 'approve'
  return (
    <footer className="console-decision">
      {suggestion && <p className="console-suggestion">{suggestion.text}</p>}
      {approve && (
        <Button {...weightOf(primary === 'approve')} aria-keyshortcuts="a" onClick={onApprove}>
          {approve} <ActionKey name="A" />
        </Button>
      )}
      {reject && (
        <Button {...weightOf(primary === 'reject')} aria-keyshortcuts="r" onClick={onReject}>
          {reject} <ActionKey name="R" />
        </Button>
      )}
      <Button flat className="ml-auto" aria-keyshortcuts="n" onClick={onNext}>
        {t('Next case')} <ActionKey name="N" />
      </Button>
    </footer>
  )
}

const weightOf = (isPrimary: boolean) => (isPrimary ? ({ variant: 'primary' } as const) : { flat: true })

/** Screen readers get the key from `aria-keyshortcuts`. */
const ActionKey = ({ name }: { name: string }) => {
  const isOn = useSingleKeys()
  return (
    isOn && (
      <span aria-hidden="true">
        <kbd className="console-action-key">{name}</kbd>
      </span>
    )
  )
}
