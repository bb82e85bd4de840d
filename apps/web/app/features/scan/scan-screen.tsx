import { type ComponentType, type ReactNode, startTransition, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { ahead } from '../../platform/network/load-ahead.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { loadWhenOnline } from '../../ui/load-when-online.ts'
import { PersistedPhotoNote } from './components/persisted-photo-note.tsx'
import type { RevealProps } from './components/reveal.tsx'
import { ShutterRow } from './components/shutter-row.tsx'
import { Viewfinder } from './components/viewfinder.tsx'
import type { ScanResult } from './use-persisted-photo.ts'
import { type PhotoScanOptions, usePhotoScan } from './use-photo-scan.ts'
import type { RevealAnswers } from './use-reveal.ts'
import { piecesOf } from './view-model.ts'

const loadReveal = ahead(() => import('./components/reveal.tsx').then((module) => module.Reveal))

export interface ScanScreenProps extends Pick<PhotoScanOptions, 'orderId'> {
  back: string
  stepLine: ReactNode
  /** The answer is there and is shown; the next screen can be prepared. */
  onScanned: (found: ScanResult) => void
  /** The answer has been shown. */
  onFound: (found: ScanResult, answers: RevealAnswers) => void
}

/**
 * The camera: one press takes the photo and scans it; an uploaded picture is previewed first. What is found is shown on the photo, in the
 * same view and the same dock: a screen of its own would be built while its first pieces light up.
 */
export function ScanScreen({ orderId, back, stepLine, onScanned, onFound }: ScanScreenProps) {
  useHeadingFocus()
  const [shown, setShown] = useState<{ found: ScanResult; Reveal: ComponentType<RevealProps> }>()
  const [dock, setDock] = useState<HTMLElement | null>(null)
  const answered = async (found: ScanResult) => {
    onScanned(found)
    // A further photo is not the one that the list belongs to, and items added by hand are on none.
    const isShown = orderId === undefined && piecesOf(found.items).length > 0
    const Reveal = isShown && (await loadWhenOnline(loadReveal).catch(() => undefined))
    if (Reveal) startTransition(() => setShown({ found, Reveal }))
    else onFound(found, { checkedItems: [], mustCheck: false })
  }
  const scan = usePhotoScan({ orderId, onFound: (found) => void answered(found) })
  const photoUrl = scan.photoUrl ?? shown?.found.scanned_image_url
  const choose = (file: File) => void scan.choose(file)
  return (
    <AppPage
      title={t('Scan Your Clothes')}
      back={back}
      tab="home"
      stepLine={stepLine}
      dock={
        <Dock>
          {!shown && <CameraDock scan={scan} onFile={choose} />}
          <div ref={setDock} hidden={!shown} />
        </Dock>
      }
    >
      <Viewfinder camera={scan.camera} photoUrl={photoUrl} isScanning={scan.isBusy && !shown} onDrop={choose}>
        {shown && photoUrl && (
          <shown.Reveal
            {...{ found: shown.found, photoUrl, dock }}
            onEnd={(answers) => onFound(shown.found, answers)}
          />
        )}
      </Viewfinder>
    </AppPage>
  )
}

function CameraDock({ scan, onFile }: { scan: ReturnType<typeof usePhotoScan>; onFile: (file: File) => void }) {
  const { queued } = scan
  if (queued) return <PersistedPhotoNote state={queued.state} problem={queued.problem} onDiscard={scan.discardQueued} />
  return (
    <>
      {scan.problem && <ErrorText>{scan.problem}</ErrorText>}
      {scan.hasNoLaundry && (
        <p className="text-14">{t('Spread your laundry on a bed or the floor and take the photo from above.')}</p>
      )}
      {scan.hasNoLaundry && !scan.isBusy && (
        <Button size="compact" flat icon="plus" onClick={() => void scan.addByHand()}>
          {t('Add items by hand')}
        </Button>
      )}
      {scan.isRepeated && !scan.isBusy && (
        <Button size="compact" flat icon="plus" onClick={() => void scan.addAgain()}>
          {t('Add it anyway')}
        </Button>
      )}
      <ShutterRow
        hasPhoto={scan.hasPhoto}
        isBusy={scan.isBusy}
        canScan={scan.canScan}
        onFile={onFile}
        onScan={() => void scan.scanItems()}
        onAgain={scan.again}
      />
    </>
  )
}
