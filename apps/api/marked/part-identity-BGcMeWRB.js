import { i as __name, r as __exportAll } from "./part-rolldown-runtime-BcUA5ExT.js";
import { n as vendorTimeMs } from "./part-vendor-time-ewKE7f2n.js";
import { n as sql } from "./part-sql-4BrvcC50.js";
import { Et as _enum, Fn as object, Jn as string, Lt as boolean, Nt as array, Pn as number, Zt as email$1, ln as int, or as union, xn as literal } from "./part-schemas-DglVyPrj.js";
import { n as datetime } from "./part-iso-D1VzxCOU.js";
import { n as number$1 } from "./part-coerce-B_EA9m-z.js";
import { n as dayOfRetries, r as defineJob } from "./part-jobs-n2fy3YBg.js";
import { t as washerMessages } from "./part-messages-DaOFE747.js";
import { i as isLanguage } from "./part-languages-xEaLUemm.js";
import * as crypto$1 from "node:crypto";
import { argon2, createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
// packages/contract/src/identity/messages.ts
const signInMessages = {
	failed: "Authentication failed. Please try again.",
	unexpected: "Unexpected error during sign in.",
	wrongPassword: "These credentials do not match our records.",
	registration: "Registration failed. Please try again.",
	createFailed: "Failed to create account. Please try again.",
	google: "Unexpected error during Google OAuth.",
	googleUnverified: "Please verify your email address with Google first.",
	userData: "Failed to get user data. Please try again.",
	switching: "Switching account type...",
	switched: "Account type switched successfully!",
	switchFailed: "Error when switching account type"
};
const secondFactorMessages = {
	required: "Set up the second factor of your sign-in first.",
	codeNeeded: "Enter the code from your authenticator app.",
	wrongCode: "This code is not correct or was already used.",
	expired: "This took too long. Please sign in again.",
	enrolmentExpired: "This took too long. Please start again.",
	locked: "Too many wrong codes. Try again in an hour, or have the second factor reset.",
	notSet: "You have no second factor yet."
};
// packages/contract/src/messages.ts
const messages = {
	unauthenticated: "Unauthenticated.",
	forbidden: "You cannot do this.",
	notFound: "Not found.",
	invalid: "Please check the highlighted fields.",
	tooManyRequests: "Too many attempts. Please wait a moment and try again.",
	conflict: "This has changed in the meantime. Please reload.",
	unexpected: "Something went wrong on our side. Please try again.",
	offline: "You seem to be offline. Check the connection and try again.",
	idempotencyKeyReused: "This Idempotency-Key was already used for a different request.",
	requestInProgress: "The same request is still being processed."
};
// packages/contract/src/tokens/scopes.ts
const personScopes = [
	"orders:read",
	"orders:write",
	"wash",
	"money:read",
	"webhooks"
];
const consoleScopes = [
	"console:queues",
	"console:money",
	"console:people",
	"console:settings",
	"console:audit"
];
const scopes = [...personScopes, ...consoleScopes];
const isConsoleScope = (scope) => consoleScopes.some((each) => each === scope);
// packages/contract/src/platform/refusals.ts
const requestMessages = {
	unreadable: "The request could not be read.",
	json: "The request body is not valid JSON.",
	uploadsUsed: "You have reached the daily photo limit. Please try again tomorrow.",
	noRoom: "Photos cannot be stored right now. Please try again later.",
	tooDeep: "The request body is nested too deeply.",
	form: "The form could not be read.",
	tooLarge: "The request is too large.",
	contentType: "This content type is not supported.",
	notReady: "The database is not responding.",
	unavailable: "Washline is unavailable right now. Please try again shortly.",
	insufficientScope: "This access token does not allow this: it needs the scope {scope}.",
	sessionRequired: "An access token cannot do this. Please sign in and do it yourself."
};
const platformRefusals = {
	badRequest: {
		code: "bad_request",
		status: 400,
		message: requestMessages.unreadable,
		description: "The address or the headers cannot be read."
	},
	malformedJson: {
		code: "malformed_json",
		status: 400,
		message: requestMessages.json,
		description: "The body is not JSON, or nested more than 32 levels deep."
	},
	malformedForm: {
		code: "malformed_form",
		status: 400,
		message: requestMessages.form,
		description: "The multipart form breaks off or names no boundary."
	},
	unauthenticated: {
		code: "unauthenticated",
		status: 401,
		message: messages.unauthenticated,
		description: "No token, or one that is not valid any more."
	},
	forbidden: {
		code: "forbidden",
		status: 403,
		message: messages.forbidden,
		description: "The caller has no right to do this."
	},
	secondFactorRequired: {
		code: "second_factor_required",
		status: 403,
		message: secondFactorMessages.required,
		description: "The operator has to set up a second factor first."
	},
	insufficientScope: {
		code: "insufficient_scope",
		status: 403,
		message: requestMessages.insufficientScope,
		description: "The access token was made without the scope that this call needs; `scope` names it.",
		body: object({ scope: _enum(scopes) }),
		example: { scope: "orders:read" },
		values: { scope: "orders:read" }
	},
	sessionRequired: {
		code: "session_required",
		status: 403,
		message: requestMessages.sessionRequired,
		description: "No access token may make this call. The person makes it, signed in."
	},
	notFound: {
		code: "not_found",
		status: 404,
		message: messages.notFound,
		description: "Unknown, or not visible to the caller."
	},
	requestInProgress: {
		code: "request_in_progress",
		status: 409,
		message: messages.requestInProgress,
		description: "A request with this Idempotency-Key is still running. Repeat it later with the same key."
	},
	changed: {
		code: "changed",
		status: 409,
		message: messages.conflict,
		description: "Somebody changed this after the caller read it. Read it again."
	},
	tooLarge: {
		code: "too_large",
		status: 413,
		message: requestMessages.tooLarge,
		description: "The body, the file or the form is too large."
	},
	unsupportedMediaType: {
		code: "unsupported_media_type",
		status: 415,
		message: requestMessages.contentType,
		description: "The content type of the body, or the type of the image, is not supported."
	},
	invalid: {
		code: "invalid",
		status: 422,
		message: messages.invalid,
		description: "Bad input; `errors` has the texts by field.",
		example: { errors: { field: [messages.invalid] } }
	},
	idempotencyKeyReused: {
		code: "idempotency_key_reused",
		status: 422,
		message: messages.idempotencyKeyReused,
		description: "The Idempotency-Key was used for a request with other content."
	},
	tooManyRequests: {
		code: "too_many_requests",
		status: 429,
		message: messages.tooManyRequests,
		description: "Too many calls; the header Retry-After has the seconds to wait."
	},
	uploadsUsed: {
		code: "uploads_used",
		status: 429,
		message: requestMessages.uploadsUsed,
		description: "The account has used its uploads of this day; the header Retry-After has the seconds to its end."
	},
	noRoom: {
		code: "no_room",
		status: 503,
		message: requestMessages.noRoom,
		description: "The disk is nearly full: no photos are taken until there is room. All other calls work."
	},
	unexpected: {
		code: "unexpected",
		status: 500,
		message: messages.unexpected,
		description: "A fault of the server. Whether a change was made is open: repeat it with the same Idempotency-Key."
	},
	unavailable: {
		code: "unavailable",
		status: 503,
		message: requestMessages.unavailable,
		description: "The database, or the store of the photos, cannot be reached; the header Retry-After has the seconds to wait. A change whose answer was lost may have been made: repeat it with the same Idempotency-Key."
	},
	notReady: {
		code: "not_ready",
		status: 503,
		message: requestMessages.notReady,
		description: "The database does not answer, or the server is stopping."
	}
};
// apps/api/src/platform/http/refusal.ts
var Refusal = class extends Error {
	definition;
	status;
	code;
	errors;
	field;
	body;
	values;
	retryAfterS;
	constructor(definition, details) {
		super(details.message ?? definition.message);
		this.definition = definition;
		this.status = definition.status;
		this.code = definition.code;
		this.errors = details.errors;
		this.field = details.field;
		this.body = details.body ?? {};
		this.values = details.values;
		this.retryAfterS = details.retryAfterS;
	}
};
const refuse = (definition, ...[details]) => new Refusal(definition, details ?? {});
const unauthenticated = () => refuse(platformRefusals.unauthenticated);
const forbidden = (message = platformRefusals.forbidden.message) => refuse(platformRefusals.forbidden, { message });
const notFound = (message = platformRefusals.notFound.message) => refuse(platformRefusals.notFound, { message });
const invalid = (errors, field) => refuse(platformRefusals.invalid, {
	message: Object.values(errors)[0]?.[0] ?? platformRefusals.invalid.message,
	errors,
	field
});
// packages/contract/src/texts/seen-length.ts
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const seenLength = (text) => {
	let length = 0;
	for (const _ of graphemes.segment(text)) length += 1;
	return length;
};
// packages/contract/src/texts/plain-text.ts
const plainTextMessages = {
	tooShort: "Please write more.",
	tooLong: "Please keep it shorter.",
	notOneLine: "Please write one line of plain text.",
	notPlain: "Please use plain text."
};
const bytesPerCharacter = 8;
const unseenSign = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const blank = /^[\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u;
const plainText = ({ max, min = 0, error }, isAllowed, refused) => string(error).overwrite((text) => text.replaceAll(/\r\n?/g, "\n").replaceAll("	", " ")).normalize("NFC").trim().refine((text) => text.length <= max * bytesPerCharacter, {
	error: plainTextMessages.tooLong,
	abort: true
}).refine(isAllowed, {
	error: refused,
	abort: true
}).refine((text) => min === 0 || !blank.test(text) && seenLength(text) >= min, { error: error ?? plainTextMessages.tooShort }).refine((text) => seenLength(text) <= max && byteLength(text) <= max * bytesPerCharacter, plainTextMessages.tooLong).meta({
	minLength: min,
	maxLength: max
});
const byteLength = (text) => new TextEncoder().encode(text).length;
const oneLine = (limits) => plainText(limits, (text) => !unseenSign.test(text), plainTextMessages.notOneLine);
const severalLines = (limits) => plainText(limits, (text) => !unseenSign.test(text.replaceAll("\n", "")), plainTextMessages.notPlain);
const lineOf = (text, max) => {
	const plain = text.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(new RegExp(unseenSign, "gu"), "").trim();
	let line = "";
	let length = 0;
	for (const { segment } of graphemes.segment(plain)) {
		length += 1;
		if (length > max || byteLength(line + segment) > max * bytesPerCharacter) break;
		line += segment;
	}
	return line.trim();
};
// packages/contract/src/ids.ts
const rowId = int().positive();
const readId = (value) => typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : void 0;
function idOf(value) {
	const id = readId(value);
	if (id === void 0) throw new RangeError(`${value} is no id`);
	return id;
}
const orderId = rowId.brand();
const toOrderId = (value) => idOf(value);
const userId = rowId.brand();
const toUserId = (value) => idOf(value);
const itemId = rowId.brand();
const pieceId = rowId.brand();
const adjustmentId = rowId.brand();
const offerId = rowId.brand();
const offerAppealId = rowId.brand();
const waitlistId = rowId.brand();
const messageId = rowId.brand();
const ringId = rowId.brand();
const notificationId = rowId.brand();
const claimId = rowId.brand();
const toClaimId = (value) => idOf(value);
const claimPhotoId = rowId.brand();
const complaintId = rowId.brand();
const toComplaintId = (value) => idOf(value);
const complaintPhotoId = rowId.brand();
const ratingId = rowId.brand();
const ratingReportId = rowId.brand();
const reportId = rowId.brand();
const scheduleId = rowId.brand();
const bookingId = rowId.brand();
const placeId = rowId.brand();
const cashOutId = rowId.brand();
const sessionId = rowId.brand();
const accessTokenId = rowId.brand();
const stepId = rowId.brand();
const evidenceId = rowId.brand();
const quizAttemptId = rowId.brand();
const suspensionId = rowId.brand();
const qualityFlagId = rowId.brand();
const ledgerEntryId = rowId.brand();
const ledgerProofId = rowId.brand();
const clusterId = rowId.brand();
const toClusterId = (value) => idOf(value);
const alertId = rowId.brand();
const auditEntryId = rowId.brand();
const pushSubscriptionId = rowId.brand();
const doorCaseId = rowId.brand();
const approvalId = rowId.brand();
const idText = (of) => string().regex(/^\d{1,15}$/, "Must be a number.").transform(Number).pipe(of);
const idParams = (of) => object({ id: idText(of) });
const orderNumber = (orderId) => `WL-${orderId}`;
const claimNumber = (claimId) => `CL-${claimId}`;
rowId.brand();
const webhookId = rowId.brand();
const webhookDeliveryId = rowId.brand();
// apps/api/src/platform/http/rate-limit.ts
async function countCall(deps, limit, refusal = platformRefusals.tooManyRequests) {
	const retryAfterS = await count(deps, limit);
	if (retryAfterS !== void 0) throw refuse(refusal, { retryAfterS });
}
const isWithin = async (deps, limit) => await count(deps, limit) === void 0;
async function count(deps, limit) {
	const { calls, endsInS } = await countOf(deps, limit);
	return calls > limit.max ? endsInS : void 0;
}
async function countOf(deps, limit) {
	const nowS = Math.floor(deps.clock.now().getTime() / 1e3);
	const window = Math.floor(nowS / limit.windowS);
	const { calls } = await deps.db.one(sql`
    insert into rate_limits as r (key, window_no, calls, ends_at)
    values (${limit.key}, ${window}, ${limit.count ?? 1}, ${new Date((window + 1) * limit.windowS * 1e3)})
    on conflict (key) do update set
      calls = case when r.window_no = excluded.window_no then r.calls + excluded.calls else excluded.calls end,
      window_no = excluded.window_no,
      ends_at = excluded.ends_at
    returning calls`);
	return {
		calls,
		endsInS: (window + 1) * limit.windowS - nowS
	};
}
// packages/contract/src/identity/proof.ts
const code = string("Enter the code.").trim().min(6, "Enter the code.").max(40);
const proof = {
	current_password: string().max(200).optional(),
	code: code.optional()
};
// packages/contract/src/texts/language-tag.ts
const languageTag = string().max(35).regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, "This language is not available.");
// packages/contract/src/identity/schemas.ts
var schemas_exports = __exportAll({
	account: () => account,
	accountChanges: () => accountChanges,
	accountDeletion: () => accountDeletion,
	blocker: () => blocker,
	credentials: () => credentials,
	deletionConfirmation: () => deletionConfirmation,
	forgotPassword: () => forgotPassword,
	operatorClaim: () => operatorClaim,
	passwordChange: () => passwordChange,
	passwordReset: () => passwordReset,
	registration: () => registration,
	session: () => session,
	user: () => user
});
const chosenLanguage = languageTag.refine(isLanguage, "This language is not available.");
const user = object({
	id: userId,
	name: string(),
	email: string(),
	phone_number: string(),
	is_provider: boolean(),
	isProvider: boolean(),
	is_operator: boolean(),
	photo_url: string().nullable().default(null),
	language: languageTag.nullable(),
	provider: object({
		id: userId,
		business_name: string(),
		verified: boolean(),
		online: boolean(),
		address: object({
			street: string(),
			city: string(),
			state: string(),
			postal_code: string(),
			latitude: number().nullable(),
			longitude: number().nullable()
		})
	}).nullable()
});
const account = user.extend({
	address: string().nullable(),
	email_verified: boolean().default(false),
	pending_email: string().nullable().default(null),
	has_password: boolean().default(true)
});
const name = oneLine({
	min: 1,
	max: 100,
	error: "Name is required"
});
const email = string("Email is required").trim().toLowerCase().max(254).pipe(email$1("Please enter a valid email address."));
const phoneNumber = string("Phone number is required").trim().min(1, "Phone number is required").max(30).regex(/^[+\d][\d\s().-]{4,}$/, "Please enter a valid phone number.");
const password = string("Password is required").min(8, "Use at least 8 characters.").max(200);
const credentials = object({
	email,
	password: string("Password is required").min(1, "Password is required").max(200)
});
const isRepeated = (input) => input.password === input.password_confirmation;
const passwordMessages = {
	differs: "The two passwords do not match.",
	confirmation: "Please type DELETE."
};
const differs = {
	path: ["password_confirmation"],
	message: passwordMessages.differs
};
const registration = object({
	name,
	email,
	phone_number: phoneNumber,
	password,
	password_confirmation: string("Please repeat the password.").min(1, "Please repeat the password.").max(200),
	is_provider: literal(false).optional()
}).refine(isRepeated, differs);
const operatorClaim = object({
	token: string().min(1).max(200),
	name,
	email,
	password,
	password_confirmation: string("Please repeat the password.").min(1, "Please repeat the password.").max(200)
}).refine(isRepeated, differs);
const passwordReset = object({
	token: string().min(1).max(200),
	password,
	password_confirmation: string().max(200)
}).refine(isRepeated, differs);
const passwordChange = object({
	...proof,
	password,
	password_confirmation: string().max(200)
}).refine(isRepeated, differs);
const deletionConfirmation = "DELETE";
const accountDeletion = object({
	...proof,
	confirmation: literal(deletionConfirmation, passwordMessages.confirmation)
});
const session = object({
	id: sessionId,
	browser: string().nullable(),
	system: string().nullable(),
	created_at: datetime(),
	last_used_at: datetime(),
	current: boolean()
});
const blocker = object({
	code: _enum([
		"open_order",
		"washing_order",
		"open_claim",
		"wallet",
		"earnings",
		"deposit",
		"payment"
	]),
	message: string()
});
const forgotPassword = object({ email });
const accountChanges = object({
	name: name.optional(),
	phone_number: phoneNumber.optional(),
	email: email.optional(),
	address: oneLine({ max: 300 }).optional(),
	language: chosenLanguage.optional(),
	...proof
});
// packages/contract/src/identity/refusals.ts
const identityMessages = {
	cannotDelete: "Your account cannot be deleted yet.",
	linkUsed: "This link has already been used: the service has its operator. Sign in, or ask the person who used it.",
	linkUnknown: "This link is no longer valid. Restart the server to print a new one to its log."
};
const identityRefusals = {
	codeNeeded: {
		code: "code_needed",
		status: 403,
		message: secondFactorMessages.codeNeeded,
		description: "The account has a second factor: send its code with `sign_in_token` to finish the sign-in.",
		body: object({ sign_in_token: string() }),
		example: { sign_in_token: "a-token-for-one-sign-in" }
	},
	setupLinkUsed: {
		code: "setup_link_used",
		status: 409,
		message: identityMessages.linkUsed,
		description: "Somebody has made the first operator\u2019s account already. Further ones are made by the command."
	},
	setupLinkUnknown: {
		code: "setup_link_unknown",
		status: 409,
		message: identityMessages.linkUnknown,
		description: "The link was never made, has expired, or a newer one took its place."
	},
	accountInUse: {
		code: "account_in_use",
		status: 409,
		message: identityMessages.cannotDelete,
		description: "What `blockers` lists has to end before the account can be deleted.",
		body: object({ blockers: array(blocker).readonly() }),
		example: { blockers: [{
			code: "open_order",
			message: washerMessages.open.orders
		}] }
	},
	passwordChanged: {
		code: "password_changed",
		status: 409,
		message: messages.conflict,
		description: "The password was changed by another request since this one checked it."
	},
	secondFactorSet: {
		code: "second_factor_set",
		status: 409,
		message: messages.conflict,
		description: "The operator has a second factor: give one of its codes to replace it."
	},
	secondFactorMissing: {
		code: "second_factor_missing",
		status: 409,
		message: secondFactorMessages.notSet,
		description: "The operator has no second factor."
	},
	enrolmentExpired: {
		code: "enrolment_expired",
		status: 409,
		message: secondFactorMessages.enrolmentExpired,
		description: "The new second factor was not confirmed in time. Begin again."
	},
	secondFactorLocked: {
		code: "second_factor_locked",
		status: 429,
		message: secondFactorMessages.locked,
		description: "Too many wrong codes; the header Retry-After has the seconds to wait."
	},
	googleUnavailable: {
		code: "google_unavailable",
		status: 503,
		message: signInMessages.google,
		description: "Google cannot be reached."
	}
};
const proofRefusals = [identityRefusals.secondFactorLocked, identityRefusals.secondFactorMissing];
// apps/api/src/identity/google/google-tokeninfo.ts
const tokenInfo = object({
	aud: string(),
	sub: string().min(1).max(255),
	exp: number$1(),
	email: string().trim().toLowerCase().max(254).pipe(email$1()),
	email_verified: union([boolean(), _enum(["true", "false"]).transform((text) => text === "true")])
});
const userInfo = object({
	sub: string(),
	name: string().trim().min(1)
});
const problem = object({ error_description: string().min(1).max(200) });
function googleTokeninfo(options) {
	const read = async (url, accessToken) => {
		const response = await fetch(url, {
			headers: {
				authorization: `Bearer ${accessToken}`,
				accept: "application/json"
			},
			signal: AbortSignal.timeout(vendorTimeMs("sign-in", options.timeoutMs)),
			redirect: "error"
		});
		const text = await response.text();
		return {
			status: response.status,
			body: text.length <= 2e4 ? JSON.parse(text) : void 0
		};
	};
	const nameOf = async (accessToken, sub) => {
		try {
			const { status, body } = await read(options.userinfoUrl, accessToken);
			const info = userInfo.safeParse(body);
			return status === 200 && info.success && info.data.sub === sub ? lineOf(info.data.name, 100) : void 0;
		} catch {
			return;
		}
	};
	const verify = async (accessToken) => {
		const url = new URL(options.tokeninfoUrl);
		url.searchParams.set("access_token", accessToken);
		const { status, body } = await read(url.href, accessToken);
		if (status >= 500 || status === 429) return { unavailable: `status ${status}` };
		if (status !== 200) {
			const problemText = problem.safeParse(body);
			return { refused: problemText.success ? problemText.data.error_description : signInMessages.google };
		}
		const info = tokenInfo.safeParse(body);
		if (!info.success) return { refused: signInMessages.google };
		const { aud, sub, exp, email, email_verified: isVerified } = info.data;
		if (aud !== options.clientId) return { refused: signInMessages.google };
		if (exp * 1e3 <= options.clock.now().getTime()) return { refused: signInMessages.google };
		if (!isVerified) return { refused: signInMessages.googleUnverified };
		return { identity: {
			sub,
			email,
			name: await nameOf(accessToken, sub)
		} };
	};
	return { identify: async (accessToken) => {
		try {
			return await verify(accessToken);
		} catch (error) {
			return { unavailable: error instanceof Error ? error.name : "unknown" };
		}
	} };
}
// apps/api/src/identity/choose-google-identity-gateway.ts
const chooseGoogleIdentityGateway = (config, clock) => config.GOOGLE_CLIENT_ID ? googleTokeninfo({
	clock,
	clientId: config.GOOGLE_CLIENT_ID,
	tokeninfoUrl: config.GOOGLE_TOKENINFO_URL,
	userinfoUrl: config.GOOGLE_USERINFO_URL
}) : void 0;
// apps/api/src/identity/rules.ts
const minuteMs = 6e4;
const tokenLifetimeMs = 43200 * minuteMs;
const tokenLongestMs = 129600 * minuteMs;
const tokenTouchMs = 5 * minuteMs;
const programTouchMs = minuteMs;
const operatorLinkLifetimeMs = 1440 * minuteMs;
const resetLifetimeMs = 60 * minuteMs;
const deviceLifetimeMs = 259200 * minuteMs;
const freshSessionMs = 10 * minuteMs;
const undoLifetimeMs = 10080 * minuteMs;
const emailChangeLifetimeMs = 1440 * minuteMs;
const downloadLifetimeMs = 5 * minuteMs;
const securityEventLifetimeMs = 259200 * minuteMs;
const waitingLifetimeMs = 5 * minuteMs;
const enrolmentLifetimeMs = 15 * minuteMs;
const codeLockMs = 60 * minuteMs;
const deletedName = "Deleted user";
const limits = {
	signIn: {
		perIp: {
			max: 60,
			windowS: 60
		},
		nobody: {
			max: 60,
			windowS: 60
		}
	},
	register: {
		perIp: {
			max: 30,
			windowS: 60
		},
		perSource: {
			max: 10,
			windowS: 900
		},
		emails: {
			max: 3,
			windowS: 86400
		}
	},
	forgotPassword: {
		perIp: {
			max: 10,
			windowS: 60
		},
		perSource: {
			max: 3,
			windowS: 900
		}
	},
	resetPassword: { perIp: {
		max: 20,
		windowS: 60
	} },
	undo: { perIp: {
		max: 20,
		windowS: 60
	} },
	password: { perAccount: {
		max: 10,
		windowS: 900
	} },
	emailChange: { perAccount: {
		max: 5,
		windowS: 3600
	} },
	photo: { perAccount: {
		max: 30,
		windowS: 3600
	} },
	download: { perAccount: {
		max: 5,
		windowS: 3600
	} },
	code: {
		perIp: {
			max: 30,
			windowS: 60
		},
		perAccount: {
			max: 5,
			windowS: 300
		}
	},
	google: {
		perIp: {
			max: 30,
			windowS: 60
		},
		perAccount: {
			max: 20,
			windowS: 900
		}
	}
};
const texts = {
	notRegistered: "This address could not be used. If it is yours, open the email we sent to it.",
	emailTaken: "The email has already been taken.",
	resetAsked: "If an account uses this address, we have emailed it a link.",
	resetDone: "Your password has been changed. Please sign in.",
	resetInvalid: "This link has expired or was already used. Request a new one.",
	otherGoogleAccount: "This address is already linked to another Google account.",
	signedOut: "Signed out.",
	emailLinkInvalid: "This link has expired or was already used. Change your email address again.",
	signInAgain: "Please sign out and in again. You then have ten minutes to do this.",
	undoInvalid: "This link has expired or was already used. Request a new one under Forgot password.",
	passwordNeeded: "Please enter your password.",
	passwordWrong: "This is not your current password.",
	passwordChanged: "Your password has been changed. Other devices are signed out.",
	secondFactorRemoved: "The second factor was removed. Set up another one to use the console.",
	cannotDelete: "Your account cannot be deleted yet.",
	deleted: "Your account has been deleted."
};
const tokenEndsAt = (at, days) => new Date(at.getTime() + days * 24 * 60 * minuteMs);
function decideGoogleLink(account, sub) {
	if (account.googleSub === sub) return "use";
	if (!account.emailVerified) return "take-over";
	return account.googleSub === null ? "link" : "refuse";
}
function deviceOf(userAgent) {
	const find = (signs) => signs.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
	return {
		browser: find(browserSigns),
		system: find(systemSigns)
	};
}
const browserSigns = [
	[/Edg(?:A|iOS)?\//, "Edge"],
	[/OPR\//, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"]
];
const systemSigns = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/CrOS/, "ChromeOS"],
	[/Windows/, "Windows"],
	[/Mac OS X/, "macOS"],
	[/Linux/, "Linux"]
];
const sealOf = (keys, userId) => ({
	keys,
	purpose: "second factor",
	owner: String(userId)
});
function decideFailure(failures, at) {
	if (failures + 1 < 10) return {
		failures: failures + 1,
		lockedUntil: null
	};
	return {
		failures: 0,
		lockedUntil: new Date(at.getTime() + codeLockMs)
	};
}
// apps/api/src/identity/queries/live-sessions.ts
const ago = (now, ms) => new Date(now.getTime() - ms);
const isAlive = (now) => sql`coalesce(t.expires_at > ${now}, t.last_used_at > ${ago(now, tokenLifetimeMs)} and t.created_at > ${ago(now, tokenLongestMs)})`;
const actorColumns = (exemptOperator) => sql`
  u.id as "userId", u.name, u.is_washer as "isWasher", u.is_operator as "isOperator",
  t.second_factor_at is not null or u.email = ${exemptOperator ?? ""} as "hasSecondFactor", t.id as "tokenId",
  case when t.scopes is not null then json_build_object('id', t.id, 'scopes', t.scopes) end as "accessToken"`;
const actorOf = ({ accessToken, ...actor }) => accessToken ? {
	...actor,
	accessToken
} : actor;
const liveViewer = (db, clock, exemptOperator) => async ({ userId, tokenId }) => {
	const row = await db.maybe(sql`
      select ${actorColumns(exemptOperator)} from access_tokens t join users u on u.id = t.user_id
      where t.user_id = ${userId} and t.id = coalesce(${tokenId}::bigint, t.id) and ${isAlive(clock.now())} limit 1`);
	return row && actorOf(row);
};
const liveSessions = (db, clock, exemptOperator) => async (ids) => {
	return (await db.all(sql`
      select ${actorColumns(exemptOperator)}, t.last_used_at as "lastUsedAt", t.created_at as "createdAt",
        t.expires_at as "expiresAt"
      from access_tokens t join users u on u.id = t.user_id
      where t.id = any(${ids}::bigint[]) and ${isAlive(clock.now())}`)).map(({ lastUsedAt, createdAt, expiresAt, ...actor }) => ({
		...actorOf(actor),
		endsAt: expiresAt ?? new Date(Math.min(lastUsedAt.getTime() + 2592e6, createdAt.getTime() + 7776e6))
	}));
};
// apps/api/src/platform/crypto/opaque-token.ts
const tokenHash = (token) => hash("sha256", token, "buffer");
function newToken() {
	const token = randomBytes(32).toString("base64url");
	return {
		token,
		hash: tokenHash(token)
	};
}
// apps/api/src/identity/queries.ts
async function authenticate(db, clock, token, exemptOperator) {
	const now = clock.now();
	const hash = tokenHash(token);
	const row = await db.maybe(sql`
    with found as (select * from access_tokens t where t.token_hash = ${hash} and ${isAlive(now)}), touched as (
      update access_tokens t set last_used_at = ${now} from found f
      where t.id = f.id and (f.last_used_at <= ${new Date(now.getTime() - tokenTouchMs)} or f.scopes is not null
        and (f.last_used_at <= ${new Date(now.getTime() - programTouchMs)} or f.last_used_at = f.created_at))
    )
    select ${actorColumns(exemptOperator)} from found t join users u on u.id = t.user_id`);
	return row && actorOf(row);
}
const userById = (q, userId) => q.maybe(sql`
    select u.id, u.name, u.email, u.phone_number as "phoneNumber", u.address, u.language,
      u.is_washer as "isWasher", u.is_operator as "isOperator", u.photo_key as "photoKey",
      u.password_hash is not null as "hasPassword", u.email_verified_at is not null as "emailVerified",
      e.email as "pendingEmail",
      case when not w.closed then json_build_object(
        'businessName', w.business_name, 'verified', w.verified, 'online', w.online,
        'street', w.street, 'city', w.city, 'state', w.state, 'postalCode', w.postal_code,
        'latitude', w.latitude, 'longitude', w.longitude
      ) end as washer
    from users u left join washer_profiles w on w.user_id = u.id
      left join email_changes e on e.user_id = u.id
    where u.id = ${userId}`);
const userWire = (row, photoUrl) => ({
	id: row.id,
	name: row.name,
	email: row.email,
	phone_number: row.phoneNumber,
	is_provider: row.isWasher,
	isProvider: row.isWasher,
	is_operator: row.isOperator,
	photo_url: row.photoKey && photoUrl(row.photoKey),
	language: row.language,
	provider: row.washer && {
		id: row.id,
		business_name: row.washer.businessName,
		verified: row.washer.verified,
		online: row.washer.online,
		address: {
			street: row.washer.street,
			city: row.washer.city,
			state: row.washer.state,
			postal_code: row.washer.postalCode,
			latitude: row.washer.latitude,
			longitude: row.washer.longitude
		}
	}
});
const accountWire = (row, photoUrl) => ({
	...userWire(row, photoUrl),
	address: row.address,
	email_verified: row.emailVerified,
	pending_email: row.pendingEmail,
	has_password: row.hasPassword
});
async function sessionsOf(q, clock, person) {
	return (await q.all(sql`
    select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
    from access_tokens t where user_id = ${person.userId} and scopes is null and ${isAlive(clock.now())}
    order by id = ${person.tokenId} desc, last_used_at desc, id desc limit 100`)).map((row) => ({
		id: row.id,
		...deviceOf(row.userAgent),
		created_at: row.createdAt.toISOString(),
		last_used_at: row.lastUsedAt.toISOString(),
		current: row.id === person.tokenId
	}));
}
async function isSignedIn(q, clock, person) {
	return await q.maybe(sql`
    select 1 from access_tokens t
    where id = ${person.tokenId} and user_id = ${person.userId} and ${isAlive(clock.now())}`) !== void 0;
}
async function isEmailTaken(q, email) {
	return await q.maybe(sql`select 1 from users where lower(email) = lower(${email})`) !== void 0;
}
async function blockersOf(q, people, userId) {
	return (await Promise.all(people.map(async (part) => await part.blockers?.(q, userId) ?? []))).flat();
}
async function hasSecondFactor(q, userId) {
	return await q.maybe(sql`select 1 from second_factors where user_id = ${userId} and confirmed_at is not null`) !== void 0;
}
const personOf = (q, userId) => q.one(sql`select name, email from users where id = ${userId}`);
const ownerOf = (q, email) => q.maybe(sql`select email, language from users where lower(email) = lower(${email})`);
const credentialsOf = (q, email) => q.maybe(sql`select id, password_hash as "passwordHash" from users where lower(email) = lower(${email})`);
const passwordHashOf = async (q, userId) => (await q.one(sql`select password_hash as "passwordHash" from users where id = ${userId}`)).passwordHash;
const openResets = async (q, { email, at }) => (await q.one(sql`
      select count(*)::int as links from password_resets r join users u on u.id = r.user_id
      where lower(u.email) = lower(${email}) and r.expires_at > ${at}`)).links;
const openedSince = async (q, { userId, tokenId, since }) => await q.maybe(sql`
    select 1 from access_tokens where id = ${tokenId} and user_id = ${userId} and created_at > ${since}`) !== void 0;
const personOfReset = (q, token) => q.maybe(sql`
    select u.name, u.email from password_resets r join users u on u.id = r.user_id
    where r.token_hash = ${tokenHash(token)}`);
const waitingSignIn = (q, { token, at }) => q.maybe(sql`
    select user_id as "userId" from waiting_sign_ins where token_hash = ${tokenHash(token)} and expires_at > ${at}`);
const secondFactorOf = async (q, userId) => await q.maybe(sql`
    select confirmed_at as since,
      (select count(*) from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as "recoveryCodesLeft"
    from second_factors f where user_id = ${userId}`) ?? {
	since: null,
	recoveryCodesLeft: 0
};
// packages/contract/src/tokens/token-rules.ts
const tokenRules = {
	prefix: "wlt_",
	most: 20,
	lifetimesDays: [
		7,
		30,
		90,
		365
	],
	callsPerMinute: 300,
	nameLength: 60
};
// apps/api/src/identity/store/access-tokens.ts
function newSecret() {
	const secret = `${tokenRules.prefix}${newToken().token}`;
	return {
		secret,
		hash: tokenHash(secret)
	};
}
async function insertAccessToken(tx, token) {
	const { secret, hash } = newSecret();
	const { id } = await tx.one(sql`
    insert into access_tokens (token_hash, user_id, name, scopes, created_at, last_used_at, expires_at, renewable_until,
      second_factor_at)
    values (${hash}, ${token.userId}, ${token.name}, ${token.scopes}::text[], ${token.at}, ${token.at}, ${token.expiresAt},
      ${token.renewableUntil ?? null}, ${token.secondFactorAt})
    returning id`);
	return {
		id,
		secret
	};
}
const deleteAccessToken = async (tx, userId, id) => await tx.run(sql`delete from access_tokens where id = ${id} and user_id = ${userId} and scopes is not null`) > 0;
const removeAccessToken = async (tx, id) => (await tx.maybe(sql`delete from access_tokens where id = ${id} and scopes is not null returning user_id as "userId"`))?.userId;
async function renewAccessToken(tx, token) {
	const { secret, hash } = newSecret();
	const bornAfter = new Date(token.at.getTime() - token.longestMs);
	const row = await tx.maybe(sql`
    update access_tokens set token_hash = ${hash}, expires_at = ${token.expiresAt}, renewable_until = ${token.renewableUntil}
    where id = ${token.id} and renewable_until > ${token.at} and created_at > ${bornAfter} and scopes @> ${token.scopes}::text[]
    returning scopes`);
	return row && {
		secret,
		scopes: row.scopes ?? []
	};
}
const accessTokenIdOf = async (tx, secret) => (await tx.maybe(sql`select id from access_tokens where token_hash = ${tokenHash(secret)} and scopes is not null`))?.id;
const countAccessTokens = async (tx, { userId, at }) => (await tx.one(sql`
      select count(*)::int as count from access_tokens
      where user_id = ${userId} and scopes is not null and greatest(expires_at, renewable_until) > ${at}`)).count;
const provenAt = async (tx, session) => (await tx.maybe(sql`select second_factor_at as at from access_tokens where id = ${session} and scopes is null`))?.at ?? null;
// apps/api/src/identity/store.ts
async function insertUser(tx, user) {
	return (await tx.maybe(sql`
    insert into users (name, email, phone_number, password_hash, google_sub, email_verified_at, address, is_operator,
      language, created_at)
    values (${user.name}, ${user.email}, ${user.phoneNumber ?? ""}, ${user.passwordHash ?? null}, ${user.googleSub ?? null},
      ${user.emailVerified ? user.at : null}, ${user.address ?? null}, ${user.isOperator ?? false},
      ${user.language ?? null}, ${user.at})
    on conflict (lower(email)) do nothing
    returning id`))?.id;
}
async function createToken(tx, input) {
	const { token, hash } = newToken();
	const device = input.device === void 0 ? null : tokenHash(input.device);
	await tx.run(sql`
    insert into access_tokens (token_hash, user_id, user_agent, device_hash, created_at, last_used_at, second_factor_at)
    values (${hash}, ${input.userId}, ${input.userAgent ?? null}, ${device}, ${input.at}, ${input.at},
      ${input.secondFactorAt ?? null})`);
	return token;
}
async function createWaitingSignIn(tx, input) {
	const { token, hash } = newToken();
	await tx.run(sql`
    insert into waiting_sign_ins (token_hash, user_id, created_at, expires_at)
    values (${hash}, ${input.userId}, ${input.at}, ${new Date(input.at.getTime() + waitingLifetimeMs)})`);
	return token;
}
const consumeWaitingSignIn = async (tx, input) => await tx.run(sql`delete from waiting_sign_ins where token_hash = ${tokenHash(input.token)} and expires_at > ${input.at}`) > 0;
const lockSecondFactor = (tx, userId) => tx.maybe(sql`
    select secret, next_secret as "nextSecret", next_at as "nextAt", used_step as "usedStep", failures,
      locked_until as "lockedUntil"
    from second_factors where user_id = ${userId} for update`);
const savePendingSecret = (tx, next) => tx.run(sql`
    insert into second_factors (user_id, next_secret, next_at) values (${next.userId}, ${next.secret}, ${next.at})
    on conflict (user_id) do update set next_secret = excluded.next_secret, next_at = excluded.next_at`);
const confirmPendingSecret = (tx, input) => tx.run(sql`
    update second_factors set secret = next_secret, confirmed_at = ${input.at}, next_secret = null, next_at = null,
      used_step = ${input.step}, failures = 0, locked_until = null
    where user_id = ${input.userId}`);
const spendStep = (tx, userId, step) => tx.run(sql`update second_factors set used_step = ${step}, failures = 0, locked_until = null where user_id = ${userId}`);
async function spendRecoveryCode(tx, input) {
	const spent = await tx.run(sql`
    update recovery_codes set used_at = ${input.at}
    where user_id = ${input.userId} and code_hash = any(${input.hashes}) and used_at is null`);
	if (spent > 0) await tx.run(sql`update second_factors set failures = 0, locked_until = null where user_id = ${input.userId}`);
	return spent > 0;
}
const saveCodeFailure = (tx, failure) => tx.run(sql`
    update second_factors set failures = ${failure.failures}, locked_until = ${failure.lockedUntil}
    where user_id = ${failure.userId}`);
async function replaceRecoveryCodes(tx, userId, hashes) {
	await tx.run(sql`delete from recovery_codes where user_id = ${userId}`);
	await tx.run(sql`insert into recovery_codes (user_id, code_hash) select ${userId}, unnest(${hashes}::bytea[])`);
}
const markProven = (tx, tokenId, at) => tx.run(sql`update access_tokens set second_factor_at = ${at} where id = ${tokenId}`);
const deleteWaitingSignIns = (tx, userId) => tx.run(sql`delete from waiting_sign_ins where user_id = ${userId}`);
async function deleteSecondFactor(tx, userId) {
	await tx.run(sql`delete from second_factors where user_id = ${userId}`);
	await deleteWaitingSignIns(tx, userId);
	await tx.run(sql`update access_tokens set second_factor_at = null where user_id = ${userId}`);
}
const revokeTokensOn = (tx, userId, device) => tx.run(sql`delete from access_tokens where user_id = ${userId} and device_hash = ${tokenHash(device)}`);
const revokeToken = (tx, tokenId) => tx.run(sql`delete from access_tokens where id = ${tokenId}`);
const revokeTokens = (tx, userId) => tx.run(sql`delete from access_tokens where user_id = ${userId}`);
const endSessionOf = async (tx, userId, tokenId) => await tx.run(sql`delete from access_tokens where id = ${tokenId} and user_id = ${userId} and scopes is null`) > 0;
const revokeOtherSessions = (tx, userId, currentId) => tx.run(sql`delete from access_tokens where user_id = ${userId} and id <> ${currentId} and scopes is null`);
const revokeOtherTokens = (tx, userId, currentId) => tx.run(sql`delete from access_tokens where user_id = ${userId} and id <> ${currentId}`);
const lockedColumns = sql`id, name, language, email, phone_number as "phoneNumber", photo_key as "photoKey", password_hash as "passwordHash", is_washer as "isWasher", google_sub as "googleSub", email_verified_at is not null as "emailVerified"`;
const lockUser = (tx, userId) => tx.one(sql`select ${lockedColumns} from users where id = ${userId} for update`);
const lockUserByGoogle = (tx, sub) => tx.maybe(sql`select ${lockedColumns} from users where google_sub = ${sub} for update`);
const lockUserByEmail = (tx, email) => tx.maybe(sql`select ${lockedColumns} from users where lower(email) = lower(${email}) for update`);
const setAccountType = (tx, userId, isWasher) => tx.run(sql`update users set is_washer = ${isWasher} where id = ${userId}`);
const linkGoogle = (tx, link) => tx.run(sql`
    update users set google_sub = ${link.sub}, email_verified_at = coalesce(email_verified_at, ${link.at})
    where id = ${link.userId}`);
const removePassword = (tx, userId) => tx.run(sql`update users set password_hash = null where id = ${userId}`);
const changePasswordHash = (tx, userId, passwordHash) => tx.run(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
const raisePasswordHash = (tx, userId, { from, to }) => tx.run(sql`update users set password_hash = ${to} where id = ${userId} and password_hash = ${from}`);
const setPhoto = (tx, userId, photoKey) => tx.run(sql`update users set photo_key = ${photoKey} where id = ${userId}`);
const saveEmailChange = (tx, change) => tx.run(sql`
    insert into email_changes (user_id, email, expires_at) values (${change.userId}, ${change.email}, ${change.expiresAt})
    on conflict (user_id) do update set email = excluded.email, expires_at = excluded.expires_at, token_hash = null`);
const deleteEmailChange = (tx, userId) => tx.run(sql`delete from email_changes where user_id = ${userId}`);
async function createEmailToken(tx, userId, at) {
	const { token, hash } = newToken();
	const row = await tx.maybe(sql`
    update email_changes e set token_hash = ${hash} from users u
    where e.user_id = ${userId} and e.expires_at > ${at} and u.id = e.user_id
    returning e.email, u.language`);
	return row && {
		token,
		...row
	};
}
async function consumeEmailChange(tx, input) {
	return (await tx.maybe(sql`
    delete from email_changes
    where user_id = ${input.userId} and token_hash = ${tokenHash(input.token)} and expires_at > ${input.at}
    returning email`))?.email;
}
const setEmail = (tx, change) => tx.run(sql`update users set email = ${change.email}, email_verified_at = ${change.at} where id = ${change.userId}`);
const erasePerson = (tx, leaving) => tx.run(sql`
    update users set name = ${deletedName}, email = ${`deleted-${leaving.userId}@washline.invalid`}, email_verified_at = null,
      phone_number = '', address = null, password_hash = null, google_sub = null, photo_key = null,
      is_washer = false, is_operator = false, deleted_at = ${leaving.at}
    where id = ${leaving.userId}`);
const setPassword = (tx, change) => tx.run(sql`
    update users set password_hash = ${change.passwordHash}, email_verified_at = coalesce(email_verified_at, ${change.at})
    where id = ${change.userId}`);
async function saveAccount(tx, userId, changes) {
	await tx.run(sql`
    update users set
      name = coalesce(${changes.name ?? null}, name),
      phone_number = coalesce(${changes.phoneNumber ?? null}, phone_number),
      address = coalesce(${changes.address ?? null}, address),
      language = coalesce(${changes.language ?? null}, language)
    where id = ${userId}`);
}
async function createReset(tx, input) {
	const { token, hash } = newToken();
	const user = await tx.maybe(sql`
    with person as (select id, email, language from users where lower(email) = lower(${input.email})),
    made as (
      insert into password_resets (token_hash, user_id, created_at, expires_at)
      select ${hash}::bytea, id, ${input.at}::timestamptz, ${new Date(input.at.getTime() + resetLifetimeMs)}::timestamptz from person
    )
    select email, language from person`);
	return user && {
		token,
		...user
	};
}
async function consumeReset(tx, input) {
	return (await tx.maybe(sql`
    delete from password_resets where token_hash = ${tokenHash(input.token)} and expires_at > ${input.at}
    returning user_id as "userId"`))?.userId;
}
const deleteResets = (tx, userId) => tx.run(sql`delete from password_resets where user_id = ${userId}`);
async function sweepExpired(tx, at) {
	await tx.run(sql`
    delete from access_tokens t where not (${isAlive(at)}) and (renewable_until is null or renewable_until <= ${at})`);
	await tx.run(sql`delete from password_resets where expires_at <= ${at}`);
	await tx.run(sql`delete from email_changes where expires_at <= ${at}`);
	await tx.run(sql`delete from waiting_sign_ins where expires_at <= ${at}`);
}
// apps/api/src/platform/crypto/hash-password.ts
const argon2id = promisify(argon2);
const cost = {
	memoryKiB: 19456,
	passes: 2,
	lanes: 1
};
const tagBytes$1 = 32;
const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22,})\$([\w+/]{43})$/;
const tagOf = (password, salt, { memoryKiB, passes, lanes }) => argon2id("argon2id", {
	message: password.normalize("NFC"),
	nonce: salt,
	parallelism: lanes,
	tagLength: tagBytes$1,
	memory: memoryKiB,
	passes
});
const bare = (bytes) => bytes.toString("base64").replace(/=+$/, "");
async function hashPassword(password) {
	const salt = randomBytes(16);
	const tag = await tagOf(password, salt, cost);
	return `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}$${bare(salt)}$${bare(tag)}`;
}
function isCheaperThanToday(hash) {
	const [, memoryKiB, passes] = pattern.exec(hash) ?? [];
	return Number(memoryKiB) < cost.memoryKiB || Number(passes) < cost.passes;
}
async function matchesPassword(password, hash) {
	const parts = pattern.exec(hash ?? "");
	const [memoryKiB, passes, lanes] = [
		Number(parts?.[1]),
		Number(parts?.[2]),
		Number(parts?.[3])
	];
	const salt = parts ? Buffer.from(parts[4] ?? "", "base64") : randomBytes(16);
	const tag = await tagOf(password, salt, parts ? {
		memoryKiB,
		passes,
		lanes
	} : cost);
	return parts !== null && timingSafeEqual(tag, Buffer.from(parts[5] ?? "", "base64"));
}
// apps/api/src/identity/use-cases/create-user.ts
const createUser = async (tx, { password, ...user }) => insertUser(tx, {
	...user,
	passwordHash: password === void 0 ? null : await hashPassword(password)
});
// apps/api/src/identity/store/security-events.ts
const insertSecurityEvent = (tx, event) => tx.run(sql`
    insert into security_events (user_id, kind, browser, system, at)
    values (${event.userId}, ${event.kind}, ${event.browser}, ${event.system}, ${event.at})`);
