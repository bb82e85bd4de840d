import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'

/** Below a form of settings: its changes are reviewed before they are saved, or undone. */
export const ReviewOrUndo = ({ isEdited, onUndo }: { isEdited: boolean; onUndo: () => void }) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" variant="primary" disabled={!isEdited}>
      {t('Review the changes')}
    </Button>
    {isEdited && (
      <Button flat onClick={onUndo}>
        {t('Undo all')}
      </Button>
    )}
  </div>
)
