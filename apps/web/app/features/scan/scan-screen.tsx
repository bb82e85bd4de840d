import { messages } from '@washline/contract/messages'
import { type ChangeEvent, useRef, useState } from 'react'
import { toJpeg } from '../../platform/camera/to-jpeg.ts'
import { useCamera } from '../../platform/camera/use-camera.ts'
import { usePhotoUrl } from '../../platform/camera/use-photo-url.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { KeptPhotoNote } from './components/kept-photo-note.tsx'
import { Viewfinder } from './components/viewfinder.tsx'
import { useKeptPhoto } from './use-kept-photo.ts'
import { usePhoto } from './use-photo.ts'
import { type ScanResult, scanProblem, useScan } from './use-scan.ts'

export interface ScanScreenProps {
  /** The draft that a further photo is added to. */
  orderId?: number | undefined
  back: string
  onFound: (found: ScanResult) => void
}

/** The camera: one press takes the photo and scans it; an uploaded picture is shown first. */
export function ScanScreen({ orderId, back, onFound }: ScanScreenProps) {
  const camera = useCamera()
  const { photo, url, setPhoto } = usePhoto()
  const [problem, setProblem] = useState('')
  const { kept, keep, discard } = useKeptPhoto(orderId, onFound)
  const scan = useScan({ orderId, onFound, keep })
  const keptUrl = usePhotoUrl(kept?.payload.photo)
  const upload = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const isBusy = isSending || (scan.isSuccess && scan.data !== 'kept')
  const canScan = Boolean(photo) || camera.state === 'live'

  const choose = async (file: File) => {
    if (isBusy) return
    setProblem('')
    try {
      setPhoto(await toJpeg(file))
    } catch {
      setProblem(t(messages.camera.process))
    }
  }

  const scanItems = async () => {
    if (isBusy || !canScan) return
    setProblem('')
    setIsSending(true)
    const taken = photo ?? (await camera.capture().catch(() => undefined))
    if (taken) {
      setPhoto(taken)
      await scan.mutateAsync(taken).catch((error: unknown) => setProblem(scanProblem(error)))
    } else setProblem(t(messages.camera.capture))
    setIsSending(false)
  }

  const again = () => {
    setProblem('')
    setPhoto(undefined)
    void camera.start()
  }

  return (
    <AppPage title={t('Scan Your Clothes')} back={back} tab="home" dock={<Dock>{dock()}</Dock>}>
      <Viewfinder camera={camera} photoUrl={keptUrl ?? url} isScanning={isBusy} onDrop={(file) => void choose(file)} />
    </AppPage>
  )

  function dock() {
    if (kept) {
      const letGo = () => {
        discard()
        again()
      }
      return <KeptPhotoNote state={kept.state} problem={kept.problem} onDiscard={letGo} />
    }
    return (
      <>
        {problem && <ErrorText>{problem}</ErrorText>}
        <input
          ref={upload}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('Photo file')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            const [file] = event.target.files ?? []
            if (file) void choose(file)
            event.target.value = ''
          }}
        />
        <div className="shutter-row">
          <button type="button" className="stack-button" disabled={isBusy} onClick={() => upload.current?.click()}>
            <Icon name="image" />
            {t('Upload image')}
          </button>
          <button
            type="button"
            className="shutter"
            aria-label={t('Scan Items')}
            aria-busy={isBusy}
            aria-disabled={!canScan}
            onClick={() => void scanItems()}
          >
            {isBusy ? <Spinner /> : <Icon name={photo ? 'search' : 'camera'} />}
          </button>
          {photo && !isBusy ? (
            <Button look="link" className="text-14" onClick={again}>
              {t('Take another photo')}
            </Button>
          ) : (
            <span className="text-14 font-semibold" aria-hidden="true">
              {isBusy ? t('Scanning...') : t('Scan Items')}
            </span>
          )}
        </div>
      </>
    )
  }
}
