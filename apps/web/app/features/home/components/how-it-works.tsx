import { t } from '../../../platform/i18n/i18n.ts'
import { Garment } from '../../../ui/garment.tsx'

export function HowItWorks() {
  const steps = [
    {
      garment: 'tshirt',
      fill: 'rinse',
      title: t('Scan your clothes'),
      text: t('One photo is enough to count and price all your clothes.'),
    },
    {
      garment: 'bag',
      fill: 'bluing',
      title: t('Get matched instantly'),
      text: t('A top-rated provider is chosen automatically.'),
    },
    {
      garment: 'sweater',
      fill: 'suds',
      title: t("You're covered"),
      text: t('Compensation for damaged, lost or mishandled items.'),
    },
  ] as const
  return (
    <section>
      <h2>{t('How it works')}</h2>
      <ol className="stitched mt-2">
        {steps.map(({ garment, fill, title, text }, index) => (
          <li key={garment} className="flex items-center gap-4">
            <Garment name={garment} fill={fill} size={56} />
            <div className="flex-1">
              <h3>{title}</h3>
              <p className="text-14 text-ink-2">{text}</p>
            </div>
            <span className="display num text-32 text-bluing" aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
