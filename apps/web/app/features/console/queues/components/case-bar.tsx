import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'

interface CaseBarProps {
  /** The label of the button; undefined hides it. */
  approve: string | undefined
  reject: string | undefined
  onApprove: () => void
  onReject: () => void
  onNext: () => void
}

/** The buttons of the open case, fixed to the bottom. */
export function CaseBar({ approve, reject, onApprove, onReject, onNext }: CaseBarProps) {
  return (
    <footer className="console-decision">
      {approve && (
        <Button variant="primary" aria-keyshortcuts="a" onClick={onApprove}>
          {approve}
        </Button>
      )}
      {reject && (
        <Button flat aria-keyshortcuts="r" onClick={onReject}>
          {reject}
        </Button>
      )}
      <Button flat className="ml-auto" aria-keyshortcuts="n" onClick={onNext}>
        {t('Next case')}
      </Button>
    </footer>
  )
}
