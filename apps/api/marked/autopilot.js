import { i as __name } from "./part-rolldown-runtime-BcUA5ExT.js";
import { Fn as object, Jn as string, Lt as boolean, Nt as array, Pn as number, Yt as discriminatedUnion, Zt as email, cr as url, xn as literal } from "./part-schemas-DglVyPrj.js";
import { n as number$1 } from "./part-coerce-B_EA9m-z.js";
import { r as distanceMeters, s as endedStatuses } from "./part-geo-ij7Q8jCA.js";
import { i as loadOf, o as washerRefusals } from "./part-load-types-DxE3Q4UO.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { crc32, deflateSync } from "node:zlib";
// apps/simulator/src/come-near.ts
const inReachM = 6e3;
const offsets = [
	{
		latitude: .005,
		longitude: .003
	},
	{
		latitude: -.004,
		longitude: .008
	},
	{
		latitude: .009,
		longitude: -.007
	},
	{
		latitude: -.008,
		longitude: -.009
	}
];
const beside = (place, offset) => ({
	latitude: Math.max(-85, Math.min(85, place.latitude + offset.latitude)),
	longitude: (place.longitude + offset.longitude + 540) % 360 - 180
});
async function comeNear(washers, pickup) {
	if (washers.filter((washer) => {
		const home = washer.home();
		return home && distanceMeters(home, pickup) <= inReachM;
	}).length > 0) return;
	const idle = washers.filter((washer) => washer.isIdle()).slice(-4);
	await Promise.all(idle.map((washer, index) => washer.moveTo(beside(pickup, offsets[index % offsets.length] ?? {
		latitude: 0,
		longitude: 0
	}))));
}
// apps/simulator/src/pace.ts
const pace = {
	betweenArrivalsMs: 250,
	pollEveryMs: 12e4,
	readAgainMs: 2500,
	beforeExpiryMs: 3500,
	acceptAfterMs: 5e3,
	acceptAfterHandWasherMs: 17e3,
	driveToPickupMs: 22e3,
	atTheDoorMs: 4e3,
	driveHomeMs: 1e4,
	washMs: 24e3,
	driveBackMs: 18e3,
	stepMs: 1e3,
	simulatedCustomersFactor: 3,
	simulatedStepMs: 15e3,
	latePickupMs: 72e4,
	customerReadsEveryMs: 6e4,
	customerReadsSoonMs: 2e4,
	beforeRegularMs: 5e3,
	betweenRegularsMs: 45e3,
	betweenMissedMs: 9e4,
	missedInARow: 2
};
// apps/simulator/src/random.ts
function randomOf(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 2654435769 >>> 0;
		let mixed = Math.imul(state ^ state >>> 16, 569420461);
		mixed = Math.imul(mixed ^ mixed >>> 15, 1935289751);
		return ((mixed ^ mixed >>> 15) >>> 0) / 4294967296;
	};
}
const oneOf = (random, list) => list[Math.floor(random() * list.length)];
// apps/simulator/src/plan-orders.ts
const dayCurve = [
	.1,
	.1,
	.1,
	.1,
	.1,
	.2,
	.4,
	.7,
	.9,
	.7,
	.5,
	.5,
	.6,
	.6,
	.5,
	.5,
	.6,
	.8,
	1,
	1,
	.9,
	.6,
	.3,
	.2
];
const hourMs = 12e4;
const dayStartsAt = 7;
const leastGapMs = 7e4;
const longestGapMs = 24e4;
const openingGapsMs = [
	2e3,
	9e3,
	14e3,
	25e3
];
const lateEach = 7;
const baskets = [
	[{
		name: "Shirt",
		quantity: 5
	}, {
		name: "Socks (pair)",
		quantity: 4
	}],
	[
		{
			name: "Bed sheet",
			quantity: 2
		},
		{
			name: "Pillowcase",
			quantity: 4
		},
		{
			name: "Towel",
			quantity: 4
		}
	],
	[
		{
			name: "T-shirt",
			quantity: 6
		},
		{
			name: "Jeans",
			quantity: 2
		},
		{
			name: "Hoodie",
			quantity: 1
		}
	],
	[{
		name: "Dress",
		quantity: 2
	}, {
		name: "Blouse",
		quantity: 3
	}],
	[
		{
			name: "T-shirt",
			quantity: 8
		},
		{
			name: "Briefs",
			quantity: 7
		},
		{
			name: "Socks (pair)",
			quantity: 7
		},
		{
			name: "Pants",
			quantity: 3
		}
	]
];
const opinions = [
	[5, "Back before dinner, everything folded."],
	[4.9, "Quick and friendly, as always."],
	[4.8, ""],
	[4.7, "Very neat. The shirts could be pressed a little more."],
	[4.2, "Good, but later than I had hoped."]
];
const gapAt = (sinceStartMs, random) => {
	const hour = Math.floor(dayStartsAt + sinceStartMs / hourMs) % 24;
	const usual = leastGapMs / (dayCurve[hour] ?? 1);
	return Math.round(Math.min(longestGapMs, usual * (.7 + .6 * random())));
};
function* planOrders(seed, customers) {
	const random = randomOf(seed);
	let sinceStartMs = 0;
	let last = -1;
	for (let number = 0;; number += 1) {
		const afterMs = openingGapsMs[number] ?? gapAt(sinceStartMs, random);
		sinceStartMs += afterMs;
		const step = 1 + Math.floor(random() * (customers - 1));
		last = customers < 2 ? 0 : (last + step + customers) % customers;
		const isLate = number % lateEach === 2;
		const [rating, comment] = isLate ? [4.2, "Good, but later than I had hoped."] : oneOf(random, opinions);
		yield {
			afterMs,
			customer: last,
			items: oneOf(random, baskets),
			rating,
			comment,
			isLate
		};
	}
}
// apps/simulator/src/demo-city.ts
const nearM = 3e3;
const maxLive = 7;
function demoCity(deps) {
	let live = 0;
	let waitingSince;
	let regularAt = Number.NEGATIVE_INFINITY;
	let turn = 0;
	let stopped;
	const start = (customer, order, isLate, signal) => {
		live += 1;
		customer.order(order, (id) => deps.placed(id, isLate), signal).catch((error) => {
			if (!signal.aborted) deps.report(String(error));
		}).finally(() => {
			live -= 1;
		});
	};
	const plan = planOrders(deps.seed + 1, Math.max(1, deps.regulars.length));
	const orderNear = (place, signal) => {
		const customer = deps.regulars[turn % deps.regulars.length];
		turn += 1;
		const { value: planned } = plan.next();
		if (!customer || !planned) return;
		const pickup = distanceMeters(customer.home, place) <= nearM ? customer.home : {
			address: customer.home.address,
			latitude: Math.max(-85, Math.min(85, place.latitude + .003)),
			longitude: (place.longitude + .002 + 540) % 360 - 180
		};
		start(customer, {
			...planned,
			pickup
		}, false, signal);
	};
	return {
		handWasher: ({ isPresent, isWaiting, missed, place }) => {
			const now = Date.now();
			if (!isPresent || !isWaiting || !place || !stopped || stopped.aborted) {
				if (!isPresent) regularAt = Number.NEGATIVE_INFINITY;
				waitingSince = void 0;
				return;
			}
			waitingSince ??= now;
			const betweenMs = missed < pace.missedInARow ? pace.betweenRegularsMs : pace.betweenMissedMs;
			if (now - regularAt < betweenMs || now - waitingSince < pace.beforeRegularMs) return;
			regularAt = now;
			orderNear(place, stopped);
		},
		run: async (signal) => {
			stopped = signal;
			if (deps.customers.length === 0) return;
			for (const planned of planOrders(deps.seed, deps.customers.length)) {
				await setTimeout$1(planned.afterMs, void 0, { signal }).catch(() => void 0);
				if (signal.aborted) return;
				const customer = deps.customers[planned.customer];
				if (customer?.isIdle() && live < maxLive) start(customer, {
					...planned,
					pickup: customer.home
				}, planned.isLate, signal);
			}
		}
	};
}
// packages/client/src/pages.ts
const cursorOf = (page) => page.next_cursor ?? page.data?.next_cursor ?? null;
const listIn = (value) => Array.isArray(value) ? value : Object.values(value ?? {}).find((part) => Array.isArray(part));
async function* rowsOf(call, name, input) {
	let cursor = input.query?.cursor;
	do {
		const page = await call(name, {
			...input,
			query: {
				...input.query,
				cursor
			}
		});
		yield* listIn(page.data) ?? listIn(page) ?? [];
		cursor = cursorOf(page) ?? void 0;
	} while (cursor !== void 0);
}
// packages/client/src/wait.ts
function wait(ms, signal) {
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const stop = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, ms);
		signal?.addEventListener("abort", stop, { once: true });
	});
}
var WashlineError = class extends Error {
	name = "WashlineError";
	operation;
	status;
	code;
	errors;
	body;
	retryAfterS;
	constructor(operation, response, body) {
		const { code, message, errors } = typeof body === "object" && body !== null ? body : {};
		super(message ?? `${operation} was answered with ${response.status}`);
		this.operation = operation;
		this.status = response.status;
		this.code = code ?? (response.status === 202 ? "waiting_for_approval" : "unreadable");
		this.errors = errors ?? {};
		this.body = body;
		this.retryAfterS = secondsOf(response.headers.get("retry-after"));
	}
};
const secondsOf = (text) => text !== null && /^\d+$/.test(text) ? Number(text) : void 0;
// packages/client/src/repeat.ts
const passing = new Set([
	429,
	502,
	503,
	504
]);
async function repeat(attempt, { isRepeatable, signal, ...patience }) {
	for (let number = 1;; number += 1) try {
		return await attempt();
	} catch (error) {
		if (signal?.aborted) throw signal.reason;
		const pauseMs = pauseAfter(error, number, patience, isRepeatable);
		if (number >= patience.attempts || pauseMs === void 0) throw error;
		await wait(pauseMs, signal);
	}
}
function pauseAfter(error, number, patience, isRepeatable) {
	const pause = Math.min(patience.pauseMs * 2 ** (number - 1), patience.longestPauseMs) * Math.random();
	if (!(error instanceof WashlineError)) return isRepeatable ? pause : void 0;
	const { status, code, retryAfterS } = error;
	if (code === "request_in_progress") return pause;
	if (!passing.has(status) || status !== 429 && !isRepeatable) return void 0;
	const askedMs = (retryAfterS ?? 0) * 1e3;
	return askedMs > patience.longestPauseMs ? void 0 : askedMs + pause;
}
// packages/client/src/calls.json
var calls_default = {
	beginBackup: [
		"POST",
		"/api/ops/backups",
		"once"
	],
	listBackups: ["GET", "/api/ops/backups"],
	getOrderCare: ["GET", "/api/orders/:id/care"],
	getPreferences: ["GET", "/api/account/preferences"],
	readCareLabel: [
		"POST",
		"/api/care/label-readings",
		"once"
	],
	saveOrderCare: [
		"PUT",
		"/api/orders/:id/care",
		"once"
	],
	savePreferences: [
		"PUT",
		"/api/account/preferences",
		"once"
	],
	tickCare: [
		"PUT",
		"/api/provider/orders/:id/care",
		"once"
	],
	acknowledgeMessages: [
		"POST",
		"/api/chats/:id/delivered",
		"once"
	],
	answerRing: [
		"POST",
		"/api/chats/:id/rings/answer",
		"once"
	],
	getChat: ["GET", "/api/chats/:id"],
	listRings: ["GET", "/api/chats/:id/rings"],
	readMessages: [
		"POST",
		"/api/chats/:id/read",
		"once"
	],
	ringOther: [
		"POST",
		"/api/chats/:id/rings",
		"once"
	],
	sendMessage: [
		"POST",
		"/api/chats/:id/messages",
		"once"
	],
	uploadPhoto: [
		"POST",
		"/api/chats/:id/photos",
		"once"
	],
	appealClaim: [
		"POST",
		"/api/claims/:id/appeal",
		"once"
	],
	decideConsoleClaim: [
		"POST",
		"/api/ops/claims/:id/decide",
		"once"
	],
	getClaim: ["GET", "/api/claims/:id"],
	getClaimForm: ["GET", "/api/orders/:id/claim-form"],
	getConsoleClaim: ["GET", "/api/ops/claims/:id"],
	listClaims: ["GET", "/api/claims"],
	listConsoleClaims: ["GET", "/api/ops/claims"],
	replyToClaim: [
		"POST",
		"/api/claims/:id/reply",
		"once"
	],
	submitClaim: [
		"POST",
		"/api/claims",
		"once"
	],
	uploadClaimPhoto: [
		"POST",
		"/api/orders/:id/claim-photos",
		"once"
	],
	uploadReplyPhoto: [
		"POST",
		"/api/claims/:id/reply-photos",
		"once"
	],
	appealComplaint: [
		"POST",
		"/api/complaints/:id/appeal",
		"once"
	],
	decideConsoleComplaint: [
		"POST",
		"/api/ops/complaints/:id/decide",
		"once"
	],
	getComplaintForm: ["GET", "/api/orders/:id/complaint-form"],
	listConsoleComplaints: ["GET", "/api/ops/complaints"],
	listWasherComplaints: ["GET", "/api/provider/complaints"],
	submitComplaint: [
		"POST",
		"/api/complaints",
		"once"
	],
	uploadComplaintPhoto: [
		"POST",
		"/api/orders/:id/complaint-photos",
		"once"
	],
	cancelConsoleOrder: [
		"POST",
		"/api/ops/orders/:id/cancel",
		"once"
	],
	checkConsoleCluster: [
		"POST",
		"/api/ops/clusters/:id/check",
		"once"
	],
	closeConsoleAlert: [
		"POST",
		"/api/ops/alerts/:id/close",
		"once"
	],
	completeConsoleOrder: [
		"POST",
		"/api/ops/orders/:id/complete",
		"once"
	],
	creditConsolePerson: [
		"POST",
		"/api/ops/people/:id/credit",
		"once"
	],
	endConsoleSessions: [
		"POST",
		"/api/ops/people/:id/end-sessions",
		"once"
	],
	getConsoleBalances: ["GET", "/api/ops/books/balances"],
	getConsoleChat: ["GET", "/api/ops/orders/:id/chat"],
	getConsoleLive: ["GET", "/api/ops/live"],
	getConsoleLiveMap: ["GET", "/api/ops/live/map"],
	getConsoleOrder: ["GET", "/api/ops/orders/:id"],
	getConsoleOrderTimeline: ["GET", "/api/ops/orders/:id/timeline"],
	getConsolePerson: ["GET", "/api/ops/people/:id"],
	getConsolePersonMoney: ["GET", "/api/ops/people/:id/money"],
	getConsoleRecentDays: ["GET", "/api/ops/recent-days"],
	getConsoleRevenue: ["GET", "/api/ops/books/revenue"],
	getConsoleWaiting: ["GET", "/api/ops/waiting"],
	listConsoleAlerts: ["GET", "/api/ops/alerts"],
	listConsoleAudit: ["GET", "/api/ops/audit"],
	listConsoleClusters: ["GET", "/api/ops/clusters"],
	listConsoleOrders: ["GET", "/api/ops/orders"],
	listConsolePayouts: ["GET", "/api/ops/books/payouts"],
	listConsolePeople: ["GET", "/api/ops/people"],
	listConsoleTransfers: ["GET", "/api/ops/books/transfers"],
	listOperatorReads: ["GET", "/api/account/operator-reads"],
	listScarceDisks: ["GET", "/api/ops/disks"],
	reassignConsoleOrder: [
		"POST",
		"/api/ops/orders/:id/reassign",
		"once"
	],
	refundConsoleOrder: [
		"POST",
		"/api/ops/orders/:id/refund",
		"once"
	],
	searchConsole: ["GET", "/api/ops/search"],
	confirmReceived: [
		"POST",
		"/api/orders/:id/custody/received",
		"once"
	],
	getCustody: ["GET", "/api/orders/:id/custody"],
	getHandoverPin: ["GET", "/api/orders/:id/pin"],
	getTakeover: ["GET", "/api/orders/:id/takeover"],
	getTakeoverPin: ["GET", "/api/orders/:id/takeover/pin"],
	handOver: [
		"POST",
		"/api/orders/:id/handovers",
		"once"
	],
	takeOver: [
		"POST",
		"/api/orders/:id/takeover",
		"once"
	],
	uploadHandoverPhoto: [
		"POST",
		"/api/orders/:id/custody/photos",
		"once"
	],
	verifyCustody: ["GET", "/api/orders/:id/custody/verify"],
	getDemoDispatch: ["GET", "/api/demo/dispatch"],
	resetDemo: [
		"POST",
		"/api/demo/reset",
		"once"
	],
	getPublicWasher: ["GET", "/api/washers/:id"],
	listPublicRatings: ["GET", "/api/washers/:id/ratings"],
	listWashersNear: ["GET", "/api/washers"],
	answerConsoleOfferAppeal: [
		"POST",
		"/api/ops/offer-appeals/:id/answer",
		"once"
	],
	appealOfferDecision: [
		"POST",
		"/api/provider/offers/:id/appeal",
		"once"
	],
	askRescue: [
		"POST",
		"/api/orders/:id/rescue",
		"once"
	],
	getConsoleOfferAppeal: ["GET", "/api/ops/offer-appeals/:id"],
	getMatching: ["GET", "/api/market/matching"],
	getReach: ["GET", "/api/orders/:id/reach"],
	getRescue: ["GET", "/api/orders/:id/rescue"],
	getSearch: ["GET", "/api/orders/:id/search"],
	getWasherRoute: ["GET", "/api/provider/route"],
	joinWaitlist: [
		"POST",
		"/api/waitlist",
		"once"
	],
	leaveWaitlist: [
		"DELETE",
		"/api/waitlist/:id",
		"once"
	],
	listConsoleOfferAppeals: ["GET", "/api/ops/offer-appeals"],
	listOfferDecisions: ["GET", "/api/provider/offers"],
	listRequests: ["GET", "/api/provider/requests"],
	listTakeovers: ["GET", "/api/provider/takeovers"],
	respondToRequest: [
		"POST",
		"/api/provider/notifications/respond",
		"once"
	],
	standDown: [
		"POST",
		"/api/orders/:id/rescue/stand-down",
		"once"
	],
	withdrawTakeover: [
		"DELETE",
		"/api/orders/:id/takeover",
		"once"
	],
	answerDoor: [
		"POST",
		"/api/orders/:id/door/answers",
		"once"
	],
	appealDoorCase: [
		"POST",
		"/api/door-cases/:id/appeal",
		"once"
	],
	decideDoorCase: [
		"POST",
		"/api/ops/door-cases/:id/decide",
		"once"
	],
	getDoor: ["GET", "/api/orders/:id/door"],
	listDoorCases: ["GET", "/api/ops/door-cases"],
	openDoorCase: [
		"POST",
		"/api/provider/orders/:id/door",
		"once"
	],
	downloadStatement: [
		"GET",
		"/api/provider/earnings/statement.csv",
		"text"
	],
	getEarnings: ["GET", "/api/provider/earnings"],
	getEarningsOverTime: ["GET", "/api/provider/earnings/over-time"],
	getPayoutAccount: ["GET", "/api/provider/payout-account"],
	getStatement: ["GET", "/api/provider/earnings/statement"],
	linkPayoutAccount: [
		"POST",
		"/api/provider/payout-account",
		"once"
	],
	listCashOuts: ["GET", "/api/provider/cash-outs"],
	requestCashOut: [
		"POST",
		"/api/provider/cash-outs",
		"once"
	],
	changeExtensionSettings: ["POST", "/api/ops/extensions/:name/settings"],
	getAddedLanguage: ["GET", "/api/texts/:code"],
	getExtensionPanel: ["GET", "/api/ops/extensions/:name/panels/:panel"],
	getExtensionSettings: ["GET", "/api/ops/extensions/:name/settings"],
	listConsents: ["GET", "/api/wallet/consents"],
	listExtensions: ["GET", "/api/ops/extensions"],
	switchExtension: [
		"POST",
		"/api/ops/extensions/:name/switch",
		"once"
	],
	withdrawConsent: [
		"DELETE",
		"/api/wallet/consents/:name",
		"once"
	],
	answerSignIn: ["POST", "/api/login/code"],
	askDownload: [
		"POST",
		"/api/account/download",
		"once"
	],
	askPasswordReset: ["POST", "/api/password/forgot"],
	beginSecondFactor: ["POST", "/api/account/second-factor"],
	changePassword: [
		"PUT",
		"/api/account/password",
		"once"
	],
	claimOperator: ["POST", "/api/setup/operator"],
	confirmEmail: [
		"POST",
		"/api/account/email/confirm",
		"once"
	],
	confirmSecondFactor: ["POST", "/api/account/second-factor/confirm"],
	deleteAccount: [
		"DELETE",
		"/api/account",
		"once"
	],
	endOtherSessions: [
		"DELETE",
		"/api/account/sessions",
		"once"
	],
	endSession: [
		"DELETE",
		"/api/account/sessions/:id",
		"once"
	],
	getAccount: ["GET", "/api/account"],
	getAuth: ["GET", "/api/get-auth"],
	getDeletion: ["GET", "/api/account/deletion"],
	getSecondFactor: ["GET", "/api/account/second-factor"],
	googleSignIn: ["POST", "/api/google-oauth"],
	listSecurityEvents: ["GET", "/api/account/security-events"],
	listSessions: ["GET", "/api/account/sessions"],
	login: ["POST", "/api/login"],
	logout: [
		"POST",
		"/api/logout",
		"once"
	],
	register: ["POST", "/api/register"],
	removeAccountPhoto: [
		"DELETE",
		"/api/account/photo",
		"once"
	],
	removeSecondFactor: [
		"DELETE",
		"/api/account/second-factor",
		"once"
	],
	renewRecoveryCodes: ["POST", "/api/account/second-factor/recovery-codes"],
	resetPassword: ["POST", "/api/password/reset"],
	switchAccountType: [
		"PUT",
		"/api/switch-account-type",
		"once"
	],
	undoChange: ["POST", "/api/account/undo-change"],
	updateAccount: [
		"PATCH",
		"/api/account",
		"once"
	],
	uploadAccountPhoto: [
		"POST",
		"/api/account/photo",
		"once"
	],
	replayRules: [
		"POST",
		"/api/ops/lab/replays",
		"once"
	],
	listLedgerProofs: ["GET", "/api/ops/ledger/proofs"],
	proveLedger: [
		"POST",
		"/api/ops/ledger/proofs",
		"once"
	],
	approveCall: [
		"POST",
		"/api/approvals/:id/approve",
		"once"
	],
	declineCall: [
		"POST",
		"/api/approvals/:id/decline",
		"once"
	],
	getApproval: ["GET", "/api/approvals/:id"],
	getMandate: ["GET", "/api/tokens/:id/mandate"],
	listApprovals: ["GET", "/api/approvals"],
	removeMandate: [
		"DELETE",
		"/api/tokens/:id/mandate",
		"once"
	],
	saveMandate: [
		"PUT",
		"/api/tokens/:id/mandate",
		"once"
	],
	autocompletePlaces: ["GET", "/api/maps/autocomplete"],
	findRoute: [
		"POST",
		"/api/maps/route",
		"once"
	],
	geocodeAddress: ["GET", "/api/maps/geocode"],
	listPlaces: ["GET", "/api/places"],
	removePlace: [
		"DELETE",
		"/api/places/:id",
		"once"
	],
	reverseGeocode: ["GET", "/api/maps/reverse"],
	savePlace: [
		"POST",
		"/api/places",
		"once"
	],
	suggestPlaces: ["GET", "/api/maps/suggestions"],
	changeNotificationSettings: [
		"PUT",
		"/api/notifications/settings",
		"once"
	],
	dismissNotification: [
		"POST",
		"/api/notifications/:id/dismiss",
		"once"
	],
	getNotificationSettings: ["GET", "/api/notifications/settings"],
	listNotifications: ["GET", "/api/notifications"],
	removePushSubscription: [
		"DELETE",
		"/api/notifications/push-subscriptions",
		"once"
	],
	restoreNotification: [
		"POST",
		"/api/notifications/:id/restore",
		"once"
	],
	savePushSubscription: [
		"POST",
		"/api/notifications/push-subscriptions",
		"once"
	],
	unsubscribe: ["POST", "/api/notifications/unsubscribe"],
	answerConsent: ["POST", "/api/oauth/consent"],
	getConsent: ["GET", "/api/oauth/consent"],
	adjustItems: [
		"POST",
		"/api/provider/orders/:id/adjustment",
		"once"
	],
	answerSamePiece: [
		"POST",
		"/api/orders/:id/same-pieces",
		"once"
	],
	cancelOrder: [
		"POST",
		"/api/orders/:id/cancel",
		"once"
	],
	confirmCompletion: [
		"PUT",
		"/api/orders/:id/status",
		"once"
	],
	deleteDraft: [
		"DELETE",
		"/api/orders/:id",
		"once"
	],
	editScan: [
		"POST",
		"/api/orders/edit-scan",
		"once"
	],
	findAnotherWasher: [
		"POST",
		"/api/orders/:id/find-another",
		"once"
	],
	getOrder: ["GET", "/api/orders/:id"],
	getQuote: ["GET", "/api/orders/:id/quote"],
	getReceipt: ["GET", "/api/orders/:id/receipt"],
	getTrainingConsent: ["GET", "/api/account/training"],
	listActiveWasherOrders: ["GET", "/api/provider/orders/active"],
	listOrders: ["GET", "/api/orders"],
	listWasherOrders: ["GET", "/api/provider/orders"],
	moveWasherOrder: [
		"PUT",
		"/api/provider/orders/:id/status",
		"once"
	],
	placeOrder: [
		"POST",
		"/api/orders",
		"once"
	],
	releaseOrder: [
		"POST",
		"/api/provider/orders/:id/release",
		"once"
	],
	reorder: [
		"POST",
		"/api/orders/:id/reorder",
		"once"
	],
	respondToAdjustment: [
		"POST",
		"/api/orders/:id/adjustment/respond",
		"once"
	],
	saveTrainingConsent: [
		"PUT",
		"/api/account/training",
		"once"
	],
	scanLaundry: [
		"POST",
		"/api/orders/scan",
		"once"
	],
	tipWasher: [
		"POST",
		"/api/orders/:id/tip",
		"once"
	],
	uploadAdjustmentPhoto: [
		"POST",
		"/api/provider/orders/:id/adjustment/photos",
		"once"
	],
	uploadDeclaredPhoto: [
		"POST",
		"/api/orders/:id/declared-photos",
		"once"
	],
	withdrawAdjustment: [
		"POST",
		"/api/provider/orders/:id/adjustment/withdraw",
		"once"
	],
	answerSandboxBank: [
		"POST",
		"/api/sandbox/authentications",
		"once"
	],
	confirmSandboxSetup: [
		"POST",
		"/api/sandbox/setup-intents/confirm",
		"once"
	],
	createSetupIntent: [
		"POST",
		"/api/stripe/setup-intent",
		"once"
	],
	getWallet: ["GET", "/api/wallet"],
	listPaymentMethods: ["GET", "/api/stripe/payment-methods"],
	pay: [
		"POST",
		"/api/stripe/pay",
		"once"
	],
	removePaymentMethod: [
		"DELETE",
		"/api/stripe/payment-methods/:id",
		"once"
	],
	setSandboxBankAccount: [
		"POST",
		"/api/sandbox/bank-account",
		"once"
	],
	topUpWallet: [
		"POST",
		"/api/wallet/top-up",
		"once"
	],
	getConfig: ["GET", "/api/config"],
	getHealth: ["GET", "/api/health"],
	getReady: ["GET", "/api/ready"],
	answerRating: [
		"POST",
		"/api/ratings/answers/:id",
		"once"
	],
	decideRatingReport: [
		"POST",
		"/api/ops/rating-reports/:id/decide",
		"once"
	],
	getOrderRating: ["GET", "/api/ratings/order/:id"],
	listRatingReports: ["GET", "/api/ops/rating-reports"],
	listWasherRatings: ["GET", "/api/ratings/provider/:id"],
	rateOrder: [
		"POST",
		"/api/orders/:id/rate",
		"once"
	],
	reportRating: [
		"POST",
		"/api/ratings/reports/:id",
		"once"
	],
	addFavourite: [
		"PUT",
		"/api/favourites/:id",
		"once"
	],
	blockPerson: [
		"PUT",
		"/api/blocks/:id",
		"once"
	],
	getRelationship: ["GET", "/api/relationships"],
	listBlocks: ["GET", "/api/blocks"],
	listFavourites: ["GET", "/api/favourites"],
	removeFavourite: [
		"DELETE",
		"/api/favourites/:id",
		"once"
	],
	unblockPerson: [
		"DELETE",
		"/api/blocks/:id",
		"once"
	],
	decideReport: [
		"POST",
		"/api/ops/reports/:id/decide",
		"once"
	],
	listConsoleReports: ["GET", "/api/ops/reports"],
	listReports: ["GET", "/api/reports"],
	reportProblem: [
		"POST",
		"/api/reports",
		"once"
	],
	changeConsoleCatalogue: [
		"POST",
		"/api/ops/catalogue",
		"once"
	],
	getConsoleCatalogue: ["GET", "/api/ops/catalogue"],
	getPrices: ["GET", "/api/prices"],
	changeBooking: [
		"PATCH",
		"/api/bookings/:id",
		"once"
	],
	changeSchedule: [
		"PATCH",
		"/api/schedules/:id",
		"once"
	],
	createSchedule: [
		"POST",
		"/api/schedules",
		"once"
	],
	downloadCalendar: [
		"GET",
		"/api/calendar",
		"text"
	],
	endSchedule: [
		"DELETE",
		"/api/schedules/:id",
		"once"
	],
	getCalendarFeed: ["GET", "/api/calendar/feed"],
	getWasherCalendar: ["GET", "/api/provider/calendar"],
	listSchedules: ["GET", "/api/schedules"],
	listWindows: ["GET", "/api/windows"],
	makeCalendarFeed: ["POST", "/api/calendar/feed"],
	readCalendarFeed: [
		"GET",
		"/api/calendar/feeds/:token",
		"text"
	],
	revokeCalendarFeed: [
		"DELETE",
		"/api/calendar/feed",
		"once"
	],
	saveWasherDay: [
		"PUT",
		"/api/provider/calendar/days",
		"once"
	],
	saveWasherHours: [
		"PUT",
		"/api/provider/calendar",
		"once"
	],
	changeConsoleSettings: [
		"POST",
		"/api/ops/settings",
		"once"
	],
	changeMarketProfile: [
		"POST",
		"/api/ops/market",
		"once"
	],
	getConsoleSettings: ["GET", "/api/ops/settings"],
	getMarketProfile: ["GET", "/api/ops/market"],
	getMoneyRules: ["GET", "/api/market/fees"],
	getSearchSettings: ["GET", "/api/market/search"],
	getSetup: ["GET", "/api/ops/setup"],
	listSettingsVersions: ["GET", "/api/ops/settings/versions"],
	listTrials: ["GET", "/api/ops/trials"],
	publishTrial: [
		"POST",
		"/api/ops/trials",
		"once"
	],
	tryOrder: [
		"POST",
		"/api/ops/setup/test-order",
		"once"
	],
	uploadMarketLogo: [
		"POST",
		"/api/ops/market/logo",
		"once"
	],
	withdrawTrial: [
		"POST",
		"/api/ops/trials/withdraw",
		"once"
	],
	getGuestLinks: ["GET", "/api/orders/:id/guest-link"],
	getGuestOrder: ["GET", "/api/guest/:token"],
	makeGuestLink: ["POST", "/api/orders/:id/guest-link"],
	revokeGuestLinks: [
		"DELETE",
		"/api/orders/:id/guest-link",
		"once"
	],
	checkTag: ["GET", "/api/orders/:id/tags/:code"],
	getTag: ["GET", "/api/tags/:code"],
	listTags: ["GET", "/api/tags"],
	makeTags: [
		"POST",
		"/api/tags",
		"once"
	],
	listAccessTokens: ["GET", "/api/tokens"],
	makeAccessToken: ["POST", "/api/tokens"],
	revokeAccessToken: [
		"DELETE",
		"/api/tokens/:id",
		"once"
	],
	answerQuiz: [
		"POST",
		"/api/provider/training/attempts/:id/answers",
		"once"
	],
	appealSuspension: [
		"POST",
		"/api/provider/suspension/appeal",
		"once"
	],
	beginQuiz: [
		"POST",
		"/api/provider/training/attempts",
		"once"
	],
	closeConsoleFlag: [
		"POST",
		"/api/ops/quality/:id/close",
		"once"
	],
	decideConsoleVerification: [
		"POST",
		"/api/ops/verifications/:id/decide",
		"once"
	],
	getConsoleVerification: ["GET", "/api/ops/verifications/:id"],
	getTraining: ["GET", "/api/provider/training"],
	getVerification: ["GET", "/api/provider/verification"],
	liftConsoleSuspension: [
		"POST",
		"/api/ops/washers/:id/lift",
		"once"
	],
	listConsoleQuality: ["GET", "/api/ops/quality"],
	listConsoleVerifications: ["GET", "/api/ops/verifications"],
	removeEvidence: [
		"DELETE",
		"/api/provider/evidence/:id",
		"once"
	],
	submitStep: [
		"POST",
		"/api/provider/verification/:step/submit",
		"once"
	],
	suspendConsoleWasher: [
		"POST",
		"/api/ops/washers/:id/suspend",
		"once"
	],
	upholdConsoleSuspension: [
		"POST",
		"/api/ops/washers/:id/keep",
		"once"
	],
	uploadEvidence: [
		"POST",
		"/api/provider/verification/:step/evidence",
		"once"
	],
	closeWasher: [
		"POST",
		"/api/provider/close",
		"once"
	],
	getClosing: ["GET", "/api/provider/close"],
	getWasherStats: ["GET", "/api/provider/stats"],
	getWasherSummary: ["GET", "/api/provider/summary"],
	registerWasher: [
		"POST",
		"/api/provider/register",
		"once"
	],
	sendPosition: [
		"POST",
		"/api/provider/position",
		"once"
	],
	setAvailability: [
		"PUT",
		"/api/provider/availability",
		"once"
	],
	changeMarketWebhook: [
		"PATCH",
		"/api/ops/webhooks/:id",
		"once"
	],
	changeWebhook: [
		"PATCH",
		"/api/webhooks/:id",
		"once"
	],
	deleteMarketWebhook: [
		"DELETE",
		"/api/ops/webhooks/:id",
		"once"
	],
	deleteWebhook: [
		"DELETE",
		"/api/webhooks/:id",
		"once"
	],
	listDeliveries: ["GET", "/api/webhooks/:id/deliveries"],
	listMarketDeliveries: ["GET", "/api/ops/webhooks/:id/deliveries"],
	listMarketWebhooks: ["GET", "/api/ops/webhooks"],
	listWebhooks: ["GET", "/api/webhooks"],
	makeMarketWebhook: ["POST", "/api/ops/webhooks"],
	makeWebhook: ["POST", "/api/webhooks"],
	replayDelivery: [
		"POST",
		"/api/webhooks/:id/deliveries/:delivery/replay",
		"once"
	],
	replayFailed: [
		"POST",
		"/api/webhooks/:id/replay",
		"once"
	],
	replayMarketDelivery: [
		"POST",
		"/api/ops/webhooks/:id/deliveries/:delivery/replay",
		"once"
	],
	replayMarketFailed: [
		"POST",
		"/api/ops/webhooks/:id/replay",
		"once"
	],
	rotateMarketSecret: ["POST", "/api/ops/webhooks/:id/secret"],
	rotateWebhookSecret: ["POST", "/api/webhooks/:id/secret"],
	sendMarketTest: [
		"POST",
		"/api/ops/webhooks/:id/test",
		"once"
	],
	sendTestEvent: [
		"POST",
		"/api/webhooks/:id/test",
		"once"
	],
	changeZones: [
		"POST",
		"/api/ops/zones",
		"once"
	],
	getDemand: ["GET", "/api/ops/zones/demand"],
	getZoneFile: ["GET", "/api/ops/zones/file"],
	getZones: ["GET", "/api/ops/zones"],
	listZoneVersions: ["GET", "/api/ops/zones/versions"],
	previewZoneFile: [
		"POST",
		"/api/ops/zones/file",
		"once"
	]
};
// packages/client/src/request-of.ts
const rows = calls_default;
const operationNames = Object.keys(calls_default);
function requestOf(name, { params = {}, query = {}, body, form }) {
	const [method, path, marks = ""] = rows[name];
	const filled = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params[key])));
	const asked = Object.entries(query).filter(([, value]) => value !== void 0 && value !== null);
	const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString();
	return {
		method,
		path: search === "" ? filled : `${filled}?${search}`,
		isOnce: marks.includes("once"),
		isText: marks.includes("text"),
		body: form ? formData(form) : body === void 0 ? void 0 : JSON.stringify(body)
	};
}
function formData({ image, ...fields }) {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) if (value !== void 0) data.set(name, String(value));
	if (image instanceof Blob) data.set("image", image, image instanceof File ? image.name : "photo");
	return data;
}
// packages/client/src/client.ts
const usual = {
	attempts: 4,
	pauseMs: 400,
	longestPauseMs: 3e4,
	timeoutMs: 15e3
};
function createClient(options) {
	const { url, signIn, language, fetch: send = fetch, ...given } = options;
	const settings = {
		...usual,
		...given
	};
	let token = options.token;
	let signingIn;
	const request = (path, init = {}) => {
		const headers = new Headers(init.headers);
		headers.set("accept", "application/json");
		if (language) headers.set("accept-language", language);
		if (token) headers.set("authorization", `Bearer ${token}`);
		return send(new URL(path, url), {
			...init,
			headers
		});
	};
	const renewToken = async () => {
		signingIn ??= signIn?.(createClient({
			...options,
			token: void 0,
			signIn: void 0
		})).finally(() => {
			signingIn = void 0;
		});
		token = await signingIn;
	};
	const once = async (name, input, key, { signal, timeoutMs }) => {
		const { method, path, body, isText } = requestOf(name, input);
		const limit = AbortSignal.timeout(timeoutMs ?? settings.timeoutMs);
		const response = await request(path, {
			method,
			headers: {
				...method === "GET" ? {} : { "idempotency-key": key },
				...typeof body === "string" ? { "content-type": "application/json" } : {}
			},
			signal: signal ? AbortSignal.any([signal, limit]) : limit,
			...body === void 0 ? {} : { body }
		});
		if (!response.ok || response.status === 202) throw new WashlineError(name, response, await response.json().catch(() => void 0));
		return isText ? response.text() : response.json();
	};
	const call = async (name, input = {}, options = {}) => {
		const { method, isOnce } = requestOf(name, input);
		const key = options.idempotencyKey ?? crypto.randomUUID();
		const attempt = () => repeat(() => once(name, input, key, options), {
			...settings,
			isRepeatable: isOnce || method === "GET",
			signal: options.signal
		});
		if (signIn && !token) await renewToken();
		const used = token;
		try {
			return await attempt();
		} catch (error) {
			if (!signIn || !(error instanceof WashlineError) || error.status !== 401) throw error;
			if (token === used) await renewToken();
			return attempt();
		}
	};
	const calls = operationNames.map((name) => [name, (...[input, more]) => call(name, input, more)]);
	return {
		...Object.fromEntries(calls),
		rows: (name, input, more) => rowsOf((each, page) => call(each, page, more), name, input ?? {}),
		withToken: (other) => createClient({
			...options,
			token: other
		}),
		fetch: request
	};
}
// apps/simulator/src/person-app.ts
const personApp = (url, credentials) => createClient({
	url,
	timeoutMs: 1e4,
	signIn: async (guest) => (await guest.login({ body: credentials })).token
});
// apps/simulator/src/draw-doorstep.ts
const width = 320;
const height = 400;
const chanceOf = (orderId, which) => {
	const wave = Math.sin(orderId * 12.9898 + which * 78.233) * 43758.5453;
	return wave - Math.floor(wave);
};
const shade = ([red, green, blue], by) => [
	red * by,
	green * by,
	blue * by
];
function colourAt(x, y, orderId) {
	const tone = (which) => 60 + Math.floor(chanceOf(orderId, which) * 150);
	const door = [
		tone(1),
		tone(2),
		tone(3)
	];
	const bag = [
		tone(4),
		tone(5),
		tone(6)
	];
	const bagX = 90 + Math.floor(chanceOf(orderId, 7) * 140);
	const fromBag = Math.hypot((x - bagX) / 46, (y - 318) / 52);
	if (fromBag < 1) return shade(bag, 1.05 - fromBag * .4);
	if (y > 350) return shade([
		150,
		140,
		130
	], (x + y) % 40 < 2 ? .8 : 1);
	if (x > 70 && x < 250 && y > 50) return Math.hypot(x - 232, y - 210) < 6 ? [
		214,
		180,
		90
	] : shade(door, x % 60 < 4 ? .8 : 1);
	return shade([
		226,
		220,
		210
	], y % 28 < 2 ? .9 : 1);
}
function chunk(name, data) {
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const ends = Buffer.alloc(8);
	ends.writeUInt32BE(data.length, 0);
	ends.writeUInt32BE(crc32(body), 4);
	return Buffer.concat([
		ends.subarray(0, 4),
		body,
		ends.subarray(4)
	]);
}
function drawDoorstep(orderId) {
	const rows = Buffer.alloc(height * 961);
	for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y, orderId).map((part) => Math.min(255, Math.round(part))), y * 961 + 1 + x * 3);
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([
		8,
		2,
		0,
		0,
		0
	], 8);
	return Buffer.concat([
		Buffer.from([
			137,
			80,
			78,
			71,
			13,
			10,
			26,
			10
		]),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(rows)),
		chunk("IEND", Buffer.alloc(0))
	]);
}
// apps/simulator/src/place-order.ts
const photoOf$1 = __name((png) => new Blob([new Uint8Array(png)], { type: "image/png" }), "photoOf");
async function placeByHand(app, { items, pickup, picture }) {
	const { payment_methods: cards } = await app.listPaymentMethods();
	const [card] = cards;
	if (!card) throw new Error("a simulated customer has no card");
	const { data: draft } = await app.scanLaundry({ form: {
		by_hand: "1",
		image: photoOf$1(drawDoorstep(picture))
	} });
	const id = draft.order_id;
	const { data: listed } = await app.editScan({ body: {
		order_id: id,
		items: [...items]
	} });
	const placed = await app.placeOrder({ body: {
		order_id: id,
		pickup_location: pickup,
		load_type: loadOf(listed.item_count),
		payment_method_id: card.id
	} });
	if (!("order" in placed)) throw new Error(`the order of a simulated customer was not placed: ${placed.message}`);
	return placed.order.id;
}
// apps/simulator/src/simulated-customer.ts
const isEnded = (status) => endedStatuses.some((ended) => ended === status);
function simulatedCustomer(app, deps) {
	let live = 0;
	let pictures = 0;
	let hasLooked = false;
	const readPinOut = async (id, readOut) => {
		const { data: due } = await app.getHandoverPin({ params: { id } });
		if (!due || readOut.has(due.step)) return;
		readOut.add(due.step);
		await app.sendMessage({
			params: { id },
			body: { content: `I am at the door. My PIN is ${due.pin}.` }
		});
	};
	const follow = async (id, { rating, comment }, signal) => {
		const readOut = new Set();
		for (let restMs; !signal.aborted; await setTimeout$1(restMs, void 0, { signal })) {
			const { data: order } = await app.getOrder({ params: { id } });
			if (isEnded(order.status)) return;
			if (order.status === "delivered") {
				await app.confirmCompletion({
					params: { id },
					body: {
						order_id: id,
						status: "completed"
					}
				});
				await app.rateOrder({
					params: { id },
					body: {
						order_id: id,
						rating,
						comment
					}
				});
				return;
			}
			const isCarriedByProgram = order.provider !== null && deps.isSimulated(order.provider.name);
			restMs = isCarriedByProgram ? pace.customerReadsEveryMs : pace.customerReadsSoonMs;
			if (order.provider && !isCarriedByProgram) await readPinOut(id, readOut);
		}
	};
	const ordersLeft = async () => {
		if (hasLooked) return [];
		const { data: orders } = await app.listOrders();
		hasLooked = true;
		return orders.filter(({ status }) => status !== "draft" && !isEnded(status)).map(({ id }) => id);
	};
	return {
		home: deps.home,
		isIdle: () => live === 0,
		order: async (order, placed, signal) => {
			live += 1;
			pictures += 1;
			try {
				const left = await ordersLeft();
				const id = await placeByHand(app, {
					...order,
					picture: pictures * 31 + Math.round(deps.home.latitude * 1e5)
				});
				placed(id);
				await Promise.all([...left, id].map((each) => follow(each, order, signal)));
			} catch (error) {
				if (!(error instanceof WashlineError && [
					401,
					404,
					409
				].includes(error.status))) throw error;
			} finally {
				live -= 1;
			}
		}
	};
}
// apps/simulator/src/drive.ts
function pointOnRoute(from, to, share) {
	const north = to.latitude - from.latitude;
	const east = (to.longitude - from.longitude + 540) % 360 - 180;
	const length = Math.abs(north) + Math.abs(east);
	if (length === 0 || share >= 1) return to;
	const travelled = Math.max(0, share) * length;
	const travelledNorth = Math.min(travelled, Math.abs(north));
	const travelledEast = travelled - travelledNorth;
	return {
		latitude: from.latitude + Math.sign(north) * travelledNorth,
		longitude: from.longitude + Math.sign(east) * travelledEast
	};
}
const unlessUnlikely = (error) => {
	if (!(error instanceof WashlineError) || error.status !== washerRefusals.positionUnlikely.status) throw error;
};
async function drive(app, { from, to, orderId, steps, stepMs }, signal) {
	for (let step = 1; step <= steps; step += 1) {
		await setTimeout$1(stepMs, void 0, { signal });
		await app.sendPosition({ body: {
			...pointOnRoute(from, to, step / steps),
			order_id: orderId
		} }).catch(unlessUnlikely);
	}
}
// apps/simulator/src/hand-back.ts
const photoOf = (png) => new Blob([new Uint8Array(png)], { type: "image/png" });
const note = "The bag stands at the door.";
async function handBack(app, orderId, { latitude, longitude }) {
	const params = { id: orderId };
	const { data: custody } = await app.getCustody({ params });
	if (custody.evidence === "off") {
		await app.moveWasherOrder({
			params,
			body: {
				order_id: orderId,
				action: "delivered"
			}
		});
		return;
	}
	const photo = custody.photo === "off" ? void 0 : (await app.uploadHandoverPhoto({
		params,
		form: { image: photoOf(drawDoorstep(orderId)) }
	})).data.url;
	const counts = custody.manifest.map(({ item_id, quantity }) => ({
		item_id,
		quantity
	}));
	const position = {
		latitude,
		longitude,
		accuracy_m: 10
	};
	await app.handOver({
		params,
		body: {
			step: "return",
			counts,
			photo,
			note,
			position
		}
	});
}
// apps/simulator/src/carry-order.ts
const oldMs = 18e5;
const isOld = (pickedUpAt) => pickedUpAt !== null && Date.now() - Date.parse(pickedUpAt) > oldMs;
async function carryOrder(app, home, orderId, { plan, signal }) {
	const factor = plan ? pace.simulatedCustomersFactor : 1;
	const stepMs = plan ? pace.simulatedStepMs : pace.stepMs;
	const wait = (ms) => setTimeout$1(ms * factor, void 0, { signal });
	const driveOn = (from, to, ms) => drive(app, {
		from,
		to,
		orderId,
		steps: Math.max(1, Math.round(ms * factor / stepMs)),
		stepMs
	}, signal);
	const move = (action) => app.moveWasherOrder({
		params: { id: orderId },
		body: {
			order_id: orderId,
			action
		}
	});
	while (!signal.aborted) {
		const { data: order } = await app.getOrder({ params: { id: orderId } });
		const door = order.pickup_location;
		if (!door) return;
		switch (order.status) {
			case "accepted":
				if (plan?.isLate) await setTimeout$1(pace.latePickupMs, void 0, { signal });
				await driveOn(home, door, pace.driveToPickupMs);
				await wait(pace.atTheDoorMs);
				await move("picked_up");
				break;
			case "picked_up":
				await driveOn(door, home, pace.driveHomeMs);
				await move("in_progress");
				break;
			case "in_progress":
				if (!order.laundry_completed_at) {
					await wait(pace.washMs);
					if (!plan && isOld(order.picked_up_at)) await setTimeout$1(pace.latePickupMs, void 0, { signal });
					await move("laundry_complete");
				} else {
					await driveOn(home, door, pace.driveBackMs);
					await handBack(app, orderId, door);
				}
				break;
			default: return;
		}
	}
}
// apps/simulator/src/simulated-washer.ts
function sleeper() {
	let woken = new AbortController();
	const rest = async (ms, signal) => {
		await setTimeout$1(ms, void 0, { signal: AbortSignal.any([signal, woken.signal]) }).catch(() => void 0);
		woken = new AbortController();
	};
	return {
		rest,
		wake: () => woken.abort()
	};
}
function simulatedWasher(app, deps) {
	let home;
	const carrying = new Set();
	const seenSince = new Map();
	const { rest, wake } = sleeper();
	const carry = (orderId, signal) => {
		if (!home || carrying.has(orderId)) return;
		carrying.add(orderId);
		carryOrder(app, home, orderId, {
			plan: deps.planOf?.(orderId),
			signal
		}).catch((error) => {
			const isOver = error instanceof WashlineError && [404, 409].includes(error.status);
			if (!signal.aborted && !isOver) deps.report(String(error));
		}).finally(() => carrying.delete(orderId));
	};
	const answerRequests = async (signal) => {
		const { data: requests } = await app.listRequests();
		const patienceMs = deps.handWasherPresent() ? pace.acceptAfterHandWasherMs : pace.acceptAfterMs;
		let nextInMs = pace.pollEveryMs;
		for (const request of requests.filter(({ is_takeover }) => !is_takeover)) {
			const since = seenSince.get(request.notification_id) ?? Date.now();
			seenSince.set(request.notification_id, since);
			const leftMs = Math.min(since + patienceMs, Date.parse(request.expires_at) - pace.beforeExpiryMs) - Date.now();
			if (leftMs > 0) {
				nextInMs = Math.min(nextInMs, leftMs);
				continue;
			}
			seenSince.delete(request.notification_id);
			try {
				await app.respondToRequest({ body: {
					notification_id: request.notification_id,
					response: "accept"
				} });
				carry(request.order_id, signal);
			} catch (error) {
				if (!(error instanceof WashlineError) || error.status !== 409) throw error;
			}
		}
		return nextInMs;
	};
	const moveTo = async (place) => {
		await app.setAvailability({ body: {
			online: true,
			latitude: place.latitude,
			longitude: place.longitude
		} });
		home = place;
	};
	const goOnline = async () => {
		const { latitude, longitude } = (await app.getWasherSummary()).data;
		if (latitude !== null && longitude !== null) await moveTo({
			latitude,
			longitude
		});
	};
	return {
		home: () => home,
		isIdle: () => carrying.size === 0,
		moveTo,
		wake,
		run: async (signal) => {
			let turn = 0;
			while (!signal.aborted) {
				let nextInMs = home ? pace.pollEveryMs : pace.readAgainMs;
				try {
					if (!home) await goOnline();
					if (turn % 2 === 0) for (const { id } of (await app.listActiveWasherOrders()).data) carry(id, signal);
					nextInMs = await answerRequests(signal);
					turn += 1;
				} catch (error) {
					if (!signal.aborted) deps.report(String(error));
				}
				await rest(nextInMs, signal);
			}
		}
	};
}
// apps/simulator/src/autopilot.ts
const customer = object({
	email: email(),
	home: object({
		address: string(),
		latitude: number(),
		longitude: number()
	}),
	isRegular: boolean()
});
const listOf = (one) => string().transform((text) => array(one).parse(JSON.parse(text)));
const settings = object({
	WASHLINE_URL: url(),
	WASHLINE_PASSWORD: string().min(1),
	WASHLINE_WASHERS: listOf(object({
		email: email(),
		name: string()
	})),
	WASHLINE_CUSTOMERS: listOf(customer).default([]),
	WASHLINE_SEED: number$1().int().default(1)
}).parse(process.env);
const messages = discriminatedUnion("kind", [
	object({
		kind: literal("pickup"),
		latitude: number(),
		longitude: number()
	}),
	object({
		kind: literal("offer"),
		washer: string()
	}),
	object({
		kind: literal("hand-washer"),
		isPresent: boolean(),
		isWaiting: boolean(),
		missed: number(),
		place: object({
			latitude: number(),
			longitude: number()
		}).nullable()
	})
]);
let handWasherPresent = false;
const report = (problem) => process.stderr.write(`autopilot: ${problem}\n`);
const stop = new AbortController();
const appOf = (email) => personApp(settings.WASHLINE_URL, {
	email,
	password: settings.WASHLINE_PASSWORD
});
const plans = new Map();
const washers = settings.WASHLINE_WASHERS.map(({ email, name }) => ({
	email,
	name,
	washer: simulatedWasher(appOf(email), {
		handWasherPresent: () => handWasherPresent,
		planOf: (orderId) => plans.get(orderId),
		report
	})
}));
const driven = washers.map(({ washer }) => washer);
const isSimulated = (name) => washers.some((washer) => washer.name === name);
const customersWho = (isRegular) => settings.WASHLINE_CUSTOMERS.filter((one) => one.isRegular === isRegular).map(({ email, home }) => simulatedCustomer(appOf(email), {
	home,
	isSimulated
}));
const city = demoCity({
	seed: settings.WASHLINE_SEED,
	customers: customersWho(false),
	regulars: customersWho(true),
	placed: (id, isLate) => void plans.set(id, { isLate }),
	report
});
process.on("message", (message) => {
	const { data: heard } = messages.safeParse(message);
	switch (heard?.kind) {
		case "pickup":
			comeNear(driven, heard).catch((error) => report(String(error)));
			break;
		case "offer":
			washers.find(({ email }) => email === heard.washer)?.washer.wake();
			break;
		case "hand-washer":
			handWasherPresent = heard.isPresent;
			city.handWasher(heard);
	}
});
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop.abort());
stop.signal.addEventListener("abort", () => process.exit(0));
await Promise.all([...driven, city].map((part, index) => setTimeout$1(index * pace.betweenArrivalsMs, void 0, { signal: stop.signal }).then(() => part.run(stop.signal)).catch((error) => report(String(error)))));
export {};
