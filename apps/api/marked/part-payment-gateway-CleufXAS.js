import "./part-rolldown-runtime-BcUA5ExT.js";
// apps/api/src/payments/payment-gateway.ts
var GatewayFailure = class extends Error {};
function answerOf(intent) {
	if (!intent || intent.status === "canceled") return void 0;
	const { id: intentId, status, clientSecret, declineCode } = intent;
	if (status === "declined") return {
		ok: false,
		code: declineCode ?? "card_declined"
	};
	if (status === "requires_action") return clientSecret === null ? void 0 : {
		ok: false,
		code: status,
		intentId,
		clientSecret
	};
	return {
		ok: true,
		intentId
	};
}
export { answerOf as n, GatewayFailure as t };
