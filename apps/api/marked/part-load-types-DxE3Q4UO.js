import { r as __exportAll } from "./part-rolldown-runtime-BcUA5ExT.js";
import { t as market } from "./part-market-BryrP4Cv.js";
import { Et as _enum, Fn as object, Jn as string, Lt as boolean, Nt as array, Pn as number, ln as int } from "./part-schemas-DglVyPrj.js";
import { r as minorAmount } from "./part-amounts-DrGIaXEQ.js";
import { t as washerMessages } from "./part-messages-DaOFE747.js";
// packages/contract/src/washers/schemas.ts
var schemas_exports = __exportAll({
	closing: () => closing,
	openItem: () => openItem,
	openItems: () => openItems,
	washerStats: () => washerStats
});
const share = object({
	met: int(),
	of: int()
});
const washerStats = object({
	orders: int(),
	promise_kept: share,
	on_time: share,
	accepted: share,
	rating: object({
		average: number().nullable(),
		count: int()
	})
});
const openItems = [
	"orders",
	"claims",
	"cash_out",
	"pending",
	"available"
];
const openItem = _enum(openItems);
const closing = object({
	closed: boolean(),
	open: array(openItem),
	to_wallet_minor: minorAmount,
	deposit: object({
		amount_minor: minorAmount,
		card_last4: string(),
		state: _enum([
			"held",
			"refunding",
			"refunded"
		])
	}).nullable()
});
// packages/contract/src/washers/refusals.ts
const washerRefusals = {
	alreadyWasher: {
		code: "already_washer",
		status: 409,
		message: washerMessages.already,
		description: "The caller is a Washer."
	},
	positionUnlikely: {
		code: "position_unlikely",
		status: 409,
		message: washerMessages.positionUnlikely,
		description: "The Washer cannot be at this position: too fast since the last one, or too far from every order in hand. It is neither stored nor broadcast."
	},
	notSettled: {
		code: "not_settled",
		status: 409,
		message: washerMessages.closeFailed,
		description: "What `open` lists has to end before the caller can stop being a Washer.",
		body: object({ open: array(_enum(openItems)) }),
		example: { open: ["orders", "pending"] }
	}
};
// packages/contract/src/orders/load-types.ts
const loadTypes = [
	"light",
	"medium",
	"heavy"
];
function loadOf(itemCount) {
	const { light, medium } = market.loads.maxPieces;
	if (itemCount <= light) return "light";
	return itemCount <= medium ? "medium" : "heavy";
}
const heavierLoad = (one, other) => loadTypes.indexOf(one) < loadTypes.indexOf(other) ? other : one;
const isLoadEnough = (load, itemCount) => heavierLoad(load, loadOf(itemCount)) === load;
function loadAfter(chosen, countBefore, countAfter) {
	const needed = loadOf(countAfter);
	return chosen === null || chosen === loadOf(countBefore) ? needed : heavierLoad(chosen, needed);
}
export { loadTypes as a, openItems as c, loadOf as i, schemas_exports as l, isLoadEnough as n, washerRefusals as o, loadAfter as r, closing as s, heavierLoad as t, washerStats as u };
