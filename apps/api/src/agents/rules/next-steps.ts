/** What a model does after a refusal, by its code. Tests hold it against every refusal that a tool can answer. */
export const nextSteps: Readonly<Record<string, string>> = {
  contradicts_label:
    'A care label of this draft forbids one of the instructions. Choose milder ones; or ask the person, and repeat with despite_labels: true if they want it all the same.',
  abandoned: 'Nothing was charged. Ask the person whether to try again, with a new idempotency_key.',
  adjustment_waiting: 'Wait: the customer has to answer the new item list first. Read the order again in some minutes.',
  approval_declined:
    'The person has declined this. Do not ask again and do not try another way; ask them what they want.',
  at_capacity: 'Finish an order in hand first; the offer stays open until it expires.',
  authentication_expired:
    'Nothing was charged. Call again with a new idempotency_key, or have the person place it in the app.',
  authentication_required: 'The bank wants the person themselves: they have to do this in the app.',
  authorization_lost: 'The payment has ended. Read the order again; an operator has to help if it is still open.',
  bad_request: 'Correct the arguments by the tool’s schema and call again.',
  balance_too_low: 'Use a card of list_cards, or let the person add money to their wallet in the app.',
  booking_moved: 'Read the order again by list_orders, then decide anew.',
  card_declined: 'Offer the person another card of list_cards. Do not repeat the same card.',
  card_service_unavailable: 'Wait a minute, then repeat with the same idempotency_key.',
  card_unknown: 'Read list_cards again and take a card that it has.',
  changed: 'Read the order again by track_order, then decide anew with a new idempotency_key.',
  chat_closed: 'The order has ended and its chat is closed. A problem goes into a claim (get_claim_form).',
  claim_cover_used: 'Nothing more can be paid for this order. Explain this to the person.',
  claim_not_delivered:
    'Wait until two hours after the promised time; then a claim for the missing laundry can be made.',
  claim_nothing_left: 'Every piece is part of a claim already: see list_claims.',
  claim_window_over: 'The time for claims is over. The person can still write to an operator in the app.',
  expired_card: 'Offer the person another card of list_cards.',
  forbidden: 'This account or token may not do this. Explain which access is missing; do not try another tool for it.',
  handover_required: 'The Washer has to record this handover in their app, with counts and the customer’s PIN.',
  idempotency_key_reused: 'This key belongs to another call. Make a new key for this one.',
  incorrect_cvc: 'Offer the person another card of list_cards.',
  insufficient_funds: 'Offer the person another card of list_cards, or fewer pieces.',
  insufficient_scope: 'The token lacks this scope. The person can give it by connecting again; do not try another way.',
  invalid: 'Correct the fields that are named, then call again.',
  malformed_form: 'Send the photo again, as base64 of a whole jpeg, png or webp.',
  malformed_json: 'Send the arguments again as plain JSON.',
  no_room:
    'Photos cannot be stored now. List the pieces by change_items on an existing draft, or try again in ten minutes.',
  not_found: 'Check the id: list_orders, list_claims or list_requests have those that this caller may see.',
  offer_ended: 'Read list_requests again: this offer is over.',
  payment_intent_authentication_failure:
    'The bank did not accept the person’s confirmation. Offer another card of list_cards.',
  processing_error: 'Repeat once with a new idempotency_key; then offer another card.',
  quote_changed:
    'Show the person the new price and ask; then place with the new card_total_minor and a new idempotency_key.',
  request_in_progress: 'The first call still runs. Wait five seconds, then repeat with the same idempotency_key.',
  same_photo:
    'The draft has this photo already, and its pieces are counted. Take another one, or list further pieces by change_items.',
  scanner_unavailable: 'Repeat with by_hand: true, then list the pieces by change_items.',
  second_factor_required: 'The operator has to set up a second factor in the console first.',
  taken: 'Another Washer was faster. Read list_requests again.',
  tip_from_compensation: 'Tip from a card of list_cards instead of the wallet.',
  too_large: 'Send a smaller photo, 4 MB at most.',
  too_many_approvals: 'Too many questions wait for the person. Wait until they have answered some on their phone.',
  too_many_requests: 'Wait as long as is named, then repeat with the same arguments.',
  too_many_schedules: 'The person has to end a booking first.',
  unauthenticated: 'The token is not valid any more. The person has to connect again.',
  unavailable: 'Wait as long as is named, then repeat with the same idempotency_key.',
  unexpected: 'Nothing was changed. Repeat once with the same idempotency_key; then stop and report it.',
  unsupported_media_type: 'Send a jpeg, png or webp.',
  uploads_used: 'No more photos today. List the pieces by change_items on an existing draft.',
  window_full: 'Choose another window by list_pickup_windows.',
  wrong_status: 'Read the order by track_order: its status does not allow this. It may have happened already.',
}

export const nextStepOf = (code: string): string => nextSteps[code] ?? 'Stop, and show the person this message.'
