import "./part-rolldown-runtime-BcUA5ExT.js";
import { t as openStripe } from "./part-open-stripe-gjptJGE8.js";
import { n as answerOf, t as GatewayFailure } from "./part-payment-gateway-CleufXAS.js";
import { n as isMissing, t as askStripe } from "./part-ask-stripe-Vf_dpxyC.js";
import { r as minor } from "./part-money-D0v5pQsw.js";
import { t as Stripe } from "./part-stripe.esm.node-CcZlYXp6.js";
import { t as declineCodeOf } from "./part-decline-B6CgqCAK.js";
// apps/api/src/payments/stripe/stripe-cards.ts
const cardOf = ({ id, card }) => card ? [{
	id,
	brand: card.brand,
	last4: card.last4,
	expMonth: card.exp_month,
	expYear: card.exp_year
}] : [];
function createStripeCards(stripe) {
	return {
		createCustomer: async ({ userId }) => {
			return (await askStripe(stripe.customers.create({ metadata: { user_id: String(userId) } }, { idempotencyKey: `customer-${userId}` }))).id;
		},
		createSetup: async (customerId) => {
			const setup = await askStripe(stripe.setupIntents.create({
				customer: customerId,
				allowed_payment_method_types: ["card"],
				usage: "off_session"
			}));
			if (!setup.client_secret) throw new GatewayFailure("Stripe gave no client secret");
			return { clientSecret: setup.client_secret };
		},
		listCards: async (customerId) => {
			const { data } = await askStripe(stripe.paymentMethods.list({
				customer: customerId,
				type: "card",
				limit: 100
			}));
			return data.flatMap(cardOf);
		},
		removeCard: async ({ customerId, cardId }) => {
			try {
				const { customer } = await askStripe(stripe.paymentMethods.retrieve(cardId));
				if ((typeof customer === "string" ? customer : customer?.id) !== customerId) return false;
				await askStripe(stripe.paymentMethods.detach(cardId));
				return true;
			} catch (error) {
				if (isMissing(error)) return false;
				throw error;
			}
		}
	};
}
// apps/api/src/payments/stripe/stripe-intents.ts
const mostIntents = 300;
const unpaid = new Set([
	"requires_payment_method",
	"requires_confirmation",
	"processing"
]);
const statusOf = (status) => {
	const mapped = [
		"requires_action",
		"requires_capture",
		"succeeded",
		"canceled"
	].find((one) => one === status);
	if (!mapped && !unpaid.has(status)) throw new GatewayFailure("an intent in an unknown state");
	return mapped ?? "declined";
};
const declineOf = (error) => declineCodeOf(error.decline_code, error.code);
const intentOf = (intent) => ({
	id: intent.id,
	status: statusOf(intent.status),
	amountMinor: minor(intent.amount),
	capturedMinor: minor(intent.amount_received),
	declineCode: intent.last_payment_error ? declineOf(intent.last_payment_error) : null,
	clientSecret: intent.client_secret
});
const bookedOf = (intent) => {
	const { customer, metadata, latest_charge: charge } = intent;
	return {
		...intentOf(intent),
		customerId: typeof customer === "string" ? customer : customer?.id ?? null,
		key: metadata.payment_id ?? null,
		refundedMinor: minor(charge && typeof charge !== "string" ? charge.amount_refunded : 0)
	};
};
const withCharge = { expand: ["latest_charge"] };
const page = {
	limit: 100,
	expand: ["data.latest_charge"]
};
const seconds = (at) => Math.ceil(at.getTime() / 1e3);
const begin = async (stripe, request, captureMethod) => {
	try {
		const intent = await askStripe(stripe.paymentIntents.create({
			amount: request.amountMinor,
			currency: request.currency,
			customer: request.customerId,
			payment_method: request.cardId,
			allowed_payment_method_types: ["card"],
			capture_method: captureMethod,
			confirm: true,
			...request.payerPresent ? { use_stripe_sdk: true } : {
				off_session: true,
				error_on_requires_action: true
			},
			metadata: { payment_id: request.key }
		}, { idempotencyKey: request.key }));
		return answerOf(intentOf(intent)) ?? {
			ok: false,
			code: "card_declined"
		};
	} catch (error) {
		if (error instanceof Stripe.errors.StripeCardError) return {
			ok: false,
			code: declineOf(error)
		};
		if (isMissing(error)) return {
			ok: false,
			code: "card_unknown"
		};
		throw error;
	}
};
const settle = async (stripe, work, intentId, isSettled) => {
	try {
		await askStripe(work);
	} catch (error) {
		if (!isSettled(intentOf(await askStripe(stripe.paymentIntents.retrieve(intentId))))) throw error;
	}
};
async function findByKey(stripe, customerId, key) {
	let seen = 0;
	for await (const intent of stripe.paymentIntents.list({
		customer: customerId,
		...page
	})) {
		if (intent.metadata.payment_id === key) return bookedOf(intent);
		seen += 1;
		if (seen >= mostIntents) return void 0;
	}
}
function createStripeIntents(stripe) {
	return {
		authorize: (request) => begin(stripe, request, "manual"),
		charge: (request) => begin(stripe, request, "automatic"),
		find: ({ customerId, key }) => askStripe(findByKey(stripe, customerId, key)),
		disputesOf: async (intentId) => {
			const { data } = await askStripe(stripe.disputes.list({
				payment_intent: intentId,
				limit: 100
			}));
			return data.map(({ id, amount }) => ({
				id,
				amountMinor: minor(amount)
			}));
		},
		readIntent: async (intentId) => {
			try {
				return bookedOf(await askStripe(stripe.paymentIntents.retrieve(intentId, withCharge)));
			} catch (error) {
				if (isMissing(error)) return void 0;
				throw error;
			}
		},
		capture: (intentId, amountMinor) => settle(stripe, stripe.paymentIntents.capture(intentId, { amount_to_capture: amountMinor }, { idempotencyKey: `${intentId}-capture-${amountMinor}` }), intentId, ({ status, capturedMinor }) => status === "succeeded" && capturedMinor === amountMinor),
		release: (intentId) => settle(stripe, stripe.paymentIntents.cancel(intentId), intentId, ({ status }) => status === "canceled"),
		intents: async function* ({ from, until }) {
			const each = stripe.paymentIntents.list({
				...page,
				created: {
					gte: seconds(from),
					lt: seconds(until)
				}
			})[Symbol.asyncIterator]();
			for (let next = await askStripe(each.next()); !next.done; next = await askStripe(each.next())) yield bookedOf(next.value);
		},
		refund: async (intentId, { amountMinor, key }) => {
			await askStripe(stripe.refunds.create({
				payment_intent: intentId,
				amount: amountMinor
			}, { idempotencyKey: key }));
		}
	};
}
// apps/api/src/payments/stripe/stripe-accounts.ts
function createStripeAccounts(stripe) {
	return {
		accountState: async (accountId) => {
			const account = await askStripe(stripe.accounts.retrieve(accountId));
			const methods = account.external_accounts?.data.flatMap((bankAccount) => bankAccount.available_payout_methods ?? []) ?? [];
			const last4 = account.external_accounts?.data[0]?.last4 ?? null;
			return {
				payoutsEnabled: account.payouts_enabled,
				instantAvailable: methods.includes("instant"),
				last4
			};
		},
		createAccount: async ({ userId }) => {
			return (await askStripe(stripe.accounts.create({
				controller: {
					fees: { payer: "application" },
					losses: { payments: "application" },
					stripe_dashboard: { type: "express" }
				},
				capabilities: { transfers: { requested: true } },
				settings: { payouts: { schedule: { interval: "manual" } } },
				metadata: { user_id: String(userId) }
			}, { idempotencyKey: `account-${userId}` }))).id;
		},
		accountLink: async (accountId, { returnUrl, refreshUrl }) => {
			const { url } = await askStripe(stripe.accountLinks.create({
				account: accountId,
				return_url: returnUrl,
				refresh_url: refreshUrl,
				type: "account_onboarding"
			}));
			return { url };
		}
	};
}
// apps/api/src/payments/stripe/stripe-transfers.ts
function createStripeTransfers(stripe) {
	const transferOf = async (request) => {
		const { data } = await askStripe(stripe.transfers.list({
			destination: request.accountId,
			transfer_group: request.key,
			limit: 1
		}));
		return data[0];
	};
	const payoutOf = async ({ accountId, key }) => {
		for await (const payout of stripe.payouts.list({ limit: 100 }, { stripeAccount: accountId })) if (payout.metadata?.payout_key === key) return payout;
	};
	const takeBack = async (transfer, key) => {
		if (transfer.reversed) return;
		await askStripe(stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `${key}-reversal` }));
	};
	const transfer = ({ accountId, amountMinor, currency, key }) => askStripe(stripe.transfers.create({
		amount: amountMinor,
		currency,
		destination: accountId,
		transfer_group: key,
		metadata: { payout_key: key }
	}, { idempotencyKey: `${key}-transfer` }));
	const send = ({ accountId, amountMinor, currency, key, speed }) => askStripe(stripe.payouts.create({
		amount: amountMinor,
		currency,
		method: speed,
		metadata: { payout_key: key }
	}, {
		stripeAccount: accountId,
		idempotencyKey: `${key}-payout`
	}));
	return {
		transferOf,
		payoutOf,
		takeBack,
		transfer,
		send
	};
}
// apps/api/src/payments/stripe/stripe-payouts.ts
const refusals = {
	balance_insufficient: "balance_insufficient",
	insufficient_capabilities_for_transfer: "account_not_ready",
	transfers_not_allowed: "account_not_ready",
	account_invalid: "account_not_ready",
	payouts_not_allowed: "account_not_ready",
	no_account: "account_not_ready",
	instant_payouts_unsupported: "instant_unavailable",
	instant_payouts_limit_exceeded: "instant_unavailable",
	instant_payouts_currency_disabled: "instant_unavailable"
};
const refusalOf = (error) => {
	const cause = error instanceof GatewayFailure ? error.cause : error;
	if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return void 0;
	return refusals[cause.code ?? ""] ?? "payout_refused";
};
const stateOf = (status) => {
	if (status === "paid") return "paid";
	return status === "failed" || status === "canceled" ? "failed" : "pending";
};
function createStripePayouts(stripe) {
	const accounts = createStripeAccounts(stripe);
	const { transferOf, payoutOf, takeBack, transfer, send } = createStripeTransfers(stripe);
	return {
		...accounts,
		payOut: async (request) => {
			const { payoutsEnabled, instantAvailable } = await accounts.accountState(request.accountId);
			if (!payoutsEnabled) return {
				ok: false,
				code: "account_not_ready"
			};
			if (request.speed === "instant" && !instantAvailable) return {
				ok: false,
				code: "instant_unavailable"
			};
			let moved;
			try {
				moved = await transferOf(request) ?? await transfer(request);
				if (moved.amount !== request.amountMinor || moved.currency !== request.currency) throw new GatewayFailure(`the key of ${moved.id} was used for another payout`);
				if (moved.reversed) return {
					ok: false,
					code: "payout_refused"
				};
				const payout = await askStripe(payoutOf(request)) ?? await send(request);
				return {
					ok: true,
					payoutId: payout.id,
					state: payout.status === "paid" ? "paid" : "pending",
					arrivesAt: new Date(payout.arrival_date * 1e3)
				};
			} catch (error) {
				const code = refusalOf(error);
				if (!code) throw error;
				if (moved) await takeBack(moved, request.key);
				return {
					ok: false,
					code
				};
			}
		},
		findPayout: async (request) => {
			try {
				const payout = await askStripe(payoutOf(request));
				if (!payout) return void 0;
				const state = stateOf(payout.status);
				if (state !== "failed") return {
					payoutId: payout.id,
					state
				};
				const moved = await transferOf(request);
				if (moved) await takeBack(moved, request.key);
				return {
					payoutId: payout.id,
					state,
					failure: payout.failure_code ?? payout.status
				};
			} catch (error) {
				if (isMissing(error)) return void 0;
				throw error;
			}
		}
	};
}
// apps/api/src/payments/stripe/stripe-gateway.ts
function createStripeGateway(options) {
	const stripe = openStripe(options);
	return {
		name: "stripe",
		payouts: createStripePayouts(stripe),
		...createStripeCards(stripe),
		...createStripeIntents(stripe)
	};
}
export { createStripeGateway };
