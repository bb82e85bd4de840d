import { i as __name } from "./part-rolldown-runtime-BcUA5ExT.js";
import { i as sqlState, n as isTestKey, t as require_prom_client } from "./part-prom-client-DVdGxbZ4.js";
import { n as sql } from "./part-sql-4BrvcC50.js";
import { n as leastOf, o as mostOf, r as minor, t as add, u as subtract } from "./part-money-D0v5pQsw.js";
import { t as market } from "./part-market-BryrP4Cv.js";
import { Fn as object } from "./part-schemas-DglVyPrj.js";
import { Cr as refuse, M as recordSecurityEvent, Sr as notFound, Tr as platformRefusals, jr as messages, xr as invalid } from "./part-identity-BGcMeWRB.js";
import { r as minorAmount } from "./part-amounts-DrGIaXEQ.js";
import { a as refundMessages, i as cardMessages, n as declineText, o as tipMessages, s as walletMessages } from "./part-decline-B6CgqCAK.js";
import { t as GatewayFailure } from "./part-payment-gateway-CleufXAS.js";
import { createHash } from "node:crypto";
// packages/contract/src/payments/refusals.ts
var import_prom_client = require_prom_client();
const paymentRefusals = {
	signatureInvalid: {
		code: "signature_invalid",
		status: 400,
		message: { signature: "This message is not from the card vendor, or it is too old." }.signature,
		description: "The webhook is not signed by the vendor, or is too old."
	},
	authenticationExpired: {
		code: "authentication_expired",
		status: 409,
		message: cardMessages.authenticationExpired,
		description: "The payment was given up before the payer came back from their bank. Nothing was charged."
	},
	authorizationLost: {
		code: "authorization_lost",
		status: 409,
		message: messages.conflict,
		description: "The order's card authorization is already captured or released."
	},
	balanceTooLow: {
		code: "balance_too_low",
		status: 409,
		message: walletMessages.tooLow,
		description: "The wallet or the earnings hold less than this."
	},
	depositPaid: {
		code: "deposit_paid",
		status: 409,
		message: cardMessages.depositPaid,
		description: "The caller's security deposit is paid already."
	},
	paymentInProgress: {
		code: "payment_in_progress",
		status: 409,
		message: cardMessages.inProgress,
		description: "The same payment is being charged to another card."
	},
	setupUsed: {
		code: "setup_used",
		status: 409,
		message: cardMessages.setupUsed,
		description: "The card form was used already. Ask for a new setup intent."
	},
	tipFromCompensation: {
		code: "tip_from_compensation",
		status: 409,
		message: tipMessages.compensation,
		description: "Without compensation of the last days, the wallet holds less than the tip.",
		values: { hours: market.claims.windowMs / 36e5 }
	},
	refundTooMuch: {
		code: "refund_too_much",
		status: 409,
		message: refundMessages.tooMuch,
		description: "More than is left of what was paid. `refundable_minor` is what is left.",
		body: object({ refundable_minor: minorAmount }),
		example: { refundable_minor: minor(1250) }
	},
	cardServiceUnavailable: {
		code: "card_service_unavailable",
		status: 503,
		message: cardMessages.unavailable,
		description: "The card service cannot be reached. Nothing is known to be charged; repeat with the same key."
	}
};
const byCard = (message) => ({ errors: { payment_method_id: [message] } });
const declineRefusals = {
	card_declined: {
		code: "card_declined",
		status: 422,
		message: cardMessages.declined,
		description: "The bank declined the card.",
		example: byCard(cardMessages.declined)
	},
	insufficient_funds: {
		code: "insufficient_funds",
		status: 422,
		message: cardMessages.insufficientFunds,
		description: "The card has too little money.",
		example: byCard(cardMessages.insufficientFunds)
	},
	authentication_required: {
		code: "authentication_required",
		status: 422,
		message: cardMessages.authenticationImpossible,
		description: "The bank wants the payer to approve, and the payer cannot be asked.",
		example: byCard(cardMessages.authenticationImpossible)
	},
	payment_intent_authentication_failure: {
		code: "payment_intent_authentication_failure",
		status: 422,
		message: cardMessages.authenticationFailed,
		description: "The payer did not pass the bank's authentication.",
		example: byCard(cardMessages.authenticationFailed)
	},
	expired_card: {
		code: "expired_card",
		status: 422,
		message: cardMessages.expired,
		description: "The card has expired.",
		example: byCard(cardMessages.expired)
	},
	incorrect_cvc: {
		code: "incorrect_cvc",
		status: 422,
		message: cardMessages.incorrectCvc,
		description: "The card's security code is wrong.",
		example: byCard(cardMessages.incorrectCvc)
	},
	processing_error: {
		code: "processing_error",
		status: 422,
		message: cardMessages.processing,
		description: "The bank could not process the card. Another try may pass.",
		example: byCard(cardMessages.processing)
	},
	card_unknown: {
		code: "card_unknown",
		status: 422,
		message: cardMessages.unknown,
		description: "The card vendor does not know the card any more.",
		example: byCard(cardMessages.unknown)
	},
	abandoned: {
		code: "abandoned",
		status: 422,
		message: cardMessages.payment,
		description: "The authorization ended without an answer of the bank. Nothing was charged.",
		example: byCard(cardMessages.payment)
	}
};
// packages/contract/src/verification/messages.ts
const verificationMessages = {
	read: "Your verification could not be loaded.",
	changed: "This step has changed in the meantime. Review it again, then decide.",
	underWay: "This step is being checked. We will notify you.",
	notWaiting: "This step is not waiting for a decision.",
	pictureMissing: "Please add a photo first.",
	tooManyPictures: "This step has the maximum number of photos. Remove one to add another.",
	takenAlready: "This photo is part of what you submitted and cannot be removed.",
	upload: "The photo could not be uploaded. Please try again.",
	submit: "The step could not be sent. Please try again.",
	byCourse: "You pass this step with the quiz in the course.",
	vendorUnavailable: "The identity service cannot be reached right now. Please try again in a moment.",
	ownCase: "Another operator must decide about your own verification.",
	appealed: "You have already appealed this suspension.",
	notSuspended: "Your account is not suspended.",
	appealFailed: "Your appeal could not be sent. Please try again.",
	alreadySuspended: "This Washer is already suspended.",
	suspensionOver: "This suspension was already decided. Review it again.",
	noAppeal: "There is no open appeal to answer.",
	untilPast: "Please choose a time in the future.",
	flagClosed: "This flag is already closed.",
	quizPause: "Take a short break: you can try again in a few minutes.",
	quizHandedIn: "This attempt was already submitted.",
	quizUnanswered: "Please answer every question.",
	quizFailed: "The quiz could not be loaded. Please try again.",
	quizSend: "Your answers could not be sent. Please try again.",
	failures: {
		document_expired: "The document has expired. Please use one that is valid.",
		document_type_not_supported: "This kind of document cannot be checked. Please use a passport, ID card or driver\u2019s license.",
		document_unverified_other: "The document could not be verified. Please try again in good light, or with another one.",
		document_photo_mismatch: "The photo on the document does not match the selfie. Please try again.",
		selfie_document_missing_photo: "The document has no photo of you. Please use another one.",
		selfie_face_mismatch: "The selfie does not match the photo on the document. Please try again.",
		selfie_manipulated: "The selfie could not be accepted. Please take a new one.",
		selfie_unverified_other: "The selfie could not be verified. Please try again in good light.",
		consent_declined: "You did not agree to the identity check, so it was not done.",
		country_not_supported: "Documents of this country cannot be checked yet.",
		under_supported_age: "You are too young for this identity check.",
		abandoned: "The identity check was not finished. Please start again.",
		other: "The identity check was not passed. Please try again."
	}
};
// packages/contract/src/earnings/messages.ts
const earningsMessages = {
	read: "Your earnings could not be loaded.",
	accountMissing: "Please set up your payout account first.",
	accountIncomplete: "The payout service needs more information before it can pay you.",
	accountFailed: "The payout account could not be opened. Please try again.",
	running: "A payout is already on its way. You can request the next one once it has arrived.",
	tooSmall: "This is less than the minimum payout.",
	tooMuch: "This is more than you have available.",
	noInstant: "Instant payouts are not possible to this account.",
	cashOutFailed: "The payout could not be started. Please try again.",
	unavailable: "The payout service cannot be reached right now. Please try again in a moment.",
	statement: "The statement could not be loaded.",
	failures: {
		account_not_ready: "The payout account is not ready. Please check your bank details.",
		instant_unavailable: "Instant payouts are not possible to this account.",
		balance_insufficient: "Payouts are delayed for everyone right now. Please try again tomorrow.",
		no_account: "The bank account could not be found. Please check the number.",
		account_closed: "The bank account is closed. Please use another one.",
		debit_not_authorized: "The bank does not allow payments to this account.",
		invalid_currency: "The bank account does not accept this currency."
	},
	returned: "The bank has returned the money. Please check your bank details."
};
const payoutMessages = { testAccountOnly: "This is a test environment: please use a test account number such as 000123456789." };
// apps/api/src/payments/measured-gateway.ts
const outcomeOf = (answer) => {
	return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false && "code" in answer ? String(answer.code) : "ok";
};
function measuredGateway(gateway) {
	const calls = new import_prom_client.Counter({
		name: "gateway_calls_total",
		help: "Calls to the card vendor by what came of them",
		labelNames: ["call", "outcome"],
		registers: []
	});
	const watch = async (call, answer) => {
		try {
			const result = await answer;
			calls.inc({
				call,
				outcome: outcomeOf(result)
			});
			return result;
		} catch (error) {
			calls.inc({
				call,
				outcome: error instanceof GatewayFailure ? "failed" : "refused"
			});
			throw error;
		}
	};
	const measure = (part, prefix) => new Proxy(part, { get: (target, name) => {
		const value = Reflect.get(target, name);
		if (name === "payouts" && typeof value === "object" && value !== null) return measure(value, "payouts.");
		if (typeof value !== "function") return value;
		return (...asked) => {
			const answer = Reflect.apply(value, target, asked);
			return answer instanceof Promise ? watch(`${prefix}${String(name)}`, answer) : answer;
		};
	} });
	return {
		gateway: measure(gateway, ""),
		calls
	};
}
// apps/api/src/payments/sandbox/answer-bank.ts
const answerBank = (deps, answer) => deps.db.transaction(async (tx) => {
	const { customerId, clientSecret } = answer;
	const isApproved = answer.outcome === "approve";
	const payment = await tx.maybe(sql`
      select id, status, case when manual_capture then 'requires_capture' else 'succeeded' end as granted
      from sandbox_intents where client_secret = ${clientSecret} and customer_id = ${customerId} for update`);
	if (payment) {
		if (payment.status !== "requires_action") return {
			of: "payment",
			status: payment.status
		};
		const status = isApproved ? payment.granted : "requires_payment_method";
		await tx.run(sql`
        update sandbox_intents set status = ${status},
          captured_minor = case when ${status} = 'succeeded' then amount_minor else 0 end,
          decline_code = ${isApproved ? null : "payment_intent_authentication_failure"}
        where id = ${payment.id}`);
		return {
			of: "payment",
			status
		};
	}
	const setup = await tx.maybe(sql`
      select id, card_id as "cardId", awaits_card_id as awaits from sandbox_setups
      where client_secret = ${clientSecret} and customer_id = ${customerId} for update`);
	if (!setup) throw notFound();
	if (setup.awaits === null) return {
		of: "setup",
		status: setup.cardId ? "succeeded" : "requires_payment_method"
	};
	await tx.run(sql`
      update sandbox_setups set awaits_card_id = null, card_id = ${isApproved ? setup.awaits : null} where id = ${setup.id}`);
	await tx.run(isApproved ? sql`update sandbox_cards set detached_at = null where id = ${setup.awaits}` : sql`delete from sandbox_cards where id = ${setup.awaits}`);
	return {
		of: "setup",
		status: isApproved ? "succeeded" : "requires_payment_method"
	};
});
// apps/api/src/payments/sandbox/test-cards.ts
const pays = (brand) => ({
	brand,
	onSetup: "ok",
	onCharge: "ok"
});
const visa = (onSetup, onCharge) => ({
	brand: "visa",
	onSetup,
	onCharge
});
const testCards = {
	"4242424242424242": pays("visa"),
	"4000056655665556": pays("visa"),
	"4000004580000002": pays("visa"),
	"5555555555554444": pays("mastercard"),
	"2223003122003222": pays("mastercard"),
	"5200828282828210": pays("mastercard"),
	"5105105105105100": pays("mastercard"),
	"378282246310005": pays("amex"),
	"371449635398431": pays("amex"),
	"6011111111111117": pays("discover"),
	"6011000990139424": pays("discover"),
	"3056930009020004": pays("diners"),
	"36227206271667": pays("diners"),
	"3566002020360505": pays("jcb"),
	"6200000000000005": pays("unionpay"),
	"4000000000000002": visa("card_declined", "card_declined"),
	"4000000000009995": visa("insufficient_funds", "insufficient_funds"),
	"4000000000009987": visa("card_declined", "card_declined"),
	"4000000000009979": visa("card_declined", "card_declined"),
	"4000000000000069": visa("expired_card", "expired_card"),
	"4000000000000127": visa("incorrect_cvc", "incorrect_cvc"),
	"4000000000000119": visa("processing_error", "processing_error"),
	"4000002500003155": visa("authentication_required", "ok"),
	"4000002760003184": visa("authentication_required", "authentication_required"),
	"4000000000000341": visa("ok", "card_declined"),
	"4000003800000446": visa("ok", "authentication_required")
};
const findTestCard = (number) => testCards[number];
function passesLuhn(number) {
	let sum = 0;
	for (const [index, digit] of [...number].reverse().entries()) {
		const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
		sum += value > 9 ? value - 9 : value;
	}
	return sum % 10 === 0;
}
const hasExpired = (card, now) => card.expYear < now.getUTCFullYear() || card.expYear === now.getUTCFullYear() && card.expMonth < now.getUTCMonth() + 1;
// apps/api/src/payments/sandbox/confirm-setup.ts
const notATestCard = `${cardMessages.declined} This is a test environment: please use a test card number.`;
async function confirmSetup(deps, setup) {
	const { number, expMonth, expYear, cvc } = setup.card;
	const now = deps.clock.now();
	if (!passesLuhn(number)) throw invalid({ "card.number": [cardMessages.invalidNumber] });
	if (hasExpired({
		expMonth,
		expYear
	}, now)) throw invalid({ "card.exp_year": [cardMessages.expired] });
	const testCard = findTestCard(number);
	if (testCard && cvc.length !== (testCard.brand === "amex" ? 4 : 3)) throw invalid({ "card.cvc": [cardMessages.incorrectCvc] });
	const last4 = number.slice(-4);
	return deps.db.transaction(async (tx) => {
		const open = await tx.maybe(sql`
      select id, card_id as "cardId" from sandbox_setups
      where client_secret = ${setup.clientSecret} and customer_id = ${setup.customerId} for update`);
		if (!open) throw notFound();
		if (open.cardId) {
			const card = await tx.maybe(sql`
        select id, brand, last4, exp_month as "expMonth", exp_year as "expYear" from sandbox_cards where id = ${open.cardId} and detached_at is null`);
			if (card?.last4 === last4 && card.expMonth === expMonth && card.expYear === expYear) return {
				status: "succeeded",
				card
			};
			throw refuse(paymentRefusals.setupUsed);
		}
		if (!testCard) return {
			status: "requires_payment_method",
			code: "card_declined",
			message: notATestCard
		};
		const mustAuthenticate = testCard.onSetup === "authentication_required";
		if (testCard.onSetup !== "ok" && !mustAuthenticate) return {
			status: "requires_payment_method",
			code: testCard.onSetup,
			message: declineText(testCard.onSetup)
		};
		const card = {
			id: `pm_sandbox_${deps.newId().replaceAll("-", "")}`,
			brand: testCard.brand,
			last4,
			expMonth,
			expYear
		};
		await tx.run(sql`
      with saved as (
        update sandbox_setups set
          card_id = ${mustAuthenticate ? null : card.id}, awaits_card_id = ${mustAuthenticate ? card.id : null}
        where id = ${open.id}
      )
      insert into sandbox_cards (id, customer_id, brand, last4, exp_month, exp_year, charge_decline, detached_at, created_at)
      values (${card.id}, ${setup.customerId}, ${card.brand}, ${last4}, ${expMonth}, ${expYear},
        ${testCard.onCharge === "ok" ? null : testCard.onCharge}, ${mustAuthenticate ? now : null}, ${now})`);
		return mustAuthenticate ? {
			status: "requires_action",
			code: "authentication_required",
			message: cardMessages.authenticationRequired
		} : {
			status: "succeeded",
			card
		};
	});
}
// apps/api/src/payments/sandbox/sandbox-cards.ts
function createSandboxCards({ db, clock, newId }, idOf) {
	return {
		createCustomer: async () => {
			const id = idOf("cus");
			await db.run(sql`insert into sandbox_customers (id, created_at) values (${id}, ${clock.now()})`);
			return id;
		},
		createSetup: async (customerId) => {
			const id = idOf("seti");
			const clientSecret = `${id}_secret_${newId().replaceAll("-", "")}`;
			await db.run(sql`
        insert into sandbox_setups (id, customer_id, client_secret, created_at) values (${id}, ${customerId}, ${clientSecret}, ${clock.now()})`);
			return { clientSecret };
		},
		listCards: (customerId) => db.all(sql`
        select id, brand, last4, exp_month as "expMonth", exp_year as "expYear" from sandbox_cards
        where customer_id = ${customerId} and detached_at is null order by created_at desc, id`),
		removeCard: async ({ customerId, cardId }) => await db.run(sql`
        update sandbox_cards set detached_at = ${clock.now()} where id = ${cardId} and customer_id = ${customerId} and detached_at is null`) === 1
	};
}
// apps/api/src/payments/sandbox/sandbox-intents.ts
const pageRows$2 = 500;
const intentColumns = sql`i.id, case i.status when 'requires_payment_method' then 'declined' else i.status end as status,
  i.amount_minor as "amountMinor", i.captured_minor as "capturedMinor", i.decline_code as "declineCode", i.client_secret as "clientSecret"`;
