import "./part-rolldown-runtime-BcUA5ExT.js";
import { t as vendorLimits } from "./part-vendor-limits-DDmfxAte.js";
import { AsyncLocalStorage } from "node:async_hooks";
// apps/api/src/platform/vendors/vendor-time.ts
const requests = new AsyncLocalStorage();
const whilePersonWaits = (work, mostMs = Number.POSITIVE_INFINITY) => requests.run({
	mostMs,
	ends: new Map()
}, work);
const withoutHurry = (work) => requests.run(void 0, work);
const personWaits = () => requests.getStore() !== void 0;
function vendorTimeMs(vendor, limitMs = vendorLimits[vendor].jobMs) {
	const waiting = requests.getStore();
	if (!waiting) return limitMs;
	const now = performance.now();
	const end = waiting.ends.get(vendor) ?? now + Math.min(waiting.mostMs, vendorLimits[vendor].personMs);
	waiting.ends.set(vendor, end);
	return Math.max(0, Math.min(limitMs, Math.floor(end - now)));
}
export { withoutHurry as i, vendorTimeMs as n, whilePersonWaits as r, personWaits as t };
