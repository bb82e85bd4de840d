import { t } from '../../../platform/i18n/i18n.ts'
import { marketValues } from '../view-model.ts'
import type { LegalSection } from './legal-page.tsx'

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of texts, read from top to bottom
const storedData = (): LegalSection[] => [
  {
    id: 'account',
    title: t('Your account'),
    sentences: [
      t(
        'We keep your name, email address and phone number, your language and, if you give them, an address and a photo.',
      ),
      t('Your password is kept only as an Argon2id hash. No one can read it.'),
      t('A sign-in is kept as the hash of a random token, with its times and the type of browser.'),
      t('We need this to carry out the agreement with you.'),
    ],
  },
  {
    id: 'orders',
    title: t('Your orders'),
    sentences: [
      t('We keep the items, prices, notes, the pickup address and its location, and the time of every step.'),
      t('Steps of an order and money records are never changed afterwards, so both sides can rely on them.'),
      t('The locations you used and saved are kept until you remove them.'),
    ],
  },
  {
    id: 'photos',
    title: t('Your photos'),
    sentences: [
      t(
        'A photo of your laundry is counted on this server, by models that run here, unless a service below is switched on.',
      ),
      t('It is used to train the scanner only if you agreed. You can withdraw this under “Your data”.'),
      t('Location and camera data in a photo are removed when we receive it.'),
      t('Photos are shown by addresses that are signed and expire.'),
    ],
  },
  {
    id: 'position',
    title: t('Your location'),
    sentences: [
      t('A customer’s location is read only when you ask for it.'),
      t(
        'A Washer’s location is shared while an order is in progress. Only the latest one is kept, and only that customer sees it.',
      ),
      t('In the public directory a Washer is shown somewhere within a square of about 500 meters, never at the door.'),
    ],
  },
  {
    id: 'messages',
    title: t('Messages and ratings'),
    sentences: [
      t('Messages are for the two people in an order. Our team may read them when a claim requires it.'),
      t('Ratings are public, with the first letter of your name.'),
    ],
  },
  {
    id: 'money',
    title: t('Money'),
    sentences: [
      t(
        'For a card we keep the brand, the last four digits and the expiration date. The number goes only to the payment service.',
      ),
      t('Every movement of money is recorded. The law requires us to keep these records for years.'),
    ],
  },
  {
    id: 'washers',
    title: t('If you wash'),
    sentences: [
      t('We keep your business name, its address, your deposit, what was verified and your statistics.'),
      t('Everyone sees the business name, the ratings, how many orders were completed and how many were on time.'),
    ],
  },
  {
    id: 'technical',
    title: t('What the server records'),
    sentences: [
      t('To slow down attacks, calls are counted by internet address. The counts are deleted within hours.'),
      t('Answers to repeated calls are kept for two days, so that nothing is charged twice.'),
      t('The log holds errors with order and account numbers, without names or texts.'),
    ],
  },
]

const retention = ({ draftHours, unsentDays }: ReturnType<typeof marketValues>): LegalSection => ({
  id: 'retention',
  title: t('How long'),
  sentences: [],
  points: [
    t('A list that was not ordered, photo included: {hours} hours.', { hours: draftHours }),
    t('A sign-in: 30 days after its last use, or until you sign out.'),
    t('A link for a new password: one hour, once.'),
    t('A photo for a chat that was never sent: {days} days.', { days: unsentDays }),
    t('Your account: until you delete it. Then all personal data is erased right away.'),
    t('Completed orders and money records: as long as the law requires. Your name is then removed.'),
  ],
})

const others = (): LegalSection[] => [
  {
    id: 'others',
    title: t('Who else receives data'),
    sentences: [
      t('Your Washer sees your first name, the address, the items, the notes and the chat of the order.'),
      t('Beyond that, data leaves this server only for services that the operator has switched on:'),
    ],
    points: [
      t('Stripe: card, amount, your name and email address, to charge and to pay out.'),
      t('Google: your sign-in with Google, if you choose it.'),
      t('Google Maps or an OpenStreetMap server: the addresses you type and the locations you ask about.'),
      t('Pusher or a similar service: live events of your orders.'),
      t('A mail server: the emails to you. Your browser’s push service: the notifications you asked for.'),
      t('A storage service: photos. A vision model: photos of your laundry and those of a claim, nothing else.'),
    ],
  },
  {
    id: 'device',
    title: t('On your device'),
    sentences: [
      t('There are two cookies. The one called language stores the language you chose.'),
      t(
        'The one called __Host-washline_device, or washline_device where the connection is not encrypted, is set when you sign in. It tells this browser apart from a stranger’s who guesses at your password, and shows us accounts that use the same device when compensation is claimed. It is kept for 400 days; what we store about it, for 180 days after your last sign-in.',
      ),
      t('There is no advertising and no tracking.'),
      t('Your browser also keeps these things for the product, until you sign out or clear them:'),
    ],
    points: [
      t('auth_token: your sign-in'),
      t('current_user: your profile, so it shows right away'),
      t('theme: light or dark, if you chose one'),
      t('push_device: who turned on push notifications here, so no one else gets them'),
      t('which notification you last saw, whether requests ring, and which offers you declined'),
      t('what you chose or wrote and have not sent yet, until the tab is closed'),
      t('your orders and what is waiting to be sent, so Washline works without a network'),
      t('the product’s own files, for the same reason'),
    ],
  },
]

const rights = (): LegalSection[] => [
  {
    id: 'automatic',
    title: t('What a program decides'),
    sentences: [
      t('Software counts the items in a photo, ranks Washers and assesses claims.'),
      t('The rules are published. You can correct the count, and our team reviews a claim when you appeal.'),
    ],
  },
  {
    id: 'rights',
    title: t('Your rights'),
    sentences: [t('In your account you can do this at any time, without asking anyone:')],
    points: [
      t('see and correct your details'),
      t('download what is kept about you'),
      t('delete your account'),
      t('sign out other devices'),
    ],
  },
  {
    id: 'complaints',
    title: t('If you do not agree'),
    sentences: [t('Write to the operator.'), t('You can also complain to your country’s data protection authority.')],
  },
]

/** Which data is stored, why, how long, and who can read it. */
export const privacySections = (): LegalSection[] => [
  {
    id: 'responsible',
    title: t('Who is responsible'),
    sentences: [
      t('Washline is open-source software that anyone can run.'),
      t('Whoever runs this installation is responsible for the data in it.'),
      t('The makers of the software receive no data.'),
    ],
  },
  ...storedData(),
  retention(marketValues()),
  ...others(),
  ...rights(),
]