const bookedColumns = sql`${intentColumns}, i.customer_id as "customerId", i.key,
  (select coalesce(sum(amount_minor), 0)::bigint from sandbox_refunds where intent_id = i.id) as "refundedMinor"`;
const rowColumns$1 = sql`${intentColumns}, i.card_id as "cardId", i.currency, i.manual_capture as "manualCapture"`;
const resultOf = ({ id, status, declineCode, clientSecret }) => {
	if (status === "requires_action" && clientSecret) return {
		ok: false,
		code: status,
		intentId: id,
		clientSecret
	};
	return declineCode ? {
		ok: false,
		code: declineCode
	} : {
		ok: true,
		intentId: id
	};
};
const findIntent = ({ db }, { customerId, key }) => db.maybe(sql`
    select ${bookedColumns} from sandbox_intents i where i.key = ${key} and i.customer_id = ${customerId}`);
const begin = async (deps, idOf, request, manualCapture) => {
	const { db, clock } = deps;
	const now = clock.now();
	const id = idOf("pi");
	const secret = `${id}_secret_${deps.newId().replaceAll("-", "")}`;
	const granted = manualCapture ? "requires_capture" : "succeeded";
	const intent = await db.maybe(sql`
    insert into sandbox_intents as i (id, key, customer_id, card_id, amount_minor, currency, manual_capture, client_secret, status, decline_code, captured_minor, created_at)
    select ${id}, ${request.key}, c.customer_id, c.id, ${request.amountMinor}, ${request.currency}, ${manualCapture}, ${secret},
      d.status, case when d.status = 'requires_payment_method' then d.code end,
      case when d.status = 'succeeded' then ${request.amountMinor}::bigint else 0 end, ${now}
    from sandbox_cards c, lateral (select case
      when c.exp_year * 12 + c.exp_month < ${now.getUTCFullYear() * 12 + now.getUTCMonth() + 1}::int then 'expired_card'
      else c.charge_decline end as code) r, lateral (select r.code, case
      when r.code is null then ${granted}
      when r.code = 'authentication_required' and ${request.payerPresent} then 'requires_action'
      else 'requires_payment_method' end as status) d
    where c.id = ${request.cardId} and c.customer_id = ${request.customerId} and c.detached_at is null
    on conflict (key) do update set key = i.key
    returning ${rowColumns$1}`);
	if (!intent) {
		const earlier = await findIntent(deps, request);
		return earlier && earlier.status !== "declined" ? {
			ok: true,
			intentId: earlier.id
		} : {
			ok: false,
			code: "card_unknown"
		};
	}
	if (intent.amountMinor !== request.amountMinor || intent.cardId !== request.cardId || intent.currency !== request.currency || intent.manualCapture !== manualCapture) throw new GatewayFailure("this idempotency key was used for another request");
	return resultOf(intent);
};
const settle = async ({ db }, intentId, status, amountMinor) => {
	if (await db.run(sql`
    update sandbox_intents set status = ${status}, captured_minor = ${amountMinor}
    where id = ${intentId} and amount_minor >= ${amountMinor}
      and (status = 'requires_capture' or (status = 'requires_action' and ${status} = 'canceled') or (status = ${status} and captured_minor = ${amountMinor}))`) === 0) throw new GatewayFailure(`${intentId} cannot become ${status} with ${amountMinor}`);
};
function createSandboxIntents(deps, idOf) {
	const { db, clock } = deps;
	return {
		authorize: (request) => begin(deps, idOf, request, true),
		charge: (request) => begin(deps, idOf, request, false),
		find: (request) => findIntent(deps, request),
		disputesOf: async () => [],
		readIntent: (intentId) => db.maybe(sql`select ${bookedColumns} from sandbox_intents i where i.id = ${intentId}`),
		capture: (intentId, amountMinor) => settle(deps, intentId, "succeeded", amountMinor),
		release: (intentId) => settle(deps, intentId, "canceled", minor(0)),
		intents: async function* ({ from, until }) {
			for (let last = {
				id: "",
				at: from
			}; last;) {
				const page = await db.all(sql`
          select ${bookedColumns}, created_at as "createdAt"
          from sandbox_intents i where (created_at, id) > (${last.at}, ${last.id}) and created_at < ${until} order by created_at, id limit ${pageRows$2}`);
				yield* page;
				const end = page.at(-1);
				last = end && page.length === pageRows$2 ? {
					id: end.id,
					at: end.createdAt
				} : void 0;
			}
		},
		refund: (intentId, { amountMinor, key }) => db.transaction(async (tx) => {
			const intent = await tx.maybe(sql`select captured_minor as captured from sandbox_intents where id = ${intentId} for update`);
			const existing = await tx.maybe(sql`select intent_id = ${intentId} and amount_minor = ${amountMinor} as same from sandbox_refunds where key = ${key}`);
			if (existing?.same) return;
			const { given } = await tx.one(sql`select coalesce(sum(amount_minor), 0)::bigint as given from sandbox_refunds where intent_id = ${intentId}`);
			if (existing || !intent || given + amountMinor > intent.captured) throw new GatewayFailure(`${intentId} cannot be refunded ${amountMinor}`);
			await tx.run(sql`
          insert into sandbox_refunds (key, id, intent_id, amount_minor, created_at)
          values (${key}, ${idOf("re")}, ${intentId}, ${amountMinor}, ${clock.now()})`);
		})
	};
}
// apps/api/src/payments/sandbox/test-bank-accounts.ts
const testBankAccounts = {
	"000123456789": {
		instantAvailable: true,
		payoutFailure: null
	},
	"000123456000": {
		instantAvailable: false,
		payoutFailure: null
	},
	"000111111116": {
		instantAvailable: true,
		payoutFailure: "no_account"
	},
	"000111111113": {
		instantAvailable: true,
		payoutFailure: "account_closed"
	},
	"000222222227": {
		instantAvailable: true,
		payoutFailure: "insufficient_funds"
	},
	"000333333335": {
		instantAvailable: true,
		payoutFailure: "debit_not_authorized"
	},
	"000444444440": {
		instantAvailable: true,
		payoutFailure: "invalid_currency"
	}
};
const findTestBankAccount = (number) => testBankAccounts[number];
// apps/api/src/payments/sandbox/sandbox-accounts.ts
function createSandboxAccounts({ db, clock }, idOf) {
	return {
		createAccount: async ({ userId }) => {
			const { id } = await db.one(sql`
        insert into sandbox_accounts as a (id, user_id, created_at) values (${idOf("acct")}, ${userId}, ${clock.now()})
        on conflict (user_id) do update set user_id = a.user_id
        returning id`);
			return id;
		},
		accountLink: async () => ({ url: "/earnings/bank-account" }),
		accountState: (accountId) => db.one(sql`
        select bank_last4 is not null as "payoutsEnabled", instant_available as "instantAvailable", bank_last4 as last4
        from sandbox_accounts where id = ${accountId}`),
		setBankAccount: async ({ userId, accountNumber }) => {
			const bank = findTestBankAccount(accountNumber);
			if (!bank) throw invalid({ account_number: [payoutMessages.testAccountOnly] });
			const last4 = accountNumber.slice(-4);
			const account = await db.maybe(sql`
        update sandbox_accounts set bank_last4 = ${last4}, instant_available = ${bank.instantAvailable},
          payout_failure = ${bank.payoutFailure}
        where user_id = ${userId} returning true as "payoutsEnabled", instant_available as "instantAvailable", bank_last4 as last4`);
			if (!account) throw notFound();
			return {
				...account,
				last4
			};
		}
	};
}
// apps/api/src/payments/sandbox/sandbox-payouts.ts
const standardMs = 12e4;
const rowColumns = sql`p.id, p.account_id as "accountId", p.amount_minor as "amountMinor", p.currency, p.speed,
  p.arrives_at as "arrivesAt", p.failure`;
