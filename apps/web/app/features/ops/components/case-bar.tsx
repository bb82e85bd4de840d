import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'

interface CaseBarProps {
  /** The texts of what can be done; absent where it cannot. */
  approve: string | undefined
  reject: string | undefined
  onApprove: () => void
  onReject: () => void
  onNext: () => void
}

/** What is decided of the open case, always in reach. */
export function CaseBar({ approve, reject, onApprove, onReject, onNext }: CaseBarProps) {
  return (
    <footer className="ops-decision">
      {approve && (
        <Button look="primary" aria-keyshortcuts="a" onClick={onApprove}>
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
