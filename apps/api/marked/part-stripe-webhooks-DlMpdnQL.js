import "./part-rolldown-runtime-BcUA5ExT.js";
import { t as Stripe } from "./part-stripe.esm.node-CcZlYXp6.js";
// apps/api/src/payments/stripe/stripe-webhooks.ts
const toleranceS = 300;
const subjectOf = (object) => typeof object === "object" && object !== null ? object : {};
const intentOf = ({ object, id, payment_intent: of }) => {
	if (object === "payment_intent" && typeof id === "string") return id;
	return typeof of === "string" ? of : null;
};
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const payoutKeyOf = ({ object, metadata }) => {
	const key = object === "payout" || object === "transfer" ? metadata?.payout_key : void 0;
	return typeof key === "string" && uuid.test(key) ? key : null;
};
const identityCheckOf = ({ object, id }) => object === "identity.verification_session" && typeof id === "string" ? id : null;
function createStripeWebhooks({ secrets }) {
	const verified = (message) => {
		const { payload, signature, receivedAt } = message;
		for (const secret of secrets) try {
			return Stripe.webhooks.constructEvent(payload, signature, secret, toleranceS, void 0, receivedAt.getTime());
		} catch (error) {
			if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
		}
	};
	return {
		name: "stripe",
		read: (message) => {
			try {
				const event = verified(message);
				if (!event?.id || !event.type || !Number.isFinite(event.created)) return void 0;
				const { id, type, created, data } = event;
				const subject = subjectOf(data?.object);
				const about = {
					intentId: intentOf(subject),
					payoutKey: payoutKeyOf(subject),
					identityCheckId: identityCheckOf(subject)
				};
				return {
					id,
					type,
					at: new Date(created * 1e3),
					...about
				};
			} catch (error) {
				if (error instanceof SyntaxError) return void 0;
				throw error;
			}
		}
	};
}
export { createStripeWebhooks };
