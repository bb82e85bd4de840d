import type { RulesDraft } from '@washline/contract/lab/endpoints'
import type { Trials } from '@washline/contract/settings/endpoints'
import { useState } from 'react'
import { errorText } from '../../../../platform/api/error-text.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { LabForm } from '../lab-form.tsx'
import { PublishForm } from '../publish-form.tsx'
import { useReplay, useTrials } from '../use-rule-lab.ts'
import { changedParts, type LabEdits, type LabErrors, readDraft } from './lab-edits.ts'
import { ReplayResult } from './replay-result.tsx'
import { TrialList } from './trial-list.tsx'

/** Rules as a draft: what the last weeks would have been under it, and its publication for a time. */
export function LabPanel() {
  const trials = useTrials()
  return (
    <div className="grid gap-4">
      <p>{t('Change rules in a draft and replay the last four weeks with it. Nothing changes until you publish.')}</p>
      <QueryGate query={trials}>{(current) => <Lab current={current} />}</QueryGate>
    </div>
  )
}

function Lab({ current: { version, trials, ...present } }: { current: Trials }) {
  const replay = useReplay()
  const [edits, setEdits] = useState<LabEdits>({})
  const [errors, setErrors] = useState<LabErrors>({})
  const [isPublishing, setIsPublishing] = useState(false)
  // A result belongs to its draft: an edit removes it.
  const edit = (next: LabEdits) => {
    setEdits(next)
    setErrors({})
    replay.reset()
  }
  const start = () => {
    const read = readDraft(present, edits)
    if ('errors' in read) setErrors(read.errors)
    else replay.mutate(read.draft)
  }
  const replayed: RulesDraft | undefined = replay.isSuccess ? replay.variables : undefined
  const changed = replayed && changedParts(present, replayed)
  return (
    <div className="grid gap-6">
      <LabForm
        present={present}
        edits={edits}
        errors={errors}
        isBusy={replay.isPending}
        onEdit={edit}
        onReplay={start}
      />
      {replay.error && (
        <ErrorState
          message={errorText(replay.error, t('This could not be loaded. Please try again.'))}
          retryText={t('Retry')}
          onRetry={start}
        />
      )}
      {replay.data && <ReplayResult {...replay.data} />}
      {changed && changed.changes.length > 0 && (
        <Button variant="primary" className="justify-self-start" onClick={() => setIsPublishing(true)}>
          {t('Publish for a limited time')}
        </Button>
      )}
      {changed?.changes.length === 0 && (
        <p className="text-ink-2">{t('This draft changes nothing, so there is nothing to publish.')}</p>
      )}
      <TrialList trials={trials} />
      {isPublishing && changed && (
        <PublishForm
          version={version}
          {...changed}
          onClose={() => setIsPublishing(false)}
          onPublished={() => edit({})}
        />
      )}
    </div>
  )
}
