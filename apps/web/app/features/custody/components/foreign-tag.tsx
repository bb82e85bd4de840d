import { shownTag } from '@washline/contract/tags/tag-code'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { TagScan } from '../use-tag-scan.ts'

/** Stops the handover, over the whole screen: which tag, and what to do. Whose it is stays unsaid. */
export function ForeignTag({ scan: { foreign, goOn, step } }: { scan: Pick<TagScan, 'foreign' | 'goOn' | 'step'> }) {
  return (
    <Dialog open={foreign !== undefined} onClose={goOn} title={t('Stop: not this bag')} closeText={t('Close')}>
      <div className="foreign-tag">
        <Icon name="alert" className="size-16" />
        <p className="num text-24">{foreign && shownTag(foreign)}</p>
        <p>
          {step === 'pickup'
            ? t(
                'This tag is on another bag, or it is not one of ours. Wrong bag? Put it back. Used tag? Take it off and use another one.',
              )
            : t(
                'This tag does not belong to this order. You are holding the wrong bag: put it back, and look for the bag with the tags listed here.',
              )}
        </p>
        <Button variant="primary" size="large" wide onClick={goOn}>
          {step === 'pickup' ? t('Continue without this tag') : t('I put it back')}
        </Button>
      </div>
    </Dialog>
  )
}
