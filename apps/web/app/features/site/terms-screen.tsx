import { t } from '../../platform/i18n/i18n.ts'
import { PlainText } from './components/plain-text.tsx'
import { PublicPage } from './components/public-page.tsx'

export function TermsScreen() {
  return (
    <PublicPage title={t('Terms')} lead={t('What you and we promise each other, in plain words.')}>
      <PlainText
        sections={[
          {
            title: t('What Washline is'),
            text: t(
              'Washline connects people who want laundry done with independent Washers who do it. The Washer carries out the order; Washline takes the payment, holds the deposit and decides claims.',
            ),
          },
          {
            title: t('The price'),
            text: t(
              'The total you confirm is a ceiling. It does not rise without your agreement. Your card is authorised when you order and charged when the order is completed.',
            ),
          },
          {
            title: t('Cancelling'),
            text: t(
              'Cancelling is free before pickup, except that the Washer receives $3.00 when you cancel later than 5 minutes after acceptance.',
            ),
          },
          {
            title: t('Loss and damage'),
            text: t(
              'Orders are insured up to $500 during the service period. Claims are made in the app within 48 hours of receiving the items.',
            ),
          },
          {
            title: t('Washers'),
            text: t(
              'A Washer is verified before the first order and pays a $30.00 security deposit, refunded when the Washer stops and no order or claim is open.',
            ),
          },
          {
            title: t('Completion'),
            text: t('A delivered order that is not confirmed completes by itself after 24 hours.'),
          },
        ]}
      />
    </PublicPage>
  )
}
