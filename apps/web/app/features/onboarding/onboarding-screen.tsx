import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useNavigate } from '../../router/index.ts'
import { Button } from '../../ui/button.tsx'
import { HungGarment } from '../../ui/hung-garment.tsx'
import { Logo } from '../../ui/logo.tsx'
import { mainId } from '../../ui/skip-link.tsx'
import { useCarousel } from '../../ui/use-carousel.ts'
import { type Slide, slides } from './view-model.ts'

const gapPx = 390

export function OnboardingScreen() {
  useHeadingFocus()
  const navigate = useNavigate()
  const leave = () => navigate('/home-screen')
  const all = slides()
  const { index, go, swipe } = useCarousel({ count: all.length, onEscape: leave })
  const slide = all[index]
  const isLast = index === all.length - 1
  if (!slide) return null
  return (
    <div className="app overflow-x-clip">
      <header className="gutter flex items-center justify-between py-2">
        <Logo to="/home-screen" />
        <Button variant="link" className="min-w-12" onClick={leave}>
          {t('Skip')}
        </Button>
      </header>
      <main id={mainId} className="carousel" aria-roledescription={t('carousel')} aria-label={t('Welcome')} {...swipe}>
        <Garments slides={all} index={index} />
        <section
          className="carousel-text"
          aria-live="polite"
          aria-label={t('{n} of {count}', { n: index + 1, count: all.length })}
        >
          <h1 className="text-[clamp(2.625rem,11vw,4rem)]">{slide.title}</h1>
          <p className="lead">{slide.text}</p>
        </section>
      </main>
      <div className="dock carousel-dock">
        <Dots slides={all} index={index} onGo={go} />
        <Button variant="primary" size="large" wide onClick={isLast ? leave : () => go(index + 1)}>
          {isLast ? t('Get Started') : t('Next')}
        </Button>
      </div>
    </div>
  )
}

/** One garment for each slide, on a line that moves to the shown one. */
function Garments({ slides, index }: { slides: readonly Slide[]; index: number }) {
  return (
    <svg className="carousel-line" viewBox="0 0 390 300" role="img" aria-label={slides[index]?.drawing}>
      <path d="M-1200 10C-400 34 800 34 1590 10" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <g className="carousel-track" style={{ translate: `${-index * gapPx}px 0` }}>
        {slides.map(({ garment, fill }, place) => (
          <HungGarment
            key={garment}
            name={garment}
            fill={fill}
            x={195 + place * gapPx}
            y={28}
            height={230}
            delay={place * 0.7}
          />
        ))}
      </g>
    </svg>
  )
}

interface DotsProps {
  slides: readonly Slide[]
  index: number
  onGo: (index: number) => void
}

function Dots({ slides, index, onGo }: DotsProps) {
  return (
    <div className="flex justify-center desk:justify-start">
      {slides.map(({ title }, place) => (
        <button
          key={title}
          type="button"
          className="carousel-dot"
          aria-label={t('Slide {n}: {title}', { n: place + 1, title })}
          aria-current={place === index}
          onClick={() => onGo(place)}
        />
      ))}
    </div>
  )
}
