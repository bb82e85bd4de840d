import {
  changesPrices,
  type MarketProfile,
  type ProfileChange,
  profileChanges,
} from '@washline/contract/settings/market-profile'
import type { CurrentProfile } from '@washline/contract/settings/profile-endpoints'
import { useState } from 'react'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { MarketForm } from '../market-form.tsx'
import { changeLabel, changeText } from '../market-labels.ts'
import { useChangeMarket, useMarket } from '../use-market.ts'
import { useMarketDraft } from '../use-market-draft.ts'
import { noEdits, readMarket, readPrices } from './market-edits.ts'
import { VersionEntry } from './version-entry.tsx'

/** What the market is called, charges, promises and looks like. */
export function MarketPanel() {
  const market = useMarket()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Name, money and brand')}</h2>
        {market.data && (
          <span className="text-ink-2">
            {market.data.version === 0
              ? t('Default settings')
              : t('Version {version}', { version: market.data.version })}
          </span>
        )}
      </header>
      <p>{t('A change applies right away, in every process. Orders already placed keep their terms.')}</p>
      <QueryGate query={market}>{(current) => <Market current={current} />}</QueryGate>
    </>
  )
}

/** The form, the review of its changes, and the last ones. */
function Market({ current: { version, profile, currency_in_use, changes: past } }: { current: CurrentProfile }) {
  const change = useChangeMarket()
  const [edits, setEdits] = useMarketDraft()
  const [isAsked, setIsAsked] = useState(false)
  const typed = readMarket(profile, edits)
  const wanted = 'profile' in typed ? typed.profile : undefined
  const changes = wanted ? profileChanges(profile, wanted) : []
  const read = wanted && readPrices(edits, wanted)
  const price_list = read && 'rows' in read ? read.rows : undefined
  return (
    <div className={past.length === 0 ? 'console-one' : 'console-two'}>
      <MarketForm
        current={profile}
        isCurrencyFixed={currency_in_use}
        edits={edits}
        onEdit={setEdits}
        onReview={() => setIsAsked(true)}
      />
      <section className="grid content-start gap-3" aria-labelledby="market-history">
        <h3 id="market-history">{t('History')}</h3>
        {past.length === 0 && <p className="text-ink-2">{t('Nothing has been changed yet.')}</p>}
        <ol className="console-entries" aria-label={t('History')}>
          {past.map((one) => (
            <li key={one.version}>
              <VersionEntry version={one.version} by={one.by} at={one.at} reason={one.reason} />
              <Changes changes={one.changes} profile={profile} />
            </li>
          ))}
        </ol>
      </section>
      {isAsked && wanted && (
        <ReasonForm
          open
          onClose={() => setIsAsked(false)}
          title={t('Change the market')}
          about={<Review changes={changes} profile={wanted} prices={price_list?.length ?? 0} />}
          hint={t('Other operators can read it.')}
          action={changesPrices(changes) ? t('Confirm and save') : t('Save')}
          onAction={async (reason) => {
            await change.mutateAsync({
              version,
              profile: wanted,
              price_list,
              confirmed: changesPrices(changes),
              reason,
            })
            setEdits(noEdits)
            toast.success(t('Saved.'))
          }}
        />
      )}
    </div>
  )
}

interface ReviewProps {
  changes: readonly ProfileChange[]
  profile: MarketProfile
  /** How many prices are replaced. */
  prices: number
}

function Review({ changes, profile, prices }: ReviewProps) {
  if (changes.length === 0) return t('Nothing differs from the current version.')
  return (
    <div className="grid gap-3">
      {changesPrices(changes) && (
        <Note>{t('This changes what people pay, earn or are promised with their next order.')}</Note>
      )}
      <Changes changes={changes} profile={profile} />
      {changes.some(({ field }) => field === 'currency') && (
        <p>{t('Amounts of zones are converted too. Check them in Zones after you save.')}</p>
      )}
      {prices > 0 && <p>{t('The price list is replaced: {count} items, with the prices shown.', { count: prices })}</p>}
    </div>
  )
}

/** The decimals of what was are those of the former currency. */
const formerCurrency = (changes: readonly ProfileChange[], { currency }: MarketProfile): string =>
  changes.find(({ field }) => field === 'currency')?.from ?? currency

const Changes = ({ changes, profile }: { changes: readonly ProfileChange[]; profile: MarketProfile }) => (
  <dl className="console-details">
    {changes.map((change) => (
      <div key={change.field}>
        <dt>{changeLabel(change)}</dt>
        <dd className="num wrap-anywhere">
          {t('{before} → {after}', {
            before: changeText(change, change.from, formerCurrency(changes, profile)),
            after: changeText(change, change.to, profile.currency),
          })}
        </dd>
      </div>
    ))}
  </dl>
)
