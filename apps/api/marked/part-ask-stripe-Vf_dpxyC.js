import "./part-rolldown-runtime-BcUA5ExT.js";
import { t as Stripe } from "./part-stripe.esm.node-CcZlYXp6.js";
import { n as vendorTimeMs } from "./part-vendor-time-ewKE7f2n.js";
import { t as GatewayFailure } from "./part-payment-gateway-CleufXAS.js";
// apps/api/src/payments/stripe/ask-stripe.ts
const isMissing = (error) => error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
async function askStripe(work) {
	const limitMs = vendorTimeMs("cards");
	const late = Promise.withResolvers();
	const timer = setTimeout(() => late.reject(new GatewayFailure(`no answer in time: ${limitMs} ms were left`)), limitMs);
	try {
		return await Promise.race([work, late.promise]);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeCardError) && !isMissing(error)) throw new GatewayFailure(`${error.type}: ${error.code ?? error.message}`, { cause: error });
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
export { isMissing as n, askStripe as t };
