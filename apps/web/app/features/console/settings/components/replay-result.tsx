import { type Replay, replayed, replayGroups } from '@washline/contract/lab/endpoints'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Note } from '../../../../ui/note.tsx'
import { changeText, countsText, foundName, sumsText } from '../lab-labels.ts'

const groupName = (group: (typeof replayGroups)[number]) =>
  group === 'newcomers' ? t('Newcomers') : t('Other Washers')

/** What the last weeks would have been under the draft: the present on the left of each arrow. */
export const ReplayResult = ({ since, until, orders, waves, claims }: Replay) => (
  <section className="grid items-start gap-6 desk:grid-cols-2" aria-label={t('Result')}>
    <p className="text-ink-2 desk:col-span-2">
      {t('From {since} to {until}. Left of the arrow: what happened. Right: the result of the draft.', {
        since: formatDate(since),
        until: formatDate(until),
      })}
    </p>
    <ReplayedOrders {...orders} />
    <ReplayedWaves {...waves} />
    <ReplayedClaims {...claims} />
  </section>
)

interface Checked {
  count: number
  mismatches: number
  is_limited: boolean
  most: number
}

/** Whether the rules of the time give the stored rows again, and whether all rows are in it. */
const Check = ({ count, mismatches, is_limited, most }: Checked) => (
  <>
    {mismatches > 0 ? (
      <Note tone="bad">
        {t(
          '{count, plural, one {# row is} other {# rows are}} not reproduced by the rules of that time. The result is less certain by that much.',
          {
            count: mismatches,
          },
        )}
      </Note>
    ) : (
      count > 0 && <p className="text-ink-2">{t('The rules of that time reproduce every one of them, to the cent.')}</p>
    )}
    {is_limited && <Note>{t('Only the newest {count} are included.', { count: most })}</Note>}
  </>
)

const Rows = ({ rows }: { rows: readonly (readonly [name: string, value: string | number])[] }) => (
  <dl className="console-details">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)

const Box = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="console-box gap-3" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

const nothing = () => <p className="text-ink-2">{t('None in this period.')}</p>

function ReplayedOrders({
  count,
  mismatches,
  is_limited,
  customers,
  washers,
  market,
  groups,
  losers,
}: Replay['orders']) {
  return (
    <Box title={t('Prices and pay')}>
      {count === 0 ? (
        nothing()
      ) : (
        <>
          <p>{t('{count, plural, one {# completed order} other {# completed orders}}', { count })}</p>
          <Check count={count} mismatches={mismatches} is_limited={is_limited} most={replayed.orders} />
          <Rows
            rows={[
              [t('Customers pay'), sumsText(customers)],
              [t('Washers earn'), sumsText(washers)],
              [t('The market earns'), sumsText(market)],
            ]}
          />
          {replayGroups.map((group) => (
            <div key={group}>
              <h4 className="font-bold">{groupName(group)}</h4>
              <Rows
                rows={[
                  [t('Washers'), groups[group].washers],
                  [t('Completed orders'), groups[group].orders],
                  [t('Pay'), sumsText(groups[group].pay)],
                  [t('Median per Washer'), changeText(groups[group].median_change_minor)],
                ]}
              />
            </div>
          ))}
          {losers.length > 0 && (
            <div>
              <h4 className="font-bold">{t('Who would lose the most')}</h4>
              <Rows rows={losers.map(({ washer, pay }) => [washer.name, sumsText(pay)])} />
            </div>
          )}
          <p className="text-ink-2">
            {t(
              'Cancelled orders are left out. We cannot tell whether a customer would still have ordered. An order shared by several Washers counts for the last one.',
            )}
          </p>
        </>
      )}
    </Box>
  )
}

function ReplayedWaves(props: Replay['waves']) {
  const { count, batches, searches, mismatches, is_limited, farther, offers, found, earlier_s, later_s, losers } = props
  const seconds = { earlier: earlier_s, later: later_s }
  return (
    <Box title={t('Who is asked')}>
      {count + batches === 0 ? (
        nothing()
      ) : (
        <>
          <p>
            {t(
              '{count, plural, one {# wave} other {# waves}} of {searches, plural, one {# search} other {# searches}}',
              {
                count,
                searches,
              },
            )}
          </p>
          {batches > 0 && (
            <p>
              {t(
                '{count, plural, one {# batch that decided several orders} other {# batches that decided several orders each}}',
                { count: batches },
              )}
            </p>
          )}
          <Check count={count + batches} mismatches={mismatches} is_limited={is_limited} most={replayed.waves} />
          {farther > 0 && (
            <Note tone="bad">
              {t(
                'In {count, plural, one {# decision} other {# decisions}} the draft reaches farther than the search did. Who was there is not stored, so they are missing here.',
                {
                  count: farther,
                },
              )}
            </Note>
          )}
          <Rows
            rows={[
              [t('Offers to newcomers'), countsText(offers.newcomers)],
              [t('Offers to other Washers'), countsText(offers.others)],
            ]}
          />
          <h4 className="font-bold">{t('Orders that were accepted')}</h4>
          <Rows
            rows={(['same', 'earlier', 'later', 'too_slow', 'not_asked'] as const).map((kind) => [
              foundName(kind),
              kind in seconds && found[kind] > 0
                ? t('{count} (median change {seconds} s)', {
                    count: found[kind],
                    seconds: seconds[kind as keyof typeof seconds],
                  })
                : found[kind],
            ])}
          />
          {losers.length > 0 && (
            <div>
              <h4 className="font-bold">{t('Who would be asked less')}</h4>
              <Rows rows={losers.map(({ washer, offers: asked }) => [washer.name, countsText(asked)])} />
            </div>
          )}
          <p className="text-ink-2">
            {t(
              'Each wave and each batch is decided again among the Washers considered at the time. We cannot tell how another Washer would have answered.',
            )}
          </p>
        </>
      )}
    </Box>
  )
}

function ReplayedClaims({ count, mismatches, is_limited, older, groups }: Replay['claims']) {
  return (
    <Box title={t('Claims')}>
      {count === 0 ? (
        nothing()
      ) : (
        <>
          <p>{t('{count, plural, one {# claim} other {# claims}}', { count })}</p>
          <Check count={count} mismatches={mismatches} is_limited={is_limited} most={replayed.claims} />
          {older > 0 && (
            <p className="text-ink-2">
              {t(
                '{count, plural, one {# claim was} other {# claims were}} assessed by an older table of rules and left out.',
                {
                  count: older,
                },
              )}
            </p>
          )}
          {replayGroups.map((group) => (
            <div key={group}>
              <h4 className="font-bold">{groupName(group)}</h4>
              <Rows
                rows={[
                  [t('Paid right away'), countsText(groups[group].paid_at_once)],
                  [t('Needs a person'), countsText(groups[group].to_a_person)],
                  [t('Refused'), countsText(groups[group].refused)],
                  [t('Amount paid right away'), sumsText(groups[group].paid)],
                  [t('Washers’ share'), sumsText(groups[group].washers)],
                ]}
              />
            </div>
          ))}
          <p className="text-ink-2">
            {t('We cannot tell what a person would have decided. The budget counts what had been paid at the time.')}
          </p>
        </>
      )}
    </Box>
  )
}
