/** What is missing at a step of the set-up, beside the risks of the server's settings. */
export const setupMessages = {
  market: 'Name, currency and fees are the defaults.',
  place: 'No zone has been drawn: orders are taken everywhere.',
  backups: 'No backups are written. Set BACKUP_TO and BACKUP_PASSPHRASE.',
} as const

/** What a test order showed, part by part, and what to do where something failed. */
export const trialMessages = {
  late: 'No answer within {seconds} seconds.',
  failed: 'It failed: {reason}',
  order: {
    ok: 'An order at {point} was priced and placed, then undone: no number, entry or notification stays.',
    noPlace: 'No zone has been drawn yet, so there is no place for a test order.',
    noPlaceNext: 'Draw a zone at “Where orders are taken”.',
    closed: 'The zones take no orders at this hour.',
    closedNext: 'Try again while a zone is open, or change its hours.',
    next: 'The server’s log has the details.',
  },
  cards: {
    sandbox:
      'A test card of the sandbox was authorized with {amount}, and the authorization was released. There is no real money here.',
    test: 'Stripe’s test card was authorized with {amount}, and the authorization was released. The keys are those of the test mode: no real money moves.',
    live: 'Stripe accepted the live key in a call that only reads. Nothing was authorized or charged.',
    liveNext: 'To try a real card, place an order of your own and cancel it: its authorization is released.',
    extension: 'The card service of the extension answered a call that only reads. Nothing was authorized or charged.',
    declined: 'The card service answered, and declined its test card ({code}).',
    declinedNext: 'Check that the account at the card service takes cards in {currency}.',
    next: 'Check STRIPE_SECRET_KEY and the way from this server to the card service, then restart.',
  },
  mail: {
    server: 'A test email is on its way to {email}.',
    serverNext: 'Check that it arrives, and not among spam.',
    folder: 'A test email was written into the folder of the server. It reaches no one.',
    folderNext: 'Set SMTP_URL, and restart.',
    next: 'Check SMTP_URL and MAIL_FROM, then restart.',
    subject: 'Test email from Washline',
    text: 'This is the test email of the setup. Emails reach you, so they reach your customers.',
  },
  photos: {
    ok: 'A file was stored, read back unchanged, and removed.',
    changed: 'What was read back is not what was stored.',
    nextBucket: 'Check S3_ENDPOINT, S3_BUCKET and the keys: they must allow writing, reading and removing.',
    nextFolder: 'Check that the server may write below DATA_DIR, and that the disk is not full.',
  },
  maps: {
    ok: 'The address of the test order was found ({address}), and a route was computed.',
    nothing: 'The map service answered, and knows no address at {point}.',
    nothingNext: 'Check that its map data covers your zones.',
    embedded: 'Only the built-in map answers: an invented city and the world’s cities.',
    embeddedNext: 'Set GOOGLE_MAPS_API_KEY, or MAPS_PHOTON_URL and MAPS_OSRM_URL, and restart.',
    noPlace: 'Not tried: there is no zone yet in which an address could be searched.',
    next: 'Check the key or the addresses of the map service, then restart.',
  },
} as const
