import { market } from '@washline/contract/market'
import { t } from '../../platform/i18n/i18n.ts'
import { publicPath } from '../../platform/navigation/public-path.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HungAside } from '../../ui/hung-aside.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { DecisionList } from './components/decision-list.tsx'

/** Every offer that the Washer got or did not get, with its reasons. */
export function WasherOffersScreen() {
  useHeadingFocus()
  const isDesk = useIsDesk()
  const tabs = [
    { title: t('All'), content: <DecisionList key="all" made={undefined} /> },
    { title: t('Asked'), content: <DecisionList key="yes" made="yes" /> },
    { title: t('Not asked'), content: <DecisionList key="no" made="no" /> },
  ]
  return (
    <AppPage title={t('Your offers')} back="/dashboard" tab="account" bottomNav aside={isDesk && <Beside />}>
      <div className="grid max-w-[760px] min-w-0 gap-6">
        <p>
          {t(
            'Why you were asked or not, for orders near you in the last {days, plural, one {# day} other {# days}}, while you were online and among the nearest.',
            { days: market.dispatch.explained.days },
          )}
        </p>
        <Tabs label={t('Filter offers')} tabs={tabs} />
        <ButtonLink to={publicPath('/how-matching-works')} variant="link" className="justify-self-start desk:hidden">
          {t('How matching works')}
        </ButtonLink>
      </div>
    </AppPage>
  )
}

const Beside = () => (
  <HungAside
    garments={[
      ['shirt', 'rinse'],
      ['shorts', 'pin'],
    ]}
  >
    <section className="grid gap-4" aria-labelledby="asked-when">
      <h2 id="asked-when">{t('Who is asked when')}</h2>
      <ul className="plain-points">
        <li>{t('The first Washer to accept gets the order. The other Washers no longer see the request.')}</li>
        <li>{t('When a Washer skips or does not answer, we ask the next one right away.')}</li>
      </ul>
      <ButtonLink to={publicPath('/how-matching-works')}>{t('How matching works')}</ButtonLink>
      <ButtonLink to="/provider/hours">{t('Your hours')}</ButtonLink>
    </section>
  </HungAside>
)