const stateOf$1 = __name(({ arrivesAt, failure }, now) => {
	if (arrivesAt > now) return "pending";
	return failure === null ? "paid" : "failed";
}, "stateOf");
function createSandboxPayouts({ db, clock, newId }) {
	const idOf = (prefix) => `${prefix}_sandbox_${newId().replaceAll("-", "")}`;
	const accounts = createSandboxAccounts({
		db,
		clock,
		newId
	}, idOf);
	return {
		...accounts,
		payOut: async (request) => {
			const { accountId, amountMinor, currency, key, speed } = request;
			const now = clock.now();
			const arrivesAt = new Date(now.getTime() + (speed === "instant" ? 0 : standardMs));
			const payout = await db.maybe(sql`
        insert into sandbox_payouts as p (id, key, account_id, amount_minor, currency, speed, arrives_at, failure, created_at)
        select ${idOf("po")}, ${key}, a.id, ${amountMinor}, ${currency}, ${speed}, ${arrivesAt}, a.payout_failure, ${now}
        from sandbox_accounts a
        where a.id = ${accountId} and a.bank_last4 is not null and (${speed} = 'standard' or a.instant_available)
        on conflict (key) do update set key = p.key
        returning ${rowColumns}`);
			if (!payout) {
				const { payoutsEnabled } = await accounts.accountState(accountId);
				return {
					ok: false,
					code: payoutsEnabled ? "instant_unavailable" : "account_not_ready"
				};
			}
			if (!(payout.accountId === accountId && payout.amountMinor === amountMinor && payout.currency === currency && payout.speed === speed)) throw new GatewayFailure("this idempotency key was used for another payout");
			const state = stateOf$1(payout, now);
			return {
				ok: true,
				payoutId: payout.id,
				state: state === "paid" ? "paid" : "pending",
				arrivesAt: payout.arrivesAt
			};
		},
		findPayout: async ({ accountId, key }) => {
			const payout = await db.maybe(sql`select ${rowColumns} from sandbox_payouts p where p.key = ${key} and p.account_id = ${accountId}`);
			if (!payout) return void 0;
			const state = stateOf$1(payout, clock.now());
			return {
				payoutId: payout.id,
				state,
				...state === "failed" && payout.failure ? { failure: payout.failure } : {}
			};
		}
	};
}
// apps/api/src/payments/sandbox/sandbox-gateway.ts
function createSandboxGateway(deps) {
	const idOf = (prefix) => `${prefix}_sandbox_${deps.newId().replaceAll("-", "")}`;
	return {
		name: "sandbox",
		payouts: createSandboxPayouts(deps),
		...createSandboxCards(deps, idOf),
		...createSandboxIntents(deps, idOf),
		confirmSetup: (setup) => confirmSetup(deps, setup),
		answerBank: (answer) => answerBank(deps, answer)
	};
}
// apps/api/src/payments/choose-payment-gateway.ts
async function choosePaymentGateway(config, deps, given) {
	if (given) return measuredGateway(given);
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = config;
	if (!secretKey) {
		const { gateway: sandbox, calls } = measuredGateway(createSandboxGateway(deps));
		return {
			gateway: sandbox,
			calls,
			sandbox,
			trialCard: (customerId) => saveTrialCard(sandbox, customerId)
		};
	}
	const secrets = [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_CONNECT_WEBHOOK_SECRET].filter((secret) => secret !== void 0);
	const [{ createStripeGateway }, { createStripeWebhooks }] = await Promise.all([import("./part-stripe-gateway-CG5FrKta.js"), import("./part-stripe-webhooks-DlMpdnQL.js")]);
	const webhooks = secrets.length > 0 ? createStripeWebhooks({ secrets }) : void 0;
	return {
		...measuredGateway(createStripeGateway({
			secretKey,
			apiUrl
		})),
		webhooks,
		...isTestKey(secretKey) && { trialCard: async () => "pm_card_visa" }
	};
}
async function saveTrialCard(sandbox, customerId) {
	const { clientSecret } = await sandbox.createSetup(customerId);
	const saved = await sandbox.confirmSetup({
		customerId,
		clientSecret,
		card: {
			number: "4242424242424242",
			expMonth: 12,
			expYear: 2099,
			cvc: "123"
		}
	});
	if (saved.status !== "succeeded") throw new Error(saved.message);
	return saved.card.id;
}
// apps/api/src/payments/queries/movements.ts
const movementsOf = (q, orderId) => q.all(sql`
    select t.kind, t.reason, coalesce(l.posted, l.amount) as "amountMinor", t.state = 'pending' as "isPending",
      coalesce(t.settled_at, t.created_at) as at,
      jsonb_build_object('owner', f.owner, 'id', f.owner_id, 'name', f.name) as "from",
      jsonb_build_object('owner', x.owner, 'id', x.owner_id, 'name', x.name) as "to",
      case when c.id is null then null else jsonb_build_object('brand', c.brand, 'last4', c.last4) end as card
    from ledger_transfers t
    join ledger_postings l on l.transfer_id = t.id
    join ledger_accounts f on f.id = l.from_account
    join ledger_accounts x on x.id = l.to_account
    left join payment_refunds r on r.id = t.id
    left join payments p on p.id = coalesce(r.payment_id, t.id)
    left join payment_cards c on c.id = p.card_id
    where t.order_id = ${orderId} and t.state <> 'voided' and coalesce(l.posted, l.amount) > 0
    order by coalesce(t.settled_at, t.created_at), t.created_at, t.id, l.n`);
