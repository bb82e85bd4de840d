import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { PersistedPhotoNote } from './components/persisted-photo-note.tsx'
import { ShutterRow } from './components/shutter-row.tsx'
import { Viewfinder } from './components/viewfinder.tsx'
import { type PhotoScanOptions, usePhotoScan } from './use-photo-scan.ts'

export interface ScanScreenProps extends PhotoScanOptions {
  back: string
}

/** The camera: one press takes the photo and scans it; an uploaded picture is previewed first. */
export function ScanScreen({ orderId, back, onFound }: ScanScreenProps) {
  useHeadingFocus()
  const scan = usePhotoScan({ orderId, onFound })
  const { queued } = scan
  const choose = (file: File) => void scan.choose(file)
  const dock = (
    <Dock>
      {queued ? (
        <PersistedPhotoNote state={queued.state} problem={queued.problem} onDiscard={scan.discardQueued} />
      ) : (
        <>
          {scan.problem && <ErrorText>{scan.problem}</ErrorText>}
          {scan.hasNoLaundry && !scan.isBusy && (
            <Button size="compact" flat icon="plus" onClick={() => void scan.addByHand()}>
              {t('Add items by hand')}
            </Button>
          )}
          {scan.isRepeated && !scan.isBusy && (
            <Button size="compact" flat icon="plus" onClick={() => void scan.addAgain()}>
              {t('Add it all the same')}
            </Button>
          )}
          <ShutterRow
            hasPhoto={scan.hasPhoto}
            isBusy={scan.isBusy}
            canScan={scan.canScan}
            onFile={choose}
            onScan={() => void scan.scanItems()}
            onAgain={scan.again}
          />
        </>
      )}
    </Dock>
  )
  return (
    <AppPage title={t('Scan Your Clothes')} back={back} tab="home" dock={dock}>
      <Viewfinder camera={scan.camera} photoUrl={scan.photoUrl} isScanning={scan.isBusy} onDrop={choose} />
    </AppPage>
  )
}
