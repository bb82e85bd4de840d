import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { switchSingleKeys, useSingleKeys } from '../use-single-keys.ts'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const singleKeys = useSingleKeys()
  const keys = [
    ['/', t('Find an order, a person or a claim')],
    ['J', t('Next in the list')],
    ['K', t('Previous in the list')],
    ['Enter', t('Open')],
    ['A', t('Approve the open case')],
    ['R', t('Reject the open case')],
    ['N', t('Next case')],
    ['0–9', t('Change the tab')],
    ['Esc', t('Close')],
    ['?', t('These shortcuts')],
  ] as const
  return (
    <Dialog open={open} onClose={onClose} title={t('Shortcuts')} closeText={t('Close')}>
      <dl className="console-key-list">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={singleKeys} onChange={switchSingleKeys}>
        {t('Letters and digits act without another key')}
      </Switch>
    </Dialog>
  )
}
