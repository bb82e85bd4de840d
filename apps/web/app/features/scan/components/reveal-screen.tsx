import { t } from '../../../platform/i18n/i18n.ts'
import { AppPage, type AppPageProps } from '../../../ui/app-page.tsx'
import type { ScanResult } from '../use-persisted-photo.ts'
import { type RevealAnswers, useReveal } from '../use-reveal.ts'
import { piecesOf } from '../view-model.ts'
import { PhotoStage } from './photo-stage.tsx'
import { Pieces } from './pieces.tsx'
import { RevealDock } from './reveal-dock.tsx'

export interface RevealScreenProps {
  found: ScanResult
  photoUrl: string
  frame: Omit<AppPageProps, 'children' | 'dock'>
  onEnd: (answers: RevealAnswers) => void
}

/** The found pieces on the photo, with their count. A press anywhere on the photo skips to the end. */
export function RevealScreen({ found, photoUrl, frame, onEnd }: RevealScreenProps) {
  const reveal = useReveal(found, onEnd)
  return (
    <AppPage {...frame} dock={<RevealDock found={found} reveal={reveal} />}>
      <section className="scan-view" aria-label={t('Photo of your clothes')} onPointerDown={reveal.skip}>
        <PhotoStage url={photoUrl}>
          <Pieces url={photoUrl} pieces={piecesOf(found.items)} reveal={reveal} />
        </PhotoStage>
        <span className="scan-end" aria-hidden="true" />
      </section>
    </AppPage>
  )
}
