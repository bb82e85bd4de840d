import "./part-rolldown-runtime-BcUA5ExT.js";
// packages/contract/src/payments/messages.ts
const cardMessages = {
	notLoaded: "Stripe not loaded",
	elementMissing: "Card element missing",
	setupFailed: "Card setup failed",
	add: "Failed to add card",
	load: "Failed to load cards",
	fetch: "Failed to fetch cards.",
	remove: "Failed to remove card.",
	payment: "Payment failed. Please try again.",
	pay: "Payment failed",
	declined: "Your card was declined.",
	insufficientFunds: "Your card has insufficient funds.",
	authenticationRequired: "Your bank wants you to authenticate this payment.",
	authenticationFailed: "Your bank did not approve this payment. Please try again or choose another card.",
	authenticationExpired: "This payment was not approved in time. Nothing was charged. Please try again.",
	authenticationImpossible: "Your bank wants you to approve this payment, which is not possible here. You were not charged.",
	invalidNumber: "Your card number is invalid.",
	incompleteExpiry: "Your card\u2019s expiration date is incomplete.",
	expired: "Your card has expired.",
	incorrectCvc: "Your card's security code is incorrect.",
	processing: "An error occurred while processing your card. Try again in a little bit.",
	unavailable: "The card service cannot be reached right now. Please try again in a moment.",
	unknown: "This card is not among your saved cards.",
	setupUsed: "This card form was already used. Please start again.",
	depositAmount: "The security deposit is a fixed amount.",
	depositCurrency: "This currency is not accepted here.",
	depositPaid: "Your security deposit is already paid.",
	inProgress: "This payment is still being processed. Please wait a moment."
};
const bankAccountMessages = { number: "Your account number is invalid." };
const walletMessages = {
	tooLow: "The balance is too low for this.",
	topUpMinimum: "This is less than the minimum top-up.",
	topUpMaximum: "This is more than you can add in one go.",
	toppedUp: "Your wallet has been topped up."
};
const tipMessages = {
	notCompleted: "You can tip once the order is completed.",
	tooSmall: "This is less than the minimum tip.",
	tooMuch: "This is more than you can tip for one order.",
	compensation: "Compensation for a claim can be tipped {hours} hours after it was paid. It can pay for orders right away. Please tip less, or by card.",
	thanks: "Thank you! All of it goes to your Washer."
};
const refundMessages = {
	notEnded: "Only an order that has ended can be refunded.",
	tooMuch: "This is more than what is left of the payment.",
	missedPromise: "The three-hour promise was missed."
};
// apps/api/src/payments/rules/decline.ts
const declineCodes = [
	"card_declined",
	"insufficient_funds",
	"authentication_required",
	"payment_intent_authentication_failure",
	"expired_card",
	"incorrect_cvc",
	"processing_error",
	"card_unknown"
];
const declineCodeOf = (...codes) => declineCodes.find((code) => codes.includes(code) && code !== "card_declined") ?? "card_declined";
const texts = {
	card_declined: cardMessages.declined,
	insufficient_funds: cardMessages.insufficientFunds,
	authentication_required: cardMessages.authenticationImpossible,
	payment_intent_authentication_failure: cardMessages.authenticationFailed,
	expired_card: cardMessages.expired,
	incorrect_cvc: cardMessages.incorrectCvc,
	processing_error: cardMessages.processing,
	card_unknown: cardMessages.unknown
};
const declineText = (code) => texts[code];
export { refundMessages as a, cardMessages as i, declineText as n, tipMessages as o, bankAccountMessages as r, walletMessages as s, declineCodeOf as t };
