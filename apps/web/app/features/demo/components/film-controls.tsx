import { playSteps } from '../../../domain/demo/play-steps.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { stepLabel } from '../demo-labels.ts'
import type { Film } from '../use-film.ts'

const playText = ({ state, step }: Film) => {
  if (state === 'plays') return t('Pause')
  if (state === 'paused') return t('Continue')
  return step === 'done' ? t('Play again') : t('Play an order')
}

/** Plays and pauses, and names the step. `small` leaves out the list of all steps. */
export function FilmControls({ film, small = false }: { film: Film; small?: boolean }) {
  const { state, step, play, pause } = film
  const at = step ? playSteps.indexOf(step) : -1
  return (
    <section className="film" aria-label={t('Watch an order')}>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="compact" variant="primary" onClick={() => (state === 'plays' ? pause() : play())}>
          {playText(film)}
        </Button>
        <p className="min-w-0 flex-1 text-14" role="status">
          {state === 'failed'
            ? t('It stopped. Reload the page, or reset the demo.')
            : state === 'paused'
              ? t('Paused: try the phones yourself.')
              : step
                ? stepLabel(step)
                : t('About 80 seconds, from order to payment.')}
        </p>
      </div>
      {!small && (
        <ol className="film-steps">
          {playSteps.map((each, index) => (
            <li
              key={each}
              aria-current={index === at ? 'step' : undefined}
              className={index < at || step === 'done' ? 'film-past' : undefined}
            >
              {stepLabel(each)}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
