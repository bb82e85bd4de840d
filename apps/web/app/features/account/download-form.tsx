import { messages } from '@washline/contract/messages'
import { ProofForm } from '../../domain/account/proof-form.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import { useDownload } from './use-download.ts'

export function DownloadForm({ onDone }: { onDone: () => void }) {
  const download = useDownload()
  const run = async (proof: Parameters<typeof download.mutateAsync>[0]) => {
    await download.mutateAsync(proof)
    onDone()
  }
  return <ProofForm submitText={t('Download')} icon="download" fallback={messages.unexpected} onProof={run} />
}
