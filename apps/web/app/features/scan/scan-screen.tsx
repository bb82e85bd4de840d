import { type ComponentType, type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { ahead } from '../../platform/network/load-ahead.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { travel } from '../../ui/travel.ts'
import { PersistedPhotoNote } from './components/persisted-photo-note.tsx'
import type { RevealScreenProps } from './components/reveal-screen.tsx'
import { ShutterRow } from './components/shutter-row.tsx'
import { Viewfinder } from './components/viewfinder.tsx'
import type { ScanResult } from './use-persisted-photo.ts'
import { type PhotoScanOptions, usePhotoScan } from './use-photo-scan.ts'
import type { RevealAnswers } from './use-reveal.ts'
import { piecesOf } from './view-model.ts'

const loadReveal = ahead(() => import('./components/reveal-screen.tsx').then((module) => module.RevealScreen))

export interface ScanScreenProps extends Pick<PhotoScanOptions, 'orderId'> {
  back: string
  stepLine: ReactNode
  /** The answer is there and is shown; the next screen can be prepared. */
  onScanned: (found: ScanResult) => void
  /** The answer has been shown. */
  onFound: (found: ScanResult, answers: RevealAnswers) => void
}

/** The camera: one press takes the photo and scans it; an uploaded picture is previewed first. What is found is shown on the photo. */
export function ScanScreen({ orderId, back, stepLine, onScanned, onFound }: ScanScreenProps) {
  useHeadingFocus()
  const [shown, setShown] = useState<{ found: ScanResult; RevealScreen: ComponentType<RevealScreenProps> }>()
  const answered = async (found: ScanResult) => {
    onScanned(found)
    // A further photo is not the one that the list belongs to, and items added by hand are on none.
    const isShown = orderId === undefined && piecesOf(found.items).length > 0
    const RevealScreen = isShown && (await loadReveal().catch(() => undefined))
    if (RevealScreen) travel(() => setShown({ found, RevealScreen }))
    else onFound(found, { checkedItems: [], mustCheck: false })
  }
  const scan = usePhotoScan({ orderId, onFound: (found) => void answered(found) })
  const frame = { title: t('Scan Your Clothes'), back, tab: 'home', stepLine } as const
  const photoUrl = scan.photoUrl ?? shown?.found.scanned_image_url
  if (shown && photoUrl) {
    const { found, RevealScreen } = shown
    return <RevealScreen {...{ found, photoUrl, frame }} onEnd={(answers) => onFound(found, answers)} />
  }
  const choose = (file: File) => void scan.choose(file)
  return (
    <AppPage {...frame} dock={<CameraDock scan={scan} onFile={choose} />}>
      <Viewfinder camera={scan.camera} photoUrl={scan.photoUrl} isScanning={scan.isBusy} onDrop={choose} />
    </AppPage>
  )
}

function CameraDock({ scan, onFile }: { scan: ReturnType<typeof usePhotoScan>; onFile: (file: File) => void }) {
  const { queued } = scan
  return (
    <Dock>
      {queued ? (
        <PersistedPhotoNote state={queued.state} problem={queued.problem} onDiscard={scan.discardQueued} />
      ) : (
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
      )}
    </Dock>
  )
}
