import { t } from '../../platform/i18n/i18n.ts'
import { PlainText } from './components/plain-text.tsx'
import { PublicPage } from './components/public-page.tsx'

export function PrivacyScreen() {
  return (
    <PublicPage title={t('Privacy')} lead={t('What is kept, why, and who sees it.')}>
      <PlainText
        sections={[
          {
            title: t('Your account'),
            text: t('Name, e-mail and phone number, so that orders reach you. Passwords are kept only as a hash.'),
          },
          {
            title: t('Your photos'),
            text: t(
              'A photo of your laundry is used to count and price it. Its position and camera data are removed when it arrives. A draft that you abandon is deleted after 24 hours, photo included.',
            ),
          },
          {
            title: t('Your position'),
            text: t(
              'Read only when you ask for it, to fill in the pickup address. Your Washer sees the address of the order.',
            ),
          },
          {
            title: t('Your card'),
            text: t('Brand, last four digits and expiry. The number itself stays with the payment service.'),
          },
          {
            title: t('On this device'),
            text: t(
              'Your sign-in, your profile and your choice of language. There are no advertising or tracking cookies.',
            ),
          },
        ]}
      />
    </PublicPage>
  )
}
