import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { ahead } from '../../platform/network/load-ahead.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { travel } from '../../ui/travel.ts'
import { PersistedPhotoNote } from './components/persisted-photo-note.tsx'
import { ShutterRow } from './components/shutter-row.tsx'
import { Viewfinder } from './components/viewfinder.tsx'
import type { ScanResult } from './use-persisted-photo.ts'
import { type PhotoScanOptions, usePhotoScan } from './use-photo-scan.ts'
import { type RevealAnswers, useReveal } from './use-reveal.ts'
import { piecesOf } from './view-model.ts'

const loadReveal = ahead(async () => {
  const [{ Pieces }, { RevealDock }] = await Promise.all([
    import('./components/pieces.tsx'),
    import('./components/reveal-dock.tsx'),
  ])
  return { Pieces, RevealDock }
})

export interface ScanScreenProps extends Pick<PhotoScanOptions, 'orderId'> {
  back: string
  stepLine: ReactNode
  /** The answer is there and is shown; the next screen can be prepared. */
  onScanned: (found: ScanResult) => void
  /** The answer has been shown. */
  onFound: (found: ScanResult, answers: RevealAnswers) => void
}

/**
 * The camera: one press takes the photo and scans it; an uploaded picture is previewed first. What is found is shown on the photo, which
 * stays as it is; a press anywhere on it skips to the end.
 */
export function ScanScreen({ orderId, back, stepLine, onScanned, onFound }: ScanScreenProps) {
  useHeadingFocus()
  const [shown, setShown] = useState<{ found: ScanResult } & Awaited<ReturnType<typeof loadReveal>>>()
  const answered = async (found: ScanResult) => {
    onScanned(found)
    // A further photo is not the one that the list belongs to, and items added by hand are on none.
    const isShown = orderId === undefined && piecesOf(found.items).length > 0
    const parts = isShown && (await loadReveal().catch(() => undefined))
    if (parts) travel(() => setShown({ found, ...parts }))
    else onFound(found, { checkedItems: [], mustCheck: false })
  }
  const scan = usePhotoScan({ orderId, onFound: (found) => void answered(found) })
  const reveal = useReveal(shown?.found, (answers) => shown && onFound(shown.found, answers))
  const photoUrl = scan.photoUrl ?? shown?.found.scanned_image_url
  const choose = (file: File) => void scan.choose(file)
  return (
    <AppPage
      title={t('Scan Your Clothes')}
      back={back}
      tab="home"
      stepLine={stepLine}
      dock={
        shown ? <shown.RevealDock {...{ found: shown.found, reveal }} /> : <CameraDock scan={scan} onFile={choose} />
      }
    >
      <Viewfinder
        camera={scan.camera}
        photoUrl={photoUrl}
        isScanning={scan.isBusy && !shown}
        onDrop={choose}
        onSkip={shown && reveal.skip}
      >
        {shown && photoUrl && <shown.Pieces url={photoUrl} pieces={piecesOf(shown.found.items)} reveal={reveal} />}
      </Viewfinder>
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
