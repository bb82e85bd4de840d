type Reads = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * Modules that read tables of all others: the console shows an operator everything about an order or a person, on one
 * screen and in one statement each. It writes none of them.
 */
export const READS_EVERYTHING: readonly string[] = ['console']

/** Columns that a module reads from a table of a module that it may import: module → table → columns. */
export const READS: Reads = {
  chat: {
    orders: ['customer_id', 'id', 'status', 'washer_id'],
  },
  claims: {
    earning_reserves: ['available_minor', 'id', 'pending_minor'],
    order_declared_items: ['id', 'item_id', 'order_id', 'value_minor'],
    order_items: ['boxes', 'category', 'garment', 'id', 'name', 'order_id', 'position', 'quantity'],
    orders: [
      'cancelled_at',
      'catalogue_version',
      'completed_at',
      'coverage_minor',
      'customer_id',
      'delivered_at',
      'id',
      'photo_keys',
      'picked_up_at',
      'pickup_latitude',
      'pickup_longitude',
      'placed_at',
      'promise_s',
      'washer_id',
    ],
  },
  complaints: {
    order_items: ['id', 'name', 'order_id', 'position', 'quantity', 'unit_price_minor'],
    order_rewashes: ['first_order_id', 'order_id'],
    orders: ['completed_at', 'customer_id', 'delivered_at', 'id', 'status', 'washer_id'],
  },
  custody: {
    order_items: ['category', 'id', 'name', 'order_id', 'position', 'quantity'],
    orders: ['accepted_at', 'customer_id', 'id', 'placed_at', 'status', 'washer_id'],
    rescues: [
      'accepted_at',
      'address',
      'due_at',
      'giver_id',
      'is_washed',
      'latitude',
      'longitude',
      'order_id',
      'state',
      'successor_id',
    ],
    tags: ['code', 'order_id'],
  },
  directory: {
    washers: ['shown_place', 'user_id'],
  },
  dispatch: {
    orders: [
      'accepted_at',
      'customer_id',
      'id',
      'item_count',
      'net_pay_minor',
      'pending_since',
      'picked_up_at',
      'pickup_at',
      'pickup_latitude',
      'pickup_longitude',
      'status',
      'taken_over_at',
      'washer_id',
    ],
    order_rewashes: ['order_id'],
    rescues: ['latitude', 'longitude', 'order_id', 'state', 'successor_id'],
  },
  doors: {
    orders: [
      'cancel_fee_minor',
      'customer_id',
      'id',
      'laundry_completed_at',
      'pickup_latitude',
      'pickup_longitude',
      'status',
      'washer_id',
    ],
  },
  earnings: {
    ledger_accounts: ['balance', 'id', 'name'],
    ledger_entries: ['account_id', 'amount', 'created_at', 'id', 'transfer_id'],
    ledger_postings: ['posted', 'transfer_id'],
    ledger_transfers: ['id', 'kind', 'order_id', 'reverses'],
  },
  extensions: {
    ledger_transfers: ['id', 'state'],
    orders: ['agreed_minor', 'customer_id', 'id', 'status', 'washer_id'],
  },
  orders: {
    payment_cards: ['brand', 'id', 'last4'],
    users: ['email', 'id', 'language', 'name', 'photo_key'],
    zone_versions: ['version'],
  },
  payments: {
    ledger_accounts: ['balance', 'id', 'name', 'owner', 'owner_id'],
    ledger_postings: ['amount', 'from_account', 'n', 'posted', 'to_account', 'transfer_id'],
    ledger_transfers: ['created_at', 'id', 'kind', 'order_id', 'reason', 'settled_at', 'state'],
  },
  ratings: {
    orders: ['customer_id', 'id', 'status', 'washer_id'],
  },
  schedule: {
    orders: [
      'id',
      'item_count',
      'net_pay_minor',
      'picked_up_at',
      'pickup_at',
      'pickup_latitude',
      'pickup_longitude',
      'status',
      'washer_id',
    ],
    washers: [
      'closed_at',
      'deposit_held',
      'latitude',
      'longitude',
      'online',
      'radius_km',
      'shown_place',
      'user_id',
      'verified_at',
    ],
  },
  verification: {
    washers: [
      'business_name',
      'city',
      'closed_at',
      'country',
      'created_at',
      'postal_code',
      'state',
      'street',
      'user_id',
      'verified_at',
    ],
  },
  washers: {
    users: ['id', 'name'],
  },
}

/**
 * The views that modules publish in their migrations, with the other modules that read each, also against the direction of
 * imports. The console reads all.
 */
export const VIEW_READERS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['claims', 'dispatch'],
  accepted_offers: ['orders'],
  answered_offers: ['washers'],
  blocked_pairs: ['chat', 'orders'],
  contacts: ['claims', 'custody', 'notifications', 'schedule', 'verification'],
  errands: ['sharing'],
  last_calls: ['orders'],
  liable_claims: ['verification'],
  order_card_payments: ['claims'],
  order_claims: ['orders'],
  order_parties: ['care', 'relationships', 'safety', 'sharing', 'tags', 'verification', 'washers'],
  order_progress: ['sharing', 'washers'],
  order_washers: ['chat', 'doors', 'orders', 'sharing'],
  person_devices: ['claims'],
  people: [
    'chat',
    'claims',
    'complaints',
    'custody',
    'directory',
    'dispatch',
    'doors',
    'earnings',
    'extensions',
    'lab',
    'ratings',
    'relationships',
    'safety',
    'scanning',
    'sharing',
    'verification',
    'zones',
  ],
  preferred_washers: ['dispatch'],
  reviewed_approvals: ['directory'],
  trial_periods: ['orders'],
  user_cards: ['claims'],
  visible_ratings: ['directory', 'schedule', 'verification', 'washers'],
  wallets: ['orders', 'payments'],
  washer_profiles: ['claims', 'dispatch', 'earnings', 'identity', 'orders', 'ratings', 'relationships', 'safety'],
}