const movementsColumn = sql`
  (select coalesce(json_agg(json_build_object('kind', t.kind, 'reason', t.reason, 'amountMinor', coalesce(l.posted, l.amount),
      'isPending', t.state = 'pending', 'at', coalesce(t.settled_at, t.created_at),
      'from', json_build_object('owner', f.owner, 'id', f.owner_id, 'name', f.name),
      'to', json_build_object('owner', x.owner, 'id', x.owner_id, 'name', x.name),
      'card', case when c.id is null then null else json_build_object('brand', c.brand, 'last4', c.last4) end)
      order by coalesce(t.settled_at, t.created_at), t.created_at, t.id, l.n), '[]')
    from ledger_transfers t
    join ledger_postings l on l.transfer_id = t.id
    join ledger_accounts f on f.id = l.from_account
    join ledger_accounts x on x.id = l.to_account
    left join payment_refunds r on r.id = t.id
    left join payments p on p.id = coalesce(r.payment_id, t.id)
    left join payment_cards c on c.id = p.card_id
    where t.order_id = o.id and t.state <> 'voided' and coalesce(l.posted, l.amount) > 0)`;
// apps/api/src/payments/store.ts
const paymentColumns = sql`p.id, p.kind, p.user_id as "userId", p.order_id as "orderId", p.payee_id as "payeeId", p.customer_id as "customerId",
  p.card_id as "cardId", p.amount_minor as "amountMinor", p.currency, p.state, p.captured_minor as "capturedMinor",
  p.intent_id as "intentId", p.decline_code as "declineCode", p.claimed_at as "claimedAt", p.gateway_synced_at as "gatewaySyncedAt"`;
async function insertPayment(q, gateway, input) {
	const payment = await q.maybe(sql`
    insert into payments as p (id, kind, user_id, order_id, payee_id, gateway, customer_id, card_id, amount_minor, currency, state, created_at, updated_at)
    select ${input.id}, ${input.kind}, pc.user_id, ${input.orderId}::bigint, ${input.payeeId ?? null}::bigint, pc.gateway, pc.customer_id, c.id, ${input.amountMinor},
      ${market.currency}, ${input.kind === "order" ? "authorizing" : "charging"}, ${input.at}, ${input.at}
    from payment_cards c join payment_customers pc using (customer_id)
    where c.id = ${input.cardId} and c.removed_at is null and pc.user_id = ${input.userId} and pc.gateway = ${gateway}
    on conflict (id) do update set id = p.id
    returning ${paymentColumns}`);
	if (!payment) throw invalid({ payment_method_id: [cardMessages.unknown] });
	if (!(payment.kind === input.kind && payment.userId === input.userId && payment.orderId === input.orderId && payment.cardId === input.cardId && payment.amountMinor === input.amountMinor)) throw refuse(platformRefusals.idempotencyKeyReused);
	return payment;
}
const movePayment = (q, id, move) => q.maybe(sql`
    update payments p set state = ${move.to}, updated_at = ${move.at},
      intent_id = coalesce(${move.set?.intentId ?? null}, p.intent_id),
      decline_code = coalesce(${move.set?.declineCode ?? null}, p.decline_code),
      captured_minor = coalesce(${move.set?.capturedMinor ?? null}::bigint, p.captured_minor)
    where p.id = ${id} and p.state = any(${move.from})
    returning ${paymentColumns}`);
const settlePayment = async (tx, id, settled) => await tx.maybe(sql`
    with settled as (
      update payments p set state = 'capturable', updated_at = ${settled.at}, intent_id = coalesce(${settled.intentId}, p.intent_id)
      where p.id = ${id} and p.state = any(${settled.from})
      returning p.id
    )
    select ${settled.posting} as done from settled`) !== void 0;
const saveGatewaySynced = (q, id, at) => q.run(sql`update payments set gateway_synced_at = ${at} where id = ${id} and gateway_synced_at is null`);
const insertCustomer = (q, customer) => q.one(sql`
    insert into payment_customers as c (user_id, gateway, customer_id)
    values (${customer.userId}, ${customer.gateway}, ${customer.customerId})
    on conflict (user_id, gateway) do update set gateway = c.gateway
    returning customer_id as "customerId"`);
const insertPayoutAccount = (q, account) => q.one(sql`
    insert into payment_accounts as a (user_id, gateway, account_id)
    values (${account.userId}, ${account.gateway}, ${account.accountId})
    on conflict (user_id, gateway) do update set gateway = a.gateway
    returning account_id as "accountId"`);
const saveCards = (q, input) => q.run(sql`
    with listed as (
      select * from jsonb_to_recordset(${JSON.stringify(input.cards)}::jsonb)
        as l (id text, brand text, last4 text, "expMonth" int, "expYear" int)
    ), gone as (
      update payment_cards set removed_at = ${input.at}
      where customer_id = ${input.customerId} and removed_at is null and id not in (select id from listed)
    )
    insert into payment_cards as c (id, customer_id, brand, last4, exp_month, exp_year, seen_at)
    select id, ${input.customerId}, brand, last4, "expMonth", "expYear", ${input.at} from listed
    on conflict (id) do update set brand = excluded.brand, last4 = excluded.last4, exp_month = excluded.exp_month,
      exp_year = excluded.exp_year, removed_at = null, seen_at = excluded.seen_at
    where (c.brand, c.last4, c.exp_month, c.exp_year) is distinct from (excluded.brand, excluded.last4, excluded.exp_month, excluded.exp_year)
      or c.removed_at is not null`);
