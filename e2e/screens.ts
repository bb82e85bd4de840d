export interface ScreenVisit {
  readonly name: string
  readonly who: 'guest' | 'customer' | 'washer'
  readonly path: string
  /** Reached from here by a photo instead of by its address. */
  readonly byPhoto?: true
  /** Texts that the screen always has. */
  readonly texts: readonly string[]
}

export type Stage = 'fresh' | 'draft' | 'pending' | 'accepted' | 'in_progress' | 'delivered' | 'completed'

/** Every screen by the stage of one order, which `{order}` names; `{draft}` is another one. */
export const screensByStage: Readonly<Record<Stage, readonly ScreenVisit[]>> = {
  fresh: [
    {
      name: 'landing',
      who: 'guest',
      path: '/',
      texts: ['How It Works', 'Find Washers', 'Become a Washer', 'Sign In', 'Sign Up', 'Terms', 'Privacy'],
    },
    {
      name: 'safety',
      who: 'guest',
      path: '/safety-terms',
      texts: [
        'Safety & Security',
        'Loss or Damage Policy',
        'Washer Verification',
        'Insurance Coverage',
        'Frequently Asked Questions',
      ],
    },
    {
      name: 'how it works',
      who: 'guest',
      path: '/how-it-works',
      texts: ['How It Works', 'When you have laundry', 'What it costs', 'When you wash', 'Questions'],
    },
    {
      name: 'directory',
      who: 'guest',
      path: '/washers',
      texts: ['Find Washers', 'Place', 'Use my position', 'What you see of a Washer'],
    },
    {
      name: 'becoming a Washer',
      who: 'guest',
      path: '/become-washer',
      texts: [
        'What it could bring',
        'Orders a week',
        'How pay works',
        'What you need',
        'From today to your first order',
      ],
    },
    {
      name: 'matching',
      who: 'guest',
      path: '/how-matching-works',
      texts: ['How matching works', 'What counts, and how much', 'Who is asked when', 'What never counts'],
    },
    { name: 'terms', who: 'guest', path: '/terms', texts: ['Terms', 'Contents', 'Cancelling', 'The deposit'] },
    {
      name: 'privacy',
      who: 'guest',
      path: '/privacy',
      texts: ['Privacy', 'Contents', 'On your device', 'Your rights'],
    },
    { name: 'onboarding', who: 'customer', path: '/onboarding', texts: ['Skip', 'Next'] },
    {
      name: 'customer home',
      who: 'customer',
      path: '/home-screen',
      texts: [
        'Ready to start your order?',
        'Let Washline handle your laundry. AI will scan and count your clothes.',
        'Order Now',
        'Peer-to-peer laundry, powered by AI. Fast, reliable, secure.',
        '3hr',
        'Turnaround',
        'Scanning',
        'Providers',
        'How it works',
        'Scan your clothes',
        'Get matched instantly',
        "You're covered",
        'Learn More',
        'FAQ',
        '2-Click Order',
        'Compensation Guaranteed',
        'Professional & Peer Providers',
      ],
    },
    {
      name: 'washer home',
      who: 'washer',
      path: '/home-screen',
      texts: [
        'Incoming Requests',
        'No incoming requests at the moment',
        'Active Orders',
        'No active orders at the moment',
        'Balance',
        'Available',
        'Pending Deductions',
        'Details',
        'Ratings & Feedback',
        'No reviews yet',
        'See all',
      ],
    },
    { name: 'notifications', who: 'customer', path: '/notification', texts: ['Notifications', 'No new notifications'] },
    { name: 'order history', who: 'customer', path: '/order-history', texts: ['Order History', 'No orders found.'] },
    {
      name: 'customer dashboard',
      who: 'customer',
      path: '/dashboard',
      texts: ['Dashboard', 'Account Balance', 'Top Up', 'Account Settings'],
    },
    {
      name: 'washer dashboard',
      who: 'washer',
      path: '/dashboard',
      texts: ['Provider Dashboard', 'Hi, Wanda', 'Adjust Item List', 'No items to adjust'],
    },
    {
      name: 'account',
      who: 'customer',
      path: '/account',
      texts: ['Account', 'Customer', 'Top Up', 'Become a Washer', 'Log Out'],
    },
    {
      name: 'wallet',
      who: 'customer',
      path: '/wallet',
      texts: ['Wallet', 'Balance', 'Top Up', 'Nothing has moved in your wallet yet.'],
    },
    { name: 'washer account', who: 'washer', path: '/account', texts: ['Provider', 'Switch to User account'] },
    { name: 'ratings', who: 'washer', path: '/ratings', texts: ['Ratings', 'No reviews yet'] },
    { name: 'scan', who: 'customer', path: '/order/scan', texts: ['Scan Your Clothes', 'Upload image', 'Scan Items'] },
  ],
  draft: [
    {
      name: 'estimate',
      who: 'customer',
      path: '/price-estimation?order={draft}',
      texts: [
        'AI detected your laundry items',
        'Estimated total',
        'Estimate, may be adjusted after provider review',
        'Continue',
      ],
    },
    {
      name: 'load',
      who: 'customer',
      path: '/laundry-load?order={draft}',
      texts: ['Light', 'Medium', 'Heavy', 'about 3–6 lbs', 'about 7–12 lbs', 'about 13+ lbs', '0/200', 'Continue'],
    },
    {
      name: 'pickup location',
      who: 'customer',
      path: '/pickup-location?order={draft}',
      texts: ['Set Pickup Location', 'Current location', 'Please set pick up location to continue...', 'Continue'],
    },
    {
      name: 'confirm',
      who: 'customer',
      path: '/order/scan',
      byPhoto: true,
      texts: ['Confirm Order', 'Service fee', 'Total', 'ending 4242'],
    },
  ],
  pending: [
    {
      name: 'looking',
      who: 'customer',
      path: '/looking-for-provider?order={order}',
      texts: ['Order Confirmed', '1–3 min', 'Cancel Search'],
    },
  ],
  accepted: [
    { name: 'pickup', who: 'customer', path: '/pickup-in-progress?order={order}', texts: ['Pickup in Progress'] },
    {
      name: 'washer pickup',
      who: 'washer',
      path: '/pickup-in-progress?order={order}',
      texts: ['Pickup in Progress', 'Confirm pickup'],
    },
    { name: 'chat', who: 'customer', path: '/chat?order={order}', texts: ['Order #{order}'] },
  ],
  in_progress: [
    { name: 'laundry', who: 'customer', path: '/laundry-in-progress?order={order}', texts: ['Laundry in progress'] },
    {
      name: 'washer laundry',
      who: 'washer',
      path: '/laundry-in-progress?order={order}',
      texts: ['Laundry in progress', 'Mark as Delivered'],
    },
  ],
  delivered: [
    {
      name: 'delivered',
      who: 'customer',
      path: '/order-completed?order={order}',
      texts: ['Delivered – Awaiting Confirmation'],
    },
  ],
  completed: [
    { name: 'completed', who: 'customer', path: '/order-completed?order={order}', texts: ['Send rating'] },
    { name: 'washer completed', who: 'washer', path: '/order-completed?order={order}', texts: ['Rating from user'] },
    {
      name: 'receipt',
      who: 'customer',
      path: '/receipt?order={order}',
      texts: ['Receipt', 'WL-{order}', 'Service fee', 'Charged to Visa ending 4242', 'In all'],
    },
    {
      name: 'washer receipt',
      who: 'washer',
      path: '/receipt?order={order}',
      texts: ['Receipt', 'You earned', 'Commission', 'Yours in all'],
    },
    { name: 'history with orders', who: 'customer', path: '/order-history', texts: ['WL-{order}', 'Completed'] },
    {
      name: 'dashboard with orders',
      who: 'customer',
      path: '/dashboard',
      texts: ['Current Order', 'Past Orders', 'See All', 'Completed'],
    },
    { name: 'news', who: 'customer', path: '/notification', texts: ['Notifications'] },
  ],
}
