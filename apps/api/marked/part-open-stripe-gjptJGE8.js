import "./part-rolldown-runtime-BcUA5ExT.js";
import { t as Stripe } from "./part-stripe.esm.node-CcZlYXp6.js";
import { n as vendorTimeMs } from "./part-vendor-time-ewKE7f2n.js";
// apps/api/src/payments/stripe/open-stripe.ts
const apiVersion = "2026-10-28.endive";
const timeoutMs = 15e3;
const retries = 1;
const addressOf = (apiUrl) => {
	if (!apiUrl) return {};
	const { protocol, hostname, port } = new URL(apiUrl);
	const scheme = protocol === "http:" ? "http" : "https";
	return {
		host: hostname,
		port: port || (scheme === "http" ? 80 : 443),
		protocol: scheme
	};
};
function objectOf(json, status) {
	const { object, data } = json ?? {};
	if (status < 400 && !(typeof object === "string" && (object !== "list" || Array.isArray(data)))) throw new Error("an answer that is no object of Stripe");
	return json;
}
function patientClient() {
	const client = Stripe.createNodeHttpClient();
	return {
		getClientName: () => client.getClientName(),
		makeRequest: async (host, port, path, method, headers, body, protocol, timeout) => {
			const leftMs = vendorTimeMs("cards", timeout);
			if (leftMs === 0) throw new Error("the time of this request is used up");
			const answer = await client.makeRequest(host, port, path, method, headers, body, protocol, leftMs);
			const toJSON = answer.toJSON.bind(answer);
			return Object.assign(answer, { toJSON: async () => objectOf(await toJSON(), answer.getStatusCode()) });
		}
	};
}
const openStripe = ({ secretKey, apiUrl }) => new Stripe(secretKey, {
	apiVersion,
	timeout: timeoutMs,
	maxNetworkRetries: retries,
	httpClient: patientClient(),
	telemetry: false,
	...addressOf(apiUrl)
});
export { openStripe as t };
