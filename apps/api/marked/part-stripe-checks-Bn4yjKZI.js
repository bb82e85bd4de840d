import "./part-rolldown-runtime-BcUA5ExT.js";
import { ct as verificationMessages, h as loadStripe } from "./part-payments-BzbuFWwO.js";
// apps/api/src/verification/stripe/stripe-checks.ts
const { failures } = verificationMessages;
const isFailureCode = (code) => Object.hasOwn(failures, code);
function stateOf({ status, last_error }) {
	switch (status) {
		case "verified": return "passed";
		case "processing": return "checking";
		case "canceled": return "cancelled";
		case "requires_input": return last_error ? "failed" : "person";
		default: return "checking";
	}
}
function checkOf(session) {
	const state = stateOf(session);
	const code = session.last_error?.code ?? "";
	return {
		id: session.id,
		state,
		url: state === "person" ? session.url : null,
		reason: state === "failed" ? isFailureCode(code) ? failures[code] : failures.other : null
	};
}
async function createStripeChecks(access) {
	const { askStripe, openStripe } = await loadStripe();
	const { verificationSessions } = openStripe(access).identity;
	return {
		name: "stripe-identity",
		begin: async ({ key, washerId, returnUrl }) => checkOf(await askStripe(verificationSessions.create({
			type: "document",
			options: { document: { require_matching_selfie: true } },
			client_reference_id: String(washerId),
			metadata: { check_key: key },
			return_url: returnUrl
		}, { idempotencyKey: key }))),
		read: async (checkId) => checkOf(await askStripe(verificationSessions.retrieve(checkId))),
		forget: async (checkId) => void await askStripe(verificationSessions.redact(checkId))
	};
}
export { createStripeChecks };