const saveCardRemoved = (q, cardId, at) => q.run(sql`update payment_cards set removed_at = ${at} where id = ${cardId} and removed_at is null`);
const claimDepositRow = (tx, deposit) => tx.run(sql`
    update payments set claimed_at = ${deposit.at}, updated_at = ${deposit.at}
    where intent_id = ${deposit.paymentIntentId} and user_id = ${deposit.userId} and kind = 'deposit'
      and state = 'succeeded' and claimed_at is null`);
const insertRefund = (tx, refund) => tx.run(sql`
    insert into payment_refunds (id, order_id, payment_id, card_minor, wallet_minor, reason, actor_id, created_at, gateway_synced_at)
    values (${refund.id}, ${refund.orderId}::bigint, ${refund.paymentId}::uuid, ${refund.cardMinor}, ${refund.walletMinor}, ${refund.reason},
      ${refund.actorId}::bigint, ${refund.at}, ${refund.paymentId === null ? refund.at : null}::timestamptz)`);
const saveRefundSynced = (q, id, at) => q.run(sql`
    with synced as (
      update payment_refunds set gateway_synced_at = ${at} where id = ${id} and gateway_synced_at is null returning payment_id
    )
    update payments set updated_at = ${at} where id in (select payment_id from synced)`);
const insertCredit = (tx, credit) => tx.run(sql`
    insert into payment_credits (id, user_id, order_id, kind, amount_minor, reason, actor_id, created_at)
    values (${credit.id}, ${credit.userId}, ${credit.orderId}::bigint, ${credit.kind}, ${credit.amountMinor}, ${credit.reason},
      ${credit.actorId}::bigint, ${credit.at})
    on conflict do nothing`);
const insertEvent = (tx, event) => tx.run(sql`
    insert into payment_events (gateway, id, type, intent_id, payout_key, occurred_at, received_at)
    values (${event.gateway}, ${event.id}, ${event.type}, ${event.intentId}, ${event.payoutKey}, ${event.at}, ${event.receivedAt})
    on conflict do nothing`);
const saveEventFollowed = (q, gateway, id, at) => q.run(sql`update payment_events set followed_at = ${at} where gateway = ${gateway} and id = ${id}`);
const insertAlert = (q, alert) => q.run(sql`
    insert into payment_alerts (key, kind, payment_id, amount_minor, message, raised_at)
    values (${alert.key}, ${alert.kind}, ${alert.paymentId}, ${alert.amountMinor}, ${alert.message}, ${alert.at})
    on conflict (key) do nothing`);
const closeAlertRow = async (tx, close) => await tx.run(sql`
    update payment_alerts set closed_at = ${close.at}, closed_by = ${close.by}
    where id = ${close.alertId} and closed_at is null`) === 1;
const closeAlertOf = (tx, key, at) => tx.run(sql`update payment_alerts set closed_at = ${at} where key = ${key} and closed_at is null`);
const lockUnpaidFees = (tx, userId) => tx.all(sql`
    select id, order_id as "orderId", amount_minor as "amountMinor" from payments
    where user_id = ${userId} and kind = 'door_fee' and state = 'declined' and claimed_at is null and order_id is not null
    order by created_at, id for no key update`);
