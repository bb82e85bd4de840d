/** The parts of a server's settings, and what each is set to. */
export const serverMessages = {
  parts: {
    address: 'Address',
    listens: 'Listens on',
    proxies: 'Trusted proxies',
    database: 'Database',
    photos: 'Photos',
    backups: 'Backups',
    demo: 'Demo market',
    cards: 'Cards',
    mail: 'Emails',
    sender: 'Sender',
    maps: 'Maps',
    google: 'Google sign-in',
    vision: 'Vision model',
    live: 'Live events',
    verification: 'Verification of Washers',
    extensions: 'Extensions',
    metrics: 'Metrics',
    traces: 'Traces',
    operator: 'Operator',
  },
  on: 'On',
  off: 'Off',
  none: 'None',
  addressLocal: '{address}, this machine only',
  listensLocal: '{address}, for this machine',
  noProxies: 'None: the peer of each connection counts as the caller',
  database: {
    embedded: 'Embedded, in {folder}',
    pool: 'statements through {host}',
    replica: 'older reads from {host}',
  },
  photos: { bucket: 'Bucket {bucket}', folder: 'Folder {folder}' },
  backups: {
    every: 'Every {hours} h, to {place}, the latest {count}',
    byHand: 'By hand, to {place}, the latest {count}',
  },
  cards: {
    sandbox: 'Sandbox, test numbers only',
    live: 'Stripe, real money',
    test: 'Stripe, test mode',
    noWebhooks: 'webhooks are off, so Stripe is asked for changes',
  },
  mail: { folder: 'Files in {folder}', server: 'Through {host}' },
  maps: {
    embedded: 'An invented city and the world’s cities',
    google: 'Google',
    osm: 'OpenStreetMap servers ({host})',
  },
  noVision: 'None, the embedded scanner',
  live: { pusher: 'Through a Pusher service', server: 'By this server' },
  verification: { auto: 'Automatic, without a review', manual: 'By operators' },
  metrics: { local: 'This machine only', token: 'With a token' },
  traces: 'To {host}',
  noOperator: 'Not named in terms and privacy',
} as const

/** What would go wrong once people use a server as it is set. */
export const riskMessages = {
  'sandbox-cards':
    'Cards are those of the sandbox: people can buy real washing with a test number. Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.',
  'local-links': 'Links in emails lead to localhost. Set PUBLIC_URL to the address that people use.',
  'mail-folder': 'Emails are written into a folder: no one can reset a password or confirm an address. Set SMTP_URL.',
  'currency-symbol':
    'Cards are charged in {currency} while prices are shown with {symbol}. Start with ALLOW_RISKS=currency-symbol and set currency or symbol in the console, at “Name, money and brand”.',
  'invented-city':
    'Addresses are searched in an invented city and among the world’s cities only. Set GOOGLE_MAPS_API_KEY, or MAPS_PHOTON_URL and MAPS_OSRM_URL.',
} as const
