// packages/contract/src/washers/messages.ts
const washerMessages = {
	already: "You already have a provider profile.",
	registration: "Provider registration failed",
	closeFailed: "Your Washer account could not be closed. Please try again.",
	closed: "You are no longer a Washer. Your deposit is on its way back.",
	positionUnlikely: "Your device reports a location too far from your last one or from your order, so it was ignored. Check its location settings.",
	open: {
		orders: "You still have a current order. Finish or release it first.",
		claims: "A claim about one of your orders is open. It has to be decided first.",
		cash_out: "A payout is on its way. Wait until it has arrived.",
		pending: "Some of your earnings are not available yet. Wait until their claim window is over.",
		available: "You have earnings to cash out. Cash them out first."
	}
};
export { washerMessages as t };