const saveFeePaid = (tx, id, at) => tx.run(sql`update payments set claimed_at = ${at}, updated_at = ${at} where id = ${id}`);
const lockWalletTips = (tx, userId) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended('wallet-tips', ${userId}))`);
const saveWalletChoice = (tx, userId, walletFirst) => tx.run(sql`
    insert into payment_preferences (user_id, wallet_first) values (${userId}, ${walletFirst})
    on conflict (user_id) do update set wallet_first = excluded.wallet_first`);
// apps/api/src/payments/queries.ts
const cardColumns = sql`c.id, c.brand, c.last4, c.exp_month as "expMonth", c.exp_year as "expYear"`;
async function customerOf(q, gateway, userId) {
	return (await q.maybe(sql`select customer_id as id from payment_customers where user_id = ${userId} and gateway = ${gateway}`))?.id;
}
async function payoutAccountOf(q, gateway, userId) {
	return (await q.maybe(sql`select account_id as id from payment_accounts where user_id = ${userId} and gateway = ${gateway}`))?.id;
}
const savedCards = (q, gateway, userId) => q.all(sql`
    select ${cardColumns} from payment_cards c join payment_customers pc using (customer_id)
    where pc.user_id = ${userId} and pc.gateway = ${gateway} and c.removed_at is null order by c.seen_at desc, c.id`);
const savedCard = (q, gateway, userId, cardId) => q.maybe(sql`
    select ${cardColumns}, pc.customer_id as "customerId" from payment_cards c join payment_customers pc using (customer_id)
    where c.id = ${cardId} and pc.user_id = ${userId} and pc.gateway = ${gateway} and c.removed_at is null`);
const paymentById = (q, id) => q.maybe(sql`select ${paymentColumns} from payments p where p.id = ${id}`);
async function orderMoney(q, orderId) {
	const { walletMinor, walletUserId, ...payment } = await q.one(sql`
    select ${paymentColumns}, coalesce(a.balance, 0)::bigint as "walletMinor", w.owner_id as "walletUserId"
    from (select ${orderId}::bigint as id) o
    left join payments p on p.order_id = o.id and p.state in ('capturable', 'captured')
    left join ledger_accounts a on a.owner = 'order' and a.owner_id = o.id and a.name = 'escrow'
    left join lateral (
      select f.owner_id from ledger_transfers t join ledger_postings l on l.transfer_id = t.id join ledger_accounts f on f.id = l.from_account
      where t.order_id = o.id and t.kind = 'wallet_use' limit 1
    ) w on true`);
	return {
		payment: payment.id === null ? void 0 : payment,
		walletMinor,
		walletUserId
	};
}
const openDeposit = (q, userId) => q.maybe(sql`
    select ${paymentColumns} from payments p
    where p.user_id = ${userId} and p.kind = 'deposit' and p.state in ('charging', 'authenticating', 'succeeded')
      and not exists (select from payment_refunds r where r.payment_id = p.id)
    order by p.claimed_at nulls first limit 1`);
const depositByIntent = (q, userId, intentId) => q.maybe(sql`
    select ${paymentColumns} from payments p
    where p.intent_id = ${intentId} and p.user_id = ${userId} and p.kind = 'deposit' and p.state = 'succeeded'`);
const paymentByIntent = (q, payment) => q.maybe(sql`
    select ${paymentColumns} from payments p
    where p.intent_id = ${payment.intentId} and p.user_id = ${payment.userId} and p.kind = ${payment.kind}`);
const openPayments = (q, gateway, before) => q.all(sql`
    select ${paymentColumns} from payments p
    where p.gateway = ${gateway}
      and ((p.state in ('authorizing', 'authenticating', 'charging') and p.updated_at < ${before.askedAt})
        or (p.state = 'capturable' and p.updated_at < ${before.heldAt})
        or (p.state in ('captured', 'released') and p.gateway_synced_at is null and p.updated_at < ${before.endedAt}))
    order by p.updated_at limit 200`);
async function refundedOf(q, paymentId) {
	const { minor } = await q.one(sql`select coalesce(sum(card_minor), 0)::bigint as minor from payment_refunds where payment_id = ${paymentId}`);
	return minor;
}
const eventById = (q, gateway, id) => q.maybe(sql`
    select intent_id as "intentId", followed_at as "followedAt" from payment_events where gateway = ${gateway} and id = ${id}`);
const unfinishedPayments = (q, gateway, before) => q.all(sql`
    select ${paymentColumns} from payments p
    where p.gateway = ${gateway}
      and ((p.state in ('authorizing', 'authorized', 'charging') and p.updated_at < ${before.begunAt})
        or (p.state = 'authenticating' and p.updated_at < ${before.askedAt})
        or (p.state in ('captured', 'released', 'abandoned') and p.gateway_synced_at is null and p.updated_at < ${before.movedAt}))
    order by p.updated_at limit 200`);
const tipsOf = (q, orderId) => q.all(sql`
    select t.id, coalesce(l.posted, 0) as "amountMinor", true as "isBooked" from ledger_transfers t join ledger_postings l on l.transfer_id = t.id
    where t.order_id = ${orderId} and t.kind = 'tip' and t.state = 'posted'
    union all
    select id, amount_minor, false from payments where order_id = ${orderId} and kind = 'tip' and state in ('charging', 'authenticating')`);
const waitingTips = (q, of) => q.all(sql`
    select ${paymentColumns} from payments p
    where p.order_id = ${of.orderId} and p.user_id = ${of.customerId} and p.kind = 'tip' and p.state = 'authenticating'
      and p.intent_id is not null`);
const refundById = (q, id) => q.maybe(sql`
    select id, order_id as "orderId", payment_id as "paymentId", card_minor as "cardMinor", wallet_minor as "walletMinor",
      gateway_synced_at as "gatewaySyncedAt"
    from payment_refunds where id = ${id}`);
const unsyncedRefunds = (q, gateway, before) => q.all(sql`
    select r.id from payment_refunds r join payments p on p.id = r.payment_id
    where r.gateway_synced_at is null and r.created_at < ${before} and p.gateway = ${gateway}
    order by r.created_at limit 200`);
const orderCaptured = (q, orderId) => q.one(sql`
    select p.id as "paymentId",
      coalesce(p.captured_minor, 0) - r.card as "cardLeftMinor", w.used - r.wallet as "walletLeftMinor", c.given as "creditedMinor"
    from (select coalesce(sum(card_minor), 0)::bigint as card, coalesce(sum(wallet_minor), 0)::bigint as wallet
      from payment_refunds where order_id = ${orderId}) r
    cross join (select coalesce(sum(amount_minor), 0)::bigint as given from payment_credits
      where order_id = ${orderId} and kind = 'promise_credit') c
    cross join (select coalesce(sum(case t.kind when 'wallet_use' then l.posted else -l.posted end), 0)::bigint as used
      from ledger_transfers t join ledger_postings l on l.transfer_id = t.id
      where t.order_id = ${orderId} and t.kind in ('wallet_use', 'wallet_refund') and t.state = 'posted') w
    left join payments p on p.order_id = ${orderId} and p.kind = 'order' and p.state = 'captured'`);
const firstPaymentAt = async (q) => (await q.one(sql`select min(created_at) as at from payments`)).at;
const oldestMovedSince = async (q, moment) => (await q.one(sql`select min(created_at) as at from payments where updated_at >= ${moment}`)).at;
const provenColumns = sql`${paymentColumns}, p.updated_at as "updatedAt",
  (select coalesce(sum(r.card_minor), 0)::bigint from payment_refunds r where r.payment_id = p.id and r.gateway_synced_at is not null)
    as "refundedMinor"`;
const paymentsByIds = (q, ids) => q.all(sql`select ${provenColumns} from payments p where p.id = any(${ids})`);
const paymentsUnseen = (q, gateway, begun, seen) => q.all(sql`
    select ${provenColumns} from payments p
    where p.created_at >= ${begun.from} and p.created_at < ${begun.until} and p.gateway = ${gateway}
      and p.state in ('capturable', 'captured', 'succeeded') and p.id <> all(${seen}::uuid[])`);
const paymentsAgainstLedger = (q, after, limit) => q.one(sql`
    with page as materialized (
      select id, kind, state, amount_minor, captured_minor from payments where id > ${after} order by id limit ${limit}
    )
    select (select count(*) from page) as rows, (select id from page order by id desc limit 1) as last,
      array(
        select format('payment %s (%s) is %s with %s of %s captured, its transfer is %s with %s of %s', p.id, p.kind, p.state,
          p.captured_minor, p.amount_minor, coalesce(t.state, 'missing'), coalesce(l.posted, 0), coalesce(l.amount, 0))
        from page p left join ledger_transfers t on t.id = p.id
        left join lateral (select sum(amount) as amount, sum(posted) as posted from ledger_postings where transfer_id = t.id) l on true
        where case p.state
          when 'capturable' then (t.state, l.amount) is distinct from ('pending', p.amount_minor)
          when 'captured' then (t.state, l.amount, l.posted) is distinct from ('posted', p.amount_minor, p.captured_minor)
          when 'succeeded' then (t.state, l.posted) is distinct from ('posted', p.amount_minor)
          when 'released' then coalesce(t.state not in ('voided', 'expired'), true)
          else t.id is not null
        end
        limit 100
      ) as findings`);
const cardTransfersWithoutPayment = (q, after, limit) => q.one(sql`
    with page as materialized (
      select id, kind from ledger_transfers where id > ${after} order by id limit ${limit}
    )
    select (select count(*) from page) as rows, (select id from page order by id desc limit 1) as last,
      array(
        select format('transfer %s (%s) moves %s by card without a payment', t.id, t.kind, sum(l.amount))
        from page t join ledger_postings l on l.transfer_id = t.id
        join ledger_accounts a on a.id in (l.from_account, l.to_account) and a.owner = 'platform' and a.name = 'card_clearing'
        where not exists (select from payments where id = t.id)
          and l.from_account not in (select id from ledger_accounts where owner = 'platform' and name = 'payout_clearing')
          and not exists (select from payment_refunds r where r.id = t.id and r.card_minor = l.amount)
        group by t.id, t.kind limit 100
      ) as findings`);
const depositOfWasher = (q, userId, intentId) => q.maybe(sql`
    select p.amount_minor as "amountMinor", c.last4 as "cardLast4", case
      when r.id is null then 'held' when r.gateway_synced_at is null then 'refunding' else 'refunded' end as state
    from payments p join payment_cards c on c.id = p.card_id left join payment_refunds r on r.payment_id = p.id
    where p.intent_id = ${intentId} and p.user_id = ${userId} and p.kind = 'deposit'`);
// apps/api/src/payments/rules/share-order-money.ts
function shareCapture(input) {
	const cardMinor = leastOf(input.askedCardMinor ?? input.reservedMinor, input.reservedMinor);
	const walletMinor = leastOf(input.askedWalletMinor ?? input.walletMinor, input.walletMinor);
	const deductedMinor = add(cardMinor, walletMinor);
	const washerMinor = leastOf(mostOf(minor(0), subtract(input.valueMinor, input.commissionMinor)), deductedMinor);
	return {
		cardMinor,
		washerMinor,
		platformMinor: subtract(deductedMinor, washerMinor),
		backToWalletMinor: subtract(input.walletMinor, walletMinor)
	};
}
function shareRelease(input) {
	const feeMinor = leastOf(input.feeMinor, add(input.reservedMinor, input.walletMinor));
	const fromWalletMinor = leastOf(feeMinor, input.walletMinor);
	return {
		cardMinor: subtract(feeMinor, fromWalletMinor),
		feeMinor,
		feeLaterMinor: leastOf(fromWalletMinor, input.compensationMinor),
		backToWalletMinor: subtract(input.walletMinor, fromWalletMinor)
	};
}
// apps/api/src/payments/queries/preview-order.ts
async function previewOrder(q, order) {
	const [{ payment, walletMinor }, { creditedMinor }] = await Promise.all([orderMoney(q, order.id), orderCaptured(q, order.id)]);
	const reservedMinor = payment?.state === "capturable" ? payment.amountMinor : minor(0);
	const capture = shareCapture({
		reservedMinor,
		walletMinor,
		askedCardMinor: order.totalMinor,
		askedWalletMinor: order.walletMinor,
		valueMinor: order.valueMinor,
		commissionMinor: subtract(order.valueMinor, order.netPayMinor)
	});
	return {
		release: {
			cardMinor: reservedMinor,
			walletMinor,
			creditedMinor
		},
		capture: {
			...capture,
			walletMinor: subtract(walletMinor, capture.backToWalletMinor)
		}
	};
}
// apps/api/src/payments/stripe/load-stripe.ts
async function loadStripe() {
	const [{ askStripe }, { openStripe }] = await Promise.all([import("./part-ask-stripe-D22fCZ9X.js"), import("./part-open-stripe-EPj29l_9.js")]);
	return {
		askStripe,
		openStripe
	};
}
// apps/api/src/payments/use-cases/ensure-payout-account.ts
async function ensurePayoutAccount(deps, userId) {
	const { db, clock, gateway } = deps;
	await db.transaction((tx) => recordSecurityEvent(tx, deps, {
		userId,
		kind: "payout_account_opened",
		at: clock.now()
	}));
	const existing = await payoutAccountOf(db, gateway.name, userId);
	if (existing) return existing;
	const made = await gateway.payouts.createAccount({ userId });
	return (await insertPayoutAccount(db, {
		userId,
		gateway: gateway.name,
		accountId: made
	})).accountId;
}
// apps/api/src/ledger/rules.ts
function accountKey(ref) {
	switch (ref.owner) {
		case "platform": return {
			owner: "platform",
			id: 0,
			name: ref.name,
			negative: true
		};
		case "user": return {
			owner: "user",
			id: ref.userId,
			name: ref.name,
			negative: false
		};
		case "order": return {
			owner: "order",
			id: ref.orderId,
			name: ref.name,
			negative: false
		};
		case "extension": return {
			owner: "extension",
			id: ref.extensionId,
			name: ref.name,
			negative: false
		};
		default: return ref;
	}
}
const postingRows = (postings) => postings.filter((posting) => posting.amountMinor !== 0).map(({ from, to, amountMinor }) => {
	if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) throw new Error(`${amountMinor} is no amount to move`);
	return {
		from: accountKey(from),
		to: accountKey(to),
		amount: amountMinor
	};
});
const sha256 = (value) => createHash("sha256").update(JSON.stringify(value)).digest();
const inputHash = (input) => sha256([
	input.kind,
	input.reason ?? null,
	input.orderId ?? null,
	input.state ?? "posted",
	postingRows(input.postings),
	...input.expiresAt ? [input.expiresAt] : []
]);
const reversalHash = (id, reason) => sha256([
	"reversal",
	id,
	reason
]);
function operationId(...parts) {
	const hex = sha256(parts).toString("hex");
	const variant = (Number.parseInt(hex.slice(16, 17), 16) & 3 | 8).toString(16);
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
// apps/api/src/ledger/queries.ts
const isAccount = (ref) => {
	const { owner, id, name } = accountKey(ref);
	return sql`a.owner = ${owner} and a.owner_id = ${id} and a.name = ${name} and a.currency = ${market.currency}`;
};
async function balanceOf(q, ref) {
	return (await q.one(sql`select coalesce(sum(a.balance), 0)::bigint as balance from ledger_accounts a where ${isAccount(ref)}`)).balance;
}
async function accountHistory(q, ref, page) {
	const rows = await q.all(sql`
    select a.balance, e.id, e.version, e.amount as "amountMinor", e.balance_after as "balanceAfterMinor", e.created_at as at,
      e.kind, e.reason, e.order_id as "orderId"
    from ledger_accounts a
    left join lateral (
      select e.id, e.version, e.amount, e.balance_after, e.created_at, t.kind, t.reason, t.order_id
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = a.id and e.version < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
        and (${page.kinds ?? null}::text[] is null or t.kind = any(${page.kinds ?? null}::text[]))
      order by e.version desc limit ${page.limit}
    ) e on true
    where ${isAccount(ref)}
    order by e.version desc`);
	const isEntry = (row) => row.id !== null;
	return {
		balanceMinor: rows[0]?.balance ?? minor(0),
		entries: rows.filter(isEntry).map(({ balance: _, ...entry }) => entry)
	};
}
async function earningsSince(q, userId, since) {
	return q.one(sql`
    select coalesce(sum(a.balance) filter (where a.name = 'earnings_available'), 0)::bigint as "availableMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_pending'), 0)::bigint as "pendingMinor",
      coalesce(sum(a.balance) filter (where a.name = 'earnings_reserved'), 0)::bigint as "reservedMinor",
      coalesce(sum(e.change), 0)::bigint as "changeMinor"
    from ledger_accounts a
    left join lateral (
      select sum(e.amount) as change from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = a.id and e.created_at > ${since} and t.order_id is not null
    ) e on true
    where a.owner = 'user' and a.owner_id = ${userId} and a.name in ('earnings_available', 'earnings_pending', 'earnings_reserved')
      and a.currency = ${market.currency}`);
}
const proofColumns = sql`id, triggered_by as "triggeredBy", operator_id as "operatorId", began_at as "beganAt", ended_at as "endedAt", ok, transfers,
  entries, payments, intents, intents_since as "intentsSince", findings`;
const listProofs = (q, page) => q.all(sql`
    select ${proofColumns} from ledger_proofs where id < coalesce(${page.before ?? null}::bigint, 9223372036854775807)
    order by id desc limit ${page.limit}`);
const lastGoodProof = (q) => q.maybe(sql`select ${proofColumns} from ledger_proofs where ok order by id desc limit 1`);
// apps/api/src/ledger/store.ts
const isEmptyAccount = (error) => sqlState(error) === "23514" && typeof error === "object" && error !== null && "constraint" in error && error.constraint === "ledger_account_not_negative";
const move = async (tx, statement) => {
	try {
		await tx.one(statement);
	} catch (error) {
		if (isEmptyAccount(error)) throw refuse(paymentRefusals.balanceTooLow);
		throw error;
	}
};
const ledgerPost = (input) => sql`
  ledger_post(${input.id}, ${inputHash(input)}, ${input.kind}, ${input.reason ?? null}, ${input.orderId ?? null},
    ${input.state ?? "posted"}, ${market.currency}, ${JSON.stringify(postingRows(input.postings))}::jsonb,
    coalesce(${input.at ?? null}::timestamptz, now()), ${input.expiresAt ?? null})`;
const posting = (input) => sql`select ${ledgerPost(input)} as done`;
const isEmpty = ({ postings }) => postingRows(postings).length === 0;
async function postTransfer(tx, input) {
	if (!isEmpty(input)) await move(tx, posting(input));
}
async function postFundedTransfer(tx, input) {
	if (!isEmpty(input)) await tx.one(posting(input));
}
async function postPending(tx, id, options = {}) {
	await move(tx, sql`select ledger_settle(${id}, 'posted', ${options.amountMinor ?? null}, coalesce(${options.at ?? null}::timestamptz, now())) as done`);
}
async function voidPending(tx, id, options = {}) {
	await move(tx, sql`select ledger_settle(${id}, 'voided', null, coalesce(${options.at ?? null}::timestamptz, now())) as done`);
}
async function reverseTransfer(tx, id, reversal) {
	await move(tx, sql`select ledger_reverse(${id}, ${reversal.newId}, ${reversalHash(id, reversal.reason)}, ${reversal.reason},
      coalesce(${reversal.at ?? null}::timestamptz, now())) as done`);
}
async function expirePending(tx, at, most) {
	return (await tx.one(sql`select coalesce(ledger_expire(${at}, ${most}), 0) as ended`)).ended;
}
const insertProof = (q, proof) => q.one(sql`
    insert into ledger_proofs (triggered_by, operator_id, began_at, ended_at, ok, transfers, entries, payments, intents, intents_since, findings)
    values (${proof.triggeredBy}, ${proof.operatorId}, ${proof.beganAt}, ${proof.endedAt}, ${proof.findings.length === 0}, ${proof.transfers},
      ${proof.entries}, ${proof.payments}, ${proof.intents}, ${proof.intentsSince}, ${proof.findings})
    returning ${proofColumns}`);
// apps/api/src/ledger/queries/check-books.ts
const pageRows$1 = 2e4;
const mostProblems$1 = 100;
const chainPage = (q, after) => q.one(sql`
    with page as materialized (
      select account_id, version, balance_before, balance_after from ledger_entries
      where (account_id, version) > (${after.account}::bigint, ${after.version}::bigint) order by account_id, version limit ${pageRows$1}
    ), chain as (
      select account_id, version, balance_before,
        lag(version, 1, case when account_id = ${after.account} then ${after.version}::bigint else 0 end) over running as earlier,
        lag(balance_after, 1, case when account_id = ${after.account} then ${after.balance}::bigint else 0 end) over running as previous
      from page window running as (partition by account_id order by version)
    )
    select (select count(*) from page) as rows,
      array(select format('account %s breaks between versions %s and %s', account_id, earlier, version)
        from chain where balance_before <> previous or version <> earlier + 1 limit ${mostProblems$1}) as problems,
      (select json_build_object('account', account_id, 'version', version, 'balance', balance_after)
        from page order by account_id desc, version desc limit 1) as last`);
const accountPage = (q, after) => q.one(sql`
    with page as materialized (
      select * from ledger_accounts where id > ${after.account} order by id limit ${pageRows$1}
    ), asked as (
      select p.from_account, sum(p.amount) as amount from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
      where t.state = 'pending' and p.from_account in (select id from page where not may_go_negative) group by p.from_account
    )
    select (select count(*) from page) as rows,
      array(
        select format('account %s (%s %s %s) has a balance of %s, its entries sum to %s', a.id, a.owner, a.owner_id, a.name, a.balance, coalesce(e.balance_after, 0))
        from page a left join lateral (
          select version, balance_after from ledger_entries where account_id = a.id order by version desc limit 1
        ) e on true
        where a.balance <> coalesce(e.balance_after, 0)
        union all
        select format('account %s has entries up to version %s, not %s', a.id, coalesce(e.version, 0), a.version)
        from page a left join lateral (select max(version) as version from ledger_entries where account_id = a.id) e on true
        where a.version <> coalesce(e.version, 0)
        union all
        select format('account %s reserves %s, its pending transfers ask %s', a.id, a.reserved, coalesce(p.amount, 0))
        from page a left join asked p on p.from_account = a.id
        where a.reserved <> coalesce(p.amount, 0)
        limit ${mostProblems$1}
      ) as problems,
      (select json_build_object('account', id) from page order by id desc limit 1) as last`);
const transferPage = (q, after) => q.one(sql`
    with page as materialized (
      select id, state from ledger_transfers where id > ${after.id} order by id limit ${pageRows$1}
    ), final as materialized (
      select id from page order by id desc limit 1
    ), moved as (
      select transfer_id, sum(amount) as total, sum(amount) filter (where amount > 0) as amount
      from ledger_entries where transfer_id > ${after.id} and transfer_id <= (select id from final) group by transfer_id
    ), posted as (
      select transfer_id, sum(posted) as amount from ledger_postings where transfer_id > ${after.id} and transfer_id <= (select id from final) group by transfer_id
    )
    select (select count(*) from page) as rows,
      array(
        select format('transfer %s sums to %s', transfer_id, total) from moved where total <> 0
        union all
        select format('transfer %s is %s with %s posted in %s of entries', t.id, t.state, coalesce(p.amount, 0), coalesce(m.amount, 0))
        from page t left join posted p on p.transfer_id = t.id left join moved m on m.transfer_id = t.id
        where coalesce(p.amount, 0) <> coalesce(m.amount, 0) or (t.state = 'posted') <> (m.amount is not null)
        limit ${mostProblems$1}
      ) as problems,
      (select json_build_object('id', id) from final) as last`);
const unbalancedCurrencies = (q) => q.all(sql`
    select format('in %s: %s was received and not paid out, but balances of people and orders are %s, of platform accounts %s', currency,
      -coalesce(sum(balance) filter (where owner = 'platform' and name in ('card_clearing', 'payout_clearing')), 0),
      coalesce(sum(balance) filter (where owner <> 'platform'), 0),
      coalesce(sum(balance) filter (where owner = 'platform' and name not in ('card_clearing', 'payout_clearing')), 0)) as problem
    from ledger_accounts group by currency having sum(balance) <> 0`);
// apps/api/src/ledger/use-cases/verify-ledger.ts
const mostProblems = 100;
async function walk(first, read, problems) {
	let after = first;
	let seen = 0;
	while (after !== null) {
		const page = await read(after);
		seen += page.rows;
		problems.push(...page.problems);
		after = page.rows < 2e4 ? null : page.last;
	}
	return seen;
}
async function verifyLedger(q) {
	const problems = [];
	const transfers = await walk({ id: "00000000-0000-0000-0000-000000000000" }, (after) => transferPage(q, after), problems);
	const entries = await walk({
		account: 0,
		version: 0,
		balance: 0
	}, (after) => chainPage(q, after), problems);
	await walk({ account: 0 }, (after) => accountPage(q, after), problems);
	for (const { problem } of await unbalancedCurrencies(q)) problems.push(problem);
	return {
		ok: problems.length === 0,
		transfers,
		entries,
		problems: problems.slice(0, mostProblems)
	};
}
// apps/api/src/payments/rules/compare-intent.ts
const lateAfterMs = 9e5;
const stateOf = (intent) => {
	if (!intent) return "the gateway has no intent for it";
	const { status, amountMinor, capturedMinor, refundedMinor } = intent;
	return `the gateway has ${status} ${amountMinor}, ${capturedMinor} captured, ${refundedMinor} refunded`;
};
function compareIntent(payment, intent, now) {
	const { state, amountMinor, capturedMinor, refundedMinor } = payment;
	const isLate = now.getTime() - payment.updatedAt.getTime() > lateAfterMs;
	const isUnsynced = payment.gatewaySyncedAt === null;
	const captured = intent?.status === "succeeded" ? intent.capturedMinor : 0;
	const differs = (expected) => `${expected}, but ${stateOf(intent)}`;
	if ((intent?.refundedMinor ?? 0) !== refundedMinor) return differs(`was refunded ${refundedMinor}`);
	switch (state) {
		case "captured":
			if (captured === capturedMinor) return void 0;
			if (isUnsynced && !isLate && intent?.status === "requires_capture") return void 0;
			return differs(`was captured with ${capturedMinor}`);
		case "succeeded": return captured === amountMinor ? void 0 : differs(`was charged ${amountMinor}`);
		case "capturable": return intent?.status === "requires_capture" && intent.amountMinor === amountMinor ? void 0 : differs(`is authorized for ${amountMinor}`);
		case "released":
		case "abandoned":
			if (intent?.status === "succeeded") return differs(`was ${state}`);
			if (intent?.status === "requires_capture" && (!isUnsynced || isLate)) return differs(`was ${state}`);
			return;
		case "declined": return captured > 0 || intent?.status === "requires_capture" ? differs("was declined") : void 0;
		case "authorizing":
		case "authenticating":
		case "authorized":
		case "charging": return isLate ? differs(`has been ${state} for too long`) : void 0;
		default: return state;
	}
}
// apps/api/src/payments/use-cases/reconcile-books.ts
const pageRows = 5e3;
const batchIntents = 200;
const dayMs = 864e5;
const isUuid = (key) => key !== null && /^[0-9a-f-]{36}$/.test(key);
async function compareLedger(db, findings) {
	let payments = 0;
	for (const [read, isPayments] of [[paymentsAgainstLedger, true], [cardTransfersWithoutPayment, false]]) {
		let after = "00000000-0000-0000-0000-000000000000";
		while (after) {
			const page = await read(db, after, pageRows);
			if (isPayments) payments += page.rows;
			findings.push(...page.findings);
			after = page.rows < pageRows ? null : page.last;
		}
	}
	return payments;
}
async function repeatSearch(deps, { id, customerId }) {
	const intent = await deps.gateway.find({
		customerId,
		key: id
	});
	const [payment] = await paymentsByIds(deps.db, [id]);
	const difference = payment && compareIntent(payment, intent, deps.clock.now());
	return difference && `payment ${id} (${payment.kind} of user ${payment.userId}) ${difference}`;
}
async function compareBatch(deps, batch, seen, findings) {
	const keys = batch.map(({ key }) => key).filter(isUuid);
	const payments = new Map((await paymentsByIds(deps.db, keys)).map((payment) => [payment.id, payment]));
	for (const intent of batch) {
		const payment = payments.get(intent.key ?? "");
		if (!payment) {
			if (intent.capturedMinor > intent.refundedMinor) findings.push(`intent ${intent.id} took ${intent.capturedMinor} at the gateway and is nobody's payment`);
			continue;
		}
		seen.push(payment.id);
		if (!compareIntent(payment, intent, deps.clock.now())) continue;
		const difference = await repeatSearch(deps, payment);
		if (difference) findings.push(difference);
	}
}
async function compareGateway(deps, stretch, findings) {
	const seen = [];
	let intents = 0;
	let batch = [];
	for await (const intent of deps.gateway.intents(stretch)) {
		intents += 1;
		batch.push(intent);
		if (batch.length < batchIntents) continue;
		await compareBatch(deps, batch, seen, findings);
		batch = [];
	}
	await compareBatch(deps, batch, seen, findings);
	for (const payment of await paymentsUnseen(deps.db, deps.gateway.name, stretch, seen)) {
		const difference = await repeatSearch(deps, payment);
		if (difference) findings.push(difference);
	}
	return intents;
}
async function reconcileBooks(deps, since) {
	const findings = [];
	const payments = await compareLedger(deps.db, findings);
	const end = deps.clock.now().getTime() + dayMs;
	let intents = 0;
	try {
		const first = since ?? await firstPaymentAt(deps.db);
		for (let from = first?.getTime() ?? end; from < end; from += dayMs) intents += await compareGateway(deps, {
			from: new Date(from),
			until: new Date(from + dayMs)
		}, findings);
	} catch (error) {
		if (!(error instanceof GatewayFailure)) throw error;
		findings.push(`the gateway could not be asked: ${error.message}`);
	}
	return {
		payments,
		intents,
		findings
	};
}
// apps/api/src/payments/use-cases/prove-books.ts
const overlapMs = 36e5;
const mostFindings = 100;
async function watermark({ db }) {
	const last = await lastGoodProof(db);
	if (!last) return null;
	const since = new Date(last.beganAt.getTime() - overlapMs);
	const moved = await oldestMovedSince(db, since);
	return moved && moved < since ? moved : since;
}
async function proveBooks(deps, input) {
	const beganAt = deps.clock.now();
	const intentsSince = input.whole ? null : await watermark(deps);
	const { transfers, entries, problems } = await verifyLedger(deps.db);
	const { payments, intents, findings } = await reconcileBooks(deps, intentsSince);
	const more = await Promise.all(deps.bookChecks.map((check) => check(intentsSince)));
	const proof = await insertProof(deps.db, {
		triggeredBy: input.triggeredBy,
		operatorId: input.operatorId ?? null,
		beganAt,
		endedAt: deps.clock.now(),
		transfers,
		entries,
		payments,
		intents,
		intentsSince,
		findings: [
			...problems,
			...findings,
			...more.flat()
		].slice(0, mostFindings)
	});
	if (!proof.ok) deps.log.error("ledger.contradicts", new Error(proof.findings.join("; ")), { proofId: proof.id });
	return proof;
}
export { saveFeePaid as $, refundById as A, closeAlertRow as B, openDeposit as C, paymentById as D, orderMoney as E, unfinishedPayments as F, insertPayment as G, insertCredit as H, unsyncedRefunds as I, lockWalletTips as J, insertRefund as K, waitingTips as L, savedCard as M, savedCards as N, paymentByIntent as O, tipsOf as P, saveEventFollowed as Q, claimDepositRow as R, eventById as S, orderCaptured as T, insertCustomer as U, insertAlert as V, insertEvent as W, saveCardRemoved as X, movePayment as Y, saveCards as Z, shareCapture as _, postPending as a, movementsOf as at, depositByIntent as b, voidPending as c, verificationMessages as ct, earningsSince as d, saveGatewaySynced as et, listProofs as f, previewOrder as g, loadStripe as h, postFundedTransfer as i, movementsColumn as it, refundedOf as j, payoutAccountOf as k, accountHistory as l, declineRefusals as lt, ensurePayoutAccount as m, expirePending as n, saveWalletChoice as nt, postTransfer as o, choosePaymentGateway as ot, operationId as p, lockUnpaidFees as q, ledgerPost as r, settlePayment as rt, reverseTransfer as s, earningsMessages as st, proveBooks as t, saveRefundSynced as tt, balanceOf as u, paymentRefusals as ut, shareRelease as v, openPayments as w, depositOfWasher as x, customerOf as y, closeAlertOf as z };
