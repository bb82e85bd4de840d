import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { switchSingleKeys, useSingleKeys } from '../use-single-keys.ts'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const singleKeys = useSingleKeys()
  return (
    <Dialog open={open} onClose={onClose} title={t('Shortcuts')} closeText={t('Close')}>
      <div className="grid gap-5">
        <KeyList
          title={t('Everywhere')}
          keys={[
            ['/', t('Find an order, a person or a claim')],
            ['1–9, 0', t('Open one of the first ten tabs')],
            ['?', t('These shortcuts')],
            ['Esc', t('Close')],
          ]}
        />
        <KeyList
          title={t('In a list')}
          keys={[
            ['J, ↓', t('Next in the list')],
            ['K, ↑', t('Previous in the list')],
            ['Enter', t('Open')],
          ]}
        />
        <KeyList
          title={t('In an open claim or verification')}
          keys={[
            ['A', t('Approve the open case')],
            ['R', t('Reject the open case')],
            ['N', t('Next case')],
          ]}
        />
        <p className="text-14 text-ink-2">{t('While you type in a field, these keys only type.')}</p>
        <Switch checked={singleKeys} onChange={switchSingleKeys}>
          {t('Single-key shortcuts')}
        </Switch>
      </div>
    </Dialog>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
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
    </section>
  )
}
