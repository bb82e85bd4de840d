import { doorKinds, doorStages, kindsOf } from '@washline/contract/doors/rules'
import { market } from '@washline/contract/market'
import { doorKindText } from '../../../domain/door/door-labels.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'

/** The published table of what happens at a door where nothing can be handed over. */
export function DoorFees() {
  const { redirect, repeats } = market.door
  return (
    <section className="grid gap-4" aria-labelledby="door-fees">
      <h2 id="door-fees" className="section-title">
        {t('If nothing can be handed over at the door')}
      </h2>
      <p className="max-w-[44em]">
        {t(
          'The Washer is at the door by location and photo, rings in the app and waits. The whole fee goes to the Washer right away. A Washer who comes late gets none.',
        )}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left leading-[1.3] [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pr-3 [&_[scope=col]]:whitespace-nowrap [&_[scope=row]]:min-w-28">
          <thead>
            <tr>
              <th scope="col">{t('At the door')}</th>
              <th scope="col">{t('Wait')}</th>
              <th scope="col">{t('Rings')}</th>
              <th scope="col">{t('Pickup')}</th>
              <th scope="col">{t('Return')}</th>
            </tr>
          </thead>
          <tbody>
            {doorKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{doorKindText(kind)}</th>
                <td className="num">{t('{minutes} min', { minutes: market.door.waitMs[kind] / 60_000 })}</td>
                <td className="num">{market.door.calls[kind]}</td>
                {doorStages.map((stage) => (
                  <td key={stage} className="num">
                    {kindsOf(stage).includes(kind) ? formatMinor(market.door.fees[stage][kind]) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="max-w-[44em]">
        {t(
          'Another door is free within {free} m, then {fee} per km, up to {most} km. Our team decides about a second fee between the same two people within {days} days, and about every appeal.',
          {
            free: redirect.freeM,
            fee: formatMinor(redirect.perKmMinor),
            most: redirect.withinM / 1_000,
            days: repeats.days,
          },
        )}
      </p>
    </section>
  )
}