async function userAgentOf(q, session) {
	return (await q.maybe(sql`select user_agent as "userAgent" from access_tokens where id = ${session}`))?.userAgent ?? null;
}
const deleteSecurityEvents = (tx, userId) => tx.run(sql`delete from security_events where user_id = ${userId}`);
const sweepSecurityEvents = (tx, at) => tx.run(sql`delete from security_events where at <= ${new Date(at.getTime() - securityEventLifetimeMs)}`);
// apps/api/src/identity/use-cases/record-security-event.ts
const failures = [
	"sign_in_failed",
	"code_failed",
	"locked"
];
async function recordSecurityEvent(tx, { log }, event) {
	const { userId, kind, at, by } = event;
	const userAgent = by === void 0 ? null : "tokenId" in by ? await userAgentOf(tx, by.tokenId) : by.userAgent ?? null;
	await insertSecurityEvent(tx, {
		userId,
		kind,
		at,
		...deviceOf(userAgent)
	});
	tx.afterCommit(() => log?.[failures.includes(kind) ? "warn" : "info"]("security.event", {
		kind,
		user: userId
	}));
}
// apps/api/src/identity/use-cases/end-sessions.ts
async function endSession(deps, input) {
	const { userId, sessionId } = input;
	await deps.db.transaction(async (tx) => {
		await recordSecurityEvent(tx, deps, {
			userId,
			kind: "sessions_ended",
			at: deps.clock.now(),
			by: { tokenId: sessionId }
		});
		if (!await endSessionOf(tx, userId, sessionId)) throw notFound();
	});
}
async function endOtherSessions(deps, input) {
	const { userId, tokenId } = input;
	await deps.db.transaction(async (tx) => {
		await revokeOtherSessions(tx, userId, tokenId);
		await recordSecurityEvent(tx, deps, {
			userId,
			kind: "sessions_ended",
			at: deps.clock.now(),
			by: { tokenId }
		});
	});
}
async function endEverySession(tx, deps, { userId, at }) {
	await deleteWaitingSignIns(tx, userId);
	const ended = await revokeTokens(tx, userId);
	if (ended > 0) await recordSecurityEvent(tx, deps, {
		userId,
		kind: "sessions_ended_by_operator",
		at
	});
	return ended;
}
// apps/api/src/identity/store/operator-links.ts
const lockOperatorLinks = (tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended('operator_links', 0))`);
const hasOperator = async (q) => await q.maybe(sql`select id from users where is_operator limit 1`) !== void 0;
async function createOperatorLink(tx, at) {
	const { token, hash } = newToken();
	await tx.run(sql`delete from operator_links where used_at is null`);
	await tx.run(sql`
    insert into operator_links (token_hash, created_at, expires_at)
    values (${hash}, ${at}, ${new Date(at.getTime() + operatorLinkLifetimeMs)})`);
	return token;
}
async function stateOfOperatorLink(q, token, at) {
	const link = await q.maybe(sql`
    select used_at as "usedAt" from operator_links
    where token_hash = ${tokenHash(token)} and (used_at is not null or expires_at > ${at})`);
	if (!link) return "unknown";
	return link.usedAt === null ? "valid" : "used";
}
const useOperatorLink = (tx, token, at) => tx.run(sql`update operator_links set used_at = ${at} where token_hash = ${tokenHash(token)} and used_at is null`);
// apps/api/src/identity/use-cases/invite-operator.ts
const setupLink = (publicUrl, token) => `${publicUrl.replace(/\/$/, "")}/setup#${token}`;
const inviteOperator = ({ db, clock, publicUrl }) => db.transaction(async (tx) => {
	await lockOperatorLinks(tx);
	if (await hasOperator(tx)) return void 0;
	return setupLink(publicUrl, await createOperatorLink(tx, clock.now()));
});
// packages/contract/src/tokens/refusals.ts
const tokenMessages = {
	tooMany: "You have {count} access tokens, which is the maximum. Revoke one you no longer use.",
	scope: "Only an operator who has confirmed the second factor can create a token for the console."
};
const tokenRefusals = {
	tooManyTokens: {
		code: "too_many_tokens",
		status: 409,
		message: tokenMessages.tooMany,
		description: "The caller has the most access tokens that a person may have.",
		values: { count: tokenRules.most }
	},
	scopeNotAllowed: {
		code: "scope_not_allowed",
		status: 403,
		message: tokenMessages.scope,
		description: "A scope of the console was asked for by somebody who may not use the console in this session."
	}
};
// apps/api/src/identity/jobs.ts
const resetEmail = defineJob({
	name: "identity.reset-email",
	data: object({
		email: string(),
		language: languageTag.optional()
	}),
	retries: 66
});
const registrationEmail = defineJob({
	name: "identity.registration-email",
	data: object({
		email: string(),
		language: languageTag.optional()
	}),
	retries: dayOfRetries
});
const confirmationEmail = defineJob({
	name: "identity.confirmation-email",
	data: object({ userId }),
	retries: dayOfRetries
});
const changedAccount = object({
	userId,
	to: string(),
	language: languageTag.nullable(),
	change: _enum([
		"email",
		"password",
		"second_factor",
		"access_token"
	])
});
const changeEmail = defineJob({
	name: "identity.change-email",
	data: changedAccount,
	retries: dayOfRetries
});
const removePhotos = defineJob({
	name: "identity.remove-photos",
	data: object({ keys: array(string()) })
});
// apps/api/src/identity/use-cases/mail-change.ts
const mailChange = (tx, { jobs }, { id: userId, email: to, language }, change) => jobs.enqueue(tx, changeEmail, {
	userId,
	to,
	language,
	change
});
// apps/api/src/platform/http/forget-calls.ts
async function forgetCalls(deps, key) {
	await deps.db.run(sql`delete from rate_limits where key = ${key}`);
}
// apps/api/src/identity/use-cases/check-password.ts
async function checkPassword(deps, input) {
	const passwordHash = await passwordHashOf(deps.db, input.userId);
	if (passwordHash === null) return null;
	if (!input.password) throw invalid({ [input.field]: [texts.passwordNeeded] });
	const key = `password ${input.userId}`;
	await countCall(deps, {
		key,
		...limits.password.perAccount
	});
	if (!await matchesPassword(input.password, passwordHash)) throw invalid({ [input.field]: [texts.passwordWrong] });
	await forgetCalls(deps, key);
	return passwordHash;
}
// apps/api/src/platform/crypto/recovery-codes.ts
const recoveryAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryCodeCount = 10;
const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, () => Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => recoveryAlphabet[randomInt(31)]).join("")).join("-"));
const hashWith = (key, userId, code) => createHmac("sha256", key).update(`recovery ${userId} ${code.toLowerCase().replace(/[\s-]/g, "")}`).digest();
const recoveryCodeHash = ([current], userId, code) => hashWith(current, userId, code);
const recoveryCodeHashes = (keys, userId, code) => keys.map((key) => hashWith(key, userId, code));
// apps/api/src/platform/crypto/sealed-bytes.ts
const nonceBytes = 12;
const tagBytes = 16;
const keyOf = (secret, purpose) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
function seal({ keys: [current], purpose, owner }, bytes) {
	const nonce = randomBytes(nonceBytes);
	const cipher = createCipheriv("aes-256-gcm", keyOf(current, purpose), nonce).setAAD(Buffer.from(owner));
	const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
	return Buffer.concat([
		nonce,
		cipher.getAuthTag(),
		sealed
	]);
}
function unseal({ keys: [key, ...others], purpose, owner }, sealed) {
	try {
		return open({
			key,
			purpose,
			owner
		}, sealed);
	} catch (error) {
		const [next, ...rest] = others;
		if (next === void 0) throw error;
		return unseal({
			keys: [next, ...rest],
			purpose,
			owner
		}, sealed);
	}
}
function needsReseal({ keys: [current], purpose, owner }, sealed) {
	try {
		open({
			key: current,
			purpose,
			owner
		}, sealed);
		return false;
	} catch {
		return true;
	}
}
function open({ key, purpose, owner }, sealed) {
	const nonce = sealed.subarray(0, nonceBytes);
	const tag = sealed.subarray(nonceBytes, 28);
	const cipher = createDecipheriv("aes-256-gcm", keyOf(key, purpose), nonce, { authTagLength: tagBytes });
	cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
	return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
}
// node_modules/otpauth/dist/otpauth.node.mjs
const uintDecode = (num) => {
	const arr = new Uint8Array(new ArrayBuffer(8));
	let acc = num;
	for (let i = 7; i >= 0; i--) {
		if (acc === 0) break;
		arr[i] = acc & 255;
		acc -= arr[i];
		acc /= 256;
	}
	return arr;
};
const globalScope = (() => {
	if (typeof globalThis === "object") return globalThis;
	else {
		Object.defineProperty(Object.prototype, "__GLOBALTHIS__", {
			get() {
				return this;
			},
			configurable: true
		});
		try {
			if (typeof __GLOBALTHIS__ !== "undefined") return __GLOBALTHIS__;
		} finally {
			delete Object.prototype.__GLOBALTHIS__;
		}
	}
	if (typeof self !== "undefined") return self;
	else if (typeof window !== "undefined") return window;
	else if (typeof global !== "undefined") return global;
})();
const canonicalizeAlgorithm = (algorithm) => {
	switch (true) {
		case /^(?:SHA-?1|SSL3-SHA1)$/i.test(algorithm): return "SHA1";
		case /^SHA(?:2?-)?224$/i.test(algorithm): return "SHA224";
		case /^SHA(?:2?-)?256$/i.test(algorithm): return "SHA256";
		case /^SHA(?:2?-)?384$/i.test(algorithm): return "SHA384";
		case /^SHA(?:2?-)?512$/i.test(algorithm): return "SHA512";
		case /^SHA3-224$/i.test(algorithm): return "SHA3-224";
		case /^SHA3-256$/i.test(algorithm): return "SHA3-256";
		case /^SHA3-384$/i.test(algorithm): return "SHA3-384";
		case /^SHA3-512$/i.test(algorithm): return "SHA3-512";
		default: throw new TypeError(`Unknown hash algorithm: ${algorithm}`);
	}
};
const hmacDigest = (algorithm, key, message) => {
	if (crypto$1?.createHmac) {
		const hmac = crypto$1.createHmac(algorithm, globalScope.Buffer.from(key));
		hmac.update(globalScope.Buffer.from(message));
		return hmac.digest();
	} else throw new Error("Missing HMAC function");
};
const ALPHABET$1 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const base32Decode = (str) => {
	str = str.replace(/ /g, "").toUpperCase();
	let end = str.length;
	while (str[end - 1] === "=") --end;
	if (end < str.length) str = str.substring(0, end);
	const buf = new ArrayBuffer(str.length * 5 / 8 | 0);
	const arr = new Uint8Array(buf);
	let bits = 0;
	let value = 0;
	let index = 0;
	for (let i = 0; i < str.length; i++) {
		const idx = ALPHABET$1.indexOf(str[i]);
		if (idx === -1) throw new TypeError(`Invalid character found: ${str[i]}`);
		value = value << 5 | idx;
		bits += 5;
		if (bits >= 8) {
			bits -= 8;
			arr[index++] = value >>> bits;
		}
	}
	return arr;
};
const base32Encode = (arr) => {
	let bits = 0;
	let value = 0;
	let str = "";
	for (let i = 0; i < arr.length; i++) {
		value = value << 8 | arr[i];
		bits += 8;
		while (bits >= 5) {
			str += ALPHABET$1[value >>> bits - 5 & 31];
			bits -= 5;
		}
	}
	if (bits > 0) str += ALPHABET$1[value << 5 - bits & 31];
	return str;
};
const ALPHABET = "0123456789ABCDEF";
const hexDecode = (str) => {
	str = str.replace(/ /g, "").toUpperCase();
	const buf = new ArrayBuffer(str.length / 2);
	const arr = new Uint8Array(buf);
	for (let i = 0; i < str.length; i += 2) {
		const hi = ALPHABET.indexOf(str[i]);
		const lo = ALPHABET.indexOf(str[i + 1]);
		if (hi === -1 || lo === -1) throw new TypeError(`Invalid character found: ${str.substring(i, i + 2)}`);
		arr[i / 2] = hi << 4 | lo;
	}
	return arr;
};
const hexEncode = (arr) => {
	let str = "";
	for (let i = 0; i < arr.length; i++) {
		const hex = arr[i].toString(16);
		if (hex.length === 1) str += "0";
		str += hex;
	}
	return str.toUpperCase();
};
const latin1Decode = (str) => {
	const buf = new ArrayBuffer(str.length);
	const arr = new Uint8Array(buf);
	for (let i = 0; i < str.length; i++) arr[i] = str.charCodeAt(i) & 255;
	return arr;
};
const latin1Encode = (arr) => {
	let str = "";
	for (let i = 0; i < arr.length; i++) str += String.fromCharCode(arr[i]);
	return str;
};
const ENCODER = globalScope.TextEncoder ? new globalScope.TextEncoder() : null;
const DECODER = globalScope.TextDecoder ? new globalScope.TextDecoder() : null;
const utf8Decode = (str) => {
	if (!ENCODER) throw new Error("Encoding API not available");
	return ENCODER.encode(str);
};
const utf8Encode = (arr) => {
	if (!DECODER) throw new Error("Encoding API not available");
	return DECODER.decode(arr);
};
const randomBytes$1 = __name((size) => {
	if (crypto$1?.randomBytes) return crypto$1.randomBytes(size);
	else if (globalScope.crypto?.getRandomValues) return globalScope.crypto.getRandomValues(new Uint8Array(size));
	else throw new Error("Cryptography API not available");
}, "randomBytes");
var Secret = class Secret {
	static fromLatin1(str) {
		return new Secret({ buffer: latin1Decode(str).buffer });
	}
	static fromUTF8(str) {
		return new Secret({ buffer: utf8Decode(str).buffer });
	}
	static fromBase32(str) {
		return new Secret({ buffer: base32Decode(str).buffer });
	}
	static fromHex(str) {
		return new Secret({ buffer: hexDecode(str).buffer });
	}
	get buffer() {
		return this.bytes.buffer;
	}
	get latin1() {
		Object.defineProperty(this, "latin1", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: latin1Encode(this.bytes)
		});
		return this.latin1;
	}
	get utf8() {
		Object.defineProperty(this, "utf8", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: utf8Encode(this.bytes)
		});
		return this.utf8;
	}
	get base32() {
		Object.defineProperty(this, "base32", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: base32Encode(this.bytes)
		});
		return this.base32;
	}
	get hex() {
		Object.defineProperty(this, "hex", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: hexEncode(this.bytes)
		});
		return this.hex;
	}
	constructor({ buffer, size = 20 } = {}) {
		this.bytes = typeof buffer === "undefined" ? randomBytes$1(size) : new Uint8Array(buffer);
		Object.defineProperty(this, "bytes", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: this.bytes
		});
	}
};
const timingSafeEqual$1 = __name((a, b) => {
	if (crypto$1?.timingSafeEqual) return crypto$1.timingSafeEqual(globalScope.Buffer.from(a), globalScope.Buffer.from(b));
	else {
		if (a.length !== b.length) throw new TypeError("Input strings must have the same length");
		let i = -1;
		let out = 0;
		while (++i < a.length) out |= a.charCodeAt(i) ^ b.charCodeAt(i);
		return out === 0;
	}
}, "timingSafeEqual");
var HOTP = class HOTP {
	static get defaults() {
		return {
			issuer: "",
			label: "OTPAuth",
			issuerInLabel: true,
			algorithm: "SHA1",
			digits: 6,
			counter: 0,
			window: 1
		};
	}
	static generate({ secret, algorithm = HOTP.defaults.algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, hmac = hmacDigest }) {
		const message = uintDecode(counter);
		const digest = hmac(algorithm, secret.bytes, message);
		if (!digest?.byteLength || digest.byteLength < 19) throw new TypeError("Return value must be at least 19 bytes");
		const offset = digest[digest.byteLength - 1] & 15;
		return (((digest[offset] & 127) << 24 | (digest[offset + 1] & 255) << 16 | (digest[offset + 2] & 255) << 8 | digest[offset + 3] & 255) % 10 ** digits).toString().padStart(digits, "0");
	}
	generate({ counter = this.counter++ } = {}) {
		return HOTP.generate({
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			counter,
			hmac: this.hmac
		});
	}
	static validate({ token, secret, algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, window = HOTP.defaults.window, hmac = hmacDigest }) {
		if (token.length !== digits) return null;
		let delta = null;
		const check = (i) => {
			const generatedToken = HOTP.generate({
				secret,
				algorithm,
				digits,
				counter: i,
				hmac
			});
			if (timingSafeEqual$1(token, generatedToken)) delta = i - counter;
		};
		check(counter);
		for (let i = 1; i <= window && delta === null; ++i) {
			check(counter - i);
			if (delta !== null) break;
			check(counter + i);
			if (delta !== null) break;
		}
		return delta;
	}
	validate({ token, counter = this.counter, window }) {
		return HOTP.validate({
			token,
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			counter,
			window,
			hmac: this.hmac
		});
	}
	toString() {
		const e = encodeURIComponent;
		return `otpauth://hotp/${this.issuer.length > 0 ? this.issuerInLabel ? `${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&counter=${e(this.counter)}`;
	}
	constructor({ issuer = HOTP.defaults.issuer, label = HOTP.defaults.label, issuerInLabel = HOTP.defaults.issuerInLabel, secret = new Secret(), algorithm = HOTP.defaults.algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, hmac } = {}) {
		this.issuer = issuer;
		this.label = label;
		this.issuerInLabel = issuerInLabel;
		this.secret = typeof secret === "string" ? Secret.fromBase32(secret) : secret;
		this.algorithm = hmac ? algorithm : canonicalizeAlgorithm(algorithm);
		this.digits = digits;
		this.counter = counter;
		this.hmac = hmac;
	}
};
var TOTP = class TOTP {
	static get defaults() {
		return {
			issuer: "",
			label: "OTPAuth",
			issuerInLabel: true,
			algorithm: "SHA1",
			digits: 6,
			period: 30,
			window: 1
		};
	}
	static counter({ period = TOTP.defaults.period, timestamp = Date.now() } = {}) {
		return Math.floor(timestamp / 1e3 / period);
	}
	counter({ timestamp = Date.now() } = {}) {
		return TOTP.counter({
			period: this.period,
			timestamp
		});
	}
	static remaining({ period = TOTP.defaults.period, timestamp = Date.now() } = {}) {
		return period * 1e3 - timestamp % (period * 1e3);
	}
	remaining({ timestamp = Date.now() } = {}) {
		return TOTP.remaining({
			period: this.period,
			timestamp
		});
	}
	static generate({ secret, algorithm, digits, period = TOTP.defaults.period, timestamp = Date.now(), hmac }) {
		return HOTP.generate({
			secret,
			algorithm,
			digits,
			counter: TOTP.counter({
				period,
				timestamp
			}),
			hmac
		});
	}
	generate({ timestamp = Date.now() } = {}) {
		return TOTP.generate({
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			period: this.period,
			timestamp,
			hmac: this.hmac
		});
	}
	static validate({ token, secret, algorithm, digits, period = TOTP.defaults.period, timestamp = Date.now(), window, hmac }) {
		return HOTP.validate({
			token,
			secret,
			algorithm,
			digits,
			counter: TOTP.counter({
				period,
				timestamp
			}),
			window,
			hmac
		});
	}
	validate({ token, timestamp, window }) {
		return TOTP.validate({
			token,
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			period: this.period,
			timestamp,
			window,
			hmac: this.hmac
		});
	}
	toString() {
		const e = encodeURIComponent;
		return `otpauth://totp/${this.issuer.length > 0 ? this.issuerInLabel ? `${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&period=${e(this.period)}`;
	}
	constructor({ issuer = TOTP.defaults.issuer, label = TOTP.defaults.label, issuerInLabel = TOTP.defaults.issuerInLabel, secret = new Secret(), algorithm = TOTP.defaults.algorithm, digits = TOTP.defaults.digits, period = TOTP.defaults.period, hmac } = {}) {
		this.issuer = issuer;
		this.label = label;
		this.issuerInLabel = issuerInLabel;
		this.secret = typeof secret === "string" ? Secret.fromBase32(secret) : secret;
		this.algorithm = hmac ? algorithm : canonicalizeAlgorithm(algorithm);
		this.digits = digits;
		this.period = period;
		this.hmac = hmac;
	}
};
// apps/api/src/platform/crypto/totp.ts
const periodS = 30;
const secretOf = (bytes) => new Secret({ buffer: Uint8Array.from(bytes).buffer });
const stepAt = (at) => TOTP.counter({
	period: periodS,
	timestamp: at.getTime()
});
function stepOfCode(secret, code, { at, usedStep }) {
	if (!/^\d{6}$/.test(code)) return void 0;
	const counter = stepAt(at);
	const delta = HOTP.validate({
		token: code,
		secret: secretOf(secret),
		counter,
		window: 1
	});
	return delta !== null && counter + delta > usedStep ? counter + delta : void 0;
}
const base32 = (bytes) => secretOf(bytes).base32;
// apps/api/src/identity/use-cases/prove-code.ts
const codeLimitKey = (userId) => `second-factor ${userId}`;
async function spendCode(tx, deps, { userId, code }, factor) {
	const at = deps.clock.now();
	const digits = code.replace(/\s/g, "");
	if (!/^\d{6}$/.test(digits)) return spendRecoveryCode(tx, {
		userId,
		hashes: recoveryCodeHashes(deps.secondFactorKeys, userId, code),
		at
	});
	if (!factor.secret) return false;
	const step = stepOfCode(unseal(sealOf(deps.secondFactorKeys, userId), factor.secret), digits, {
		at,
		usedStep: factor.usedStep
	});
	if (step === void 0) return false;
	await spendStep(tx, userId, step);
	return true;
}
async function proveCode(deps, given, work) {
	const at = deps.clock.now();
	const key = codeLimitKey(given.userId);
	await countCall(deps, {
		key,
		...limits.code.perAccount
	});
	const outcome = await deps.db.transaction(async (tx) => {
		const factor = await lockSecondFactor(tx, given.userId);
		if (!factor?.secret) return { refused: refuse(identityRefusals.secondFactorMissing) };
		if (factor.lockedUntil && factor.lockedUntil > at) {
			const retryAfterS = Math.ceil((factor.lockedUntil.getTime() - at.getTime()) / 1e3);
			return { refused: refuse(identityRefusals.secondFactorLocked, { retryAfterS }) };
		}
		if (await spendCode(tx, deps, given, factor)) return { done: await work(tx) };
		const failure = decideFailure(factor.failures, at);
		await saveCodeFailure(tx, {
			userId: given.userId,
			...failure
		});
		const kind = failure.lockedUntil ? "locked" : "code_failed";
		await recordSecurityEvent(tx, deps, {
			userId: given.userId,
			kind,
			at
		});
		return { refused: invalid({ code: [secondFactorMessages.wrongCode] }) };
	});
	if ("refused" in outcome) throw outcome.refused;
	await forgetCalls(deps, key);
	return outcome.done;
}
// apps/api/src/identity/use-cases/prove-again.ts
async function proveAgain(deps, person, { current_password: password, code }, field = "current_password") {
	const { userId } = person;
	if (code !== void 0 && await hasSecondFactor(deps.db, userId)) {
		await proveCode(deps, {
			userId,
			code
		}, async () => void 0);
		return passwordHashOf(deps.db, userId);
	}
	const passwordHash = await checkPassword(deps, {
		userId,
		password,
		field
	});
	const since = new Date(deps.clock.now().getTime() - freshSessionMs);
	if (passwordHash === null && !await openedSince(deps.db, {
		...person,
		since
	})) throw invalid({ [field]: [texts.signInAgain] });
	return passwordHash;
}
// apps/api/src/identity/use-cases/make-access-token.ts
async function makeAccessToken(deps, { actor, proof, ...chosen }) {
	await proveAgain(deps, actor, proof);
	const at = deps.clock.now();
	const expiresAt = tokenEndsAt(at, chosen.days);
	const { name, scopes } = chosen;
	if (scopes.some(isConsoleScope) && !(actor.isOperator && actor.hasSecondFactor)) throw refuse(tokenRefusals.scopeNotAllowed);
	const { id, secret } = await deps.db.transaction((tx) => grantToken(tx, deps, actor, {
		name,
		scopes,
		at,
		expiresAt
	}));
	return {
		id,
		name,
		scopes: [...scopes],
		created_at: at.toISOString(),
		expires_at: expiresAt.toISOString(),
		last_used_at: null,
		secret
	};
}
async function grantToken(tx, deps, { userId, tokenId }, token) {
	const { at, scopes } = token;
	const user = await lockUser(tx, userId);
	await checkTokenLimit(tx, {
		userId,
		at
	});
	const secondFactorAt = scopes.some(isConsoleScope) ? await provenAt(tx, tokenId) : null;
	const made = await insertAccessToken(tx, {
		...token,
		userId,
		secondFactorAt
	});
	await recordSecurityEvent(tx, deps, {
		userId,
		kind: "access_token_made",
		at,
		by: { tokenId }
	});
	await mailChange(tx, deps, user, "access_token");
	return made;
}
async function checkTokenLimit(tx, person) {
	if (await countAccessTokens(tx, person) >= tokenRules.most) throw refuse(tokenRefusals.tooManyTokens, { values: { count: tokenRules.most } });
}
// apps/api/src/identity/store/sealed-factors.ts
const lockSealedFactors = (tx) => tx.all(sql`
    select user_id as "userId", secret, next_secret as "nextSecret" from second_factors order by user_id for update`);
const saveSealedFactor = (tx, { userId, secret, nextSecret }) => tx.run(sql`update second_factors set secret = ${secret}, next_secret = ${nextSecret} where user_id = ${userId}`);
// apps/api/src/identity/use-cases/reseal-second-factors.ts
const resealSecondFactors = ({ db, secondFactorKeys: keys }) => db.transaction(async (tx) => {
	const again = (userId, sealed) => sealed && seal(sealOf(keys, userId), unseal(sealOf(keys, userId), sealed));
	const factors = (await lockSealedFactors(tx)).filter(({ userId, ...factor }) => [factor.secret, factor.nextSecret].some((sealed) => sealed && needsReseal(sealOf(keys, userId), sealed)));
	for (const { userId, secret, nextSecret } of factors) await saveSealedFactor(tx, {
		userId,
		secret: again(userId, secret),
		nextSecret: again(userId, nextSecret)
	});
	return factors.length;
});
// apps/api/src/identity/use-cases/revoke-access-token.ts
const revokeAccessToken = (deps, { userId, tokenId, id }) => deps.db.transaction(async (tx) => {
	if (!await deleteAccessToken(tx, userId, id)) throw notFound();
	await recordSecurityEvent(tx, deps, {
		userId,
		kind: "access_token_revoked",
		at: deps.clock.now(),
		by: { tokenId }
	});
});
async function endAccessToken(tx, deps, { id, at }) {
	const userId = await removeAccessToken(tx, id);
	if (userId !== void 0) await recordSecurityEvent(tx, deps, {
		userId,
		kind: "access_token_revoked",
		at
	});
}
export { linkGoogle as $, readId as $n, chooseGoogleIdentityGateway as $t, endOtherSessions as A, clusterId as An, scopes as Ar, openResets as At, confirmPendingSecret as B, messageId as Bn, tokenHash as Bt, tokenRefusals as C, approvalId as Cn, refuse as Cr, accountWire as Ct, stateOfOperatorLink as D, claimId as Dn, consoleScopes as Dr, hasSecondFactor as Dt, lockOperatorLinks as E, cashOutId as En, requestMessages as Er, credentialsOf as Et, createUser as F, idParams as Fn, sessionsOf as Ft, createReset as G, orderNumber as Gn, deviceOf as Gt, consumeReset as H, offerAppealId as Hn, liveViewer as Ht, hashPassword as I, idText as In, userById as It, deleteEmailChange as J, pushSubscriptionId as Jn, enrolmentLifetimeMs as Jt, createToken as K, pieceId as Kn, downloadLifetimeMs as Kt, isCheaperThanToday as L, itemId as Ln, userWire as Lt, recordSecurityEvent as M, complaintPhotoId as Mn, secondFactorMessages as Mr, personOf as Mt, deleteSecurityEvents as N, doorCaseId as Nn, signInMessages as Nr, personOfReset as Nt, useOperatorLink as O, claimNumber as On, isConsoleScope as Or, isEmailTaken as Ot, sweepSecurityEvents as P, evidenceId as Pn, secondFactorOf as Pt, insertUser as Q, ratingReportId as Qn, undoLifetimeMs as Qt, matchesPassword as R, ledgerEntryId as Rn, waitingSignIn as Rt, resetEmail as S, alertId as Sn, notFound as Sr, tokenRules as St, hasOperator as T, bookingId as Tn, platformRefusals as Tr, blockersOf as Tt, consumeWaitingSignIn as U, offerId as Un, decideGoogleLink as Ut, consumeEmailChange as V, notificationId as Vn, liveSessions as Vt, createEmailToken as W, orderId as Wn, deviceLifetimeMs as Wt, deleteSecondFactor as X, quizAttemptId as Xn, sealOf as Xt, deleteResets as Y, qualityFlagId as Yn, limits as Yt, erasePerson as Z, ratingId as Zn, texts as Zt, mailChange as _, countCall as _n, oneLine as _r, setPassword as _t, grantToken as a, blocker as an, stepId as ar, raisePasswordHash as at, registrationEmail as b, accessTokenId as bn, forbidden as br, accessTokenIdOf as bt, codeLimitKey as c, operatorClaim as cn, toClusterId as cr, revokeOtherTokens as ct, stepOfCode as d, registration as dn, toUserId as dr, revokeTokensOn as dt, identityRefusals as en, reportId as er, lockSecondFactor as et, seal as f, schemas_exports as fn, userId as fr, saveAccount as ft, forgetCalls as g, proof as gn, lineOf as gr, setEmail as gt, recoveryCodeHash as h, code as hn, webhookId as hr, setAccountType as ht, checkTokenLimit as i, accountDeletion as in, sessionId as ir, markProven as it, endSession as j, complaintId as jn, messages as jr, ownerOf as jt, endEverySession as k, claimPhotoId as kn, personScopes as kr, isSignedIn as kt, proveCode as l, passwordChange as ln, toComplaintId as lr, revokeToken as lt, newRecoveryCodes as m, user as mn, webhookDeliveryId as mr, savePendingSecret as mt, revokeAccessToken as n, account as nn, rowId as nr, lockUserByEmail as nt, makeAccessToken as o, credentials as on, suspensionId as or, removePassword as ot, unseal as p, session as pn, waitlistId as pr, saveEmailChange as pt, createWaitingSignIn as q, placeId as qn, emailChangeLifetimeMs as qt, resealSecondFactors as r, accountChanges as rn, scheduleId as rr, lockUserByGoogle as rt, proveAgain as s, forgotPassword as sn, toClaimId as sr, replaceRecoveryCodes as st, endAccessToken as t, proofRefusals as tn, ringId as tr, lockUser as tt, base32 as u, passwordReset as un, toOrderId as ur, revokeTokens as ut, changeEmail as v, countOf as vn, severalLines as vr, setPhoto as vt, inviteOperator as w, auditEntryId as wn, unauthenticated as wr, authenticate as wt, removePhotos as x, adjustmentId as xn, invalid as xr, renewAccessToken as xt, confirmationEmail as y, isWithin as yn, Refusal as yr, sweepExpired as yt, changePasswordHash as z, ledgerProofId as zn, newToken as zt };
