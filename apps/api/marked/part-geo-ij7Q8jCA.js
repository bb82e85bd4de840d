import "./part-rolldown-runtime-BcUA5ExT.js";
// packages/contract/src/orders/process.ts
const orderStatuses = [
	"draft",
	"pending",
	"accepted",
	"picked_up",
	"in_progress",
	"delivered",
	"completed",
	"cancelled"
];
const orderProcess = {
	place: {
		from: ["draft"],
		to: "pending",
		by: "customer",
		effect: "The total is authorized on the card and Washers are asked."
	},
	accept: {
		from: ["pending"],
		to: "accepted",
		by: "washer",
		effect: "The order is assigned to the Washer; every other offer ends."
	},
	release: {
		from: ["accepted"],
		to: "pending",
		by: "washer",
		effect: "The order is offered to other Washers."
	},
	replace: {
		from: ["accepted"],
		to: "pending",
		by: "customer",
		effect: "The late Washer is replaced: the order is offered to other Washers."
	},
	pickUp: {
		from: ["accepted"],
		to: "picked_up",
		by: "washer",
		effect: "The promise clock starts."
	},
	startLaundry: {
		from: ["picked_up"],
		to: "in_progress",
		by: "washer",
		effect: "The item list is final."
	},
	finishLaundry: {
		from: ["in_progress"],
		to: "in_progress",
		by: "washer",
		effect: "The wash is done and delivery begins."
	},
	takeOver: {
		from: ["picked_up", "in_progress"],
		to: "unchanged",
		by: "washer",
		effect: "Another Washer has the laundry now and finishes the order."
	},
	deliver: {
		from: ["in_progress"],
		to: "delivered",
		by: "washer",
		effect: "The promise is kept or missed, and recorded."
	},
	complete: {
		from: ["delivered"],
		to: "completed",
		by: "customer",
		effect: "The card is charged and the Washer earns."
	},
	autoComplete: {
		from: ["delivered"],
		to: "completed",
		by: "system",
		effect: "The same, if the customer does not confirm in time."
	},
	cancel: {
		from: [
			"draft",
			"pending",
			"accepted"
		],
		to: "cancelled",
		by: "customer",
		effect: "The authorization is released, less a late fee to the Washer."
	},
	giveUp: {
		from: ["pending"],
		to: "cancelled",
		by: "system",
		effect: "Nobody accepted it: the authorization is released."
	},
	failPickup: {
		from: ["accepted"],
		to: "cancelled",
		by: "system",
		effect: "Nothing could be picked up at the door: the authorization is released, less the published fee to the Washer."
	},
	reassign: {
		from: ["accepted"],
		to: "pending",
		by: "operator",
		effect: "The order is taken from its Washer and offered to others."
	},
	cancelByOperator: {
		from: [
			"pending",
			"accepted",
			"picked_up",
			"in_progress",
			"delivered"
		],
		to: "cancelled",
		by: "operator",
		effect: "The whole authorization is released; the Washer gets only what the operator grants."
	},
	completeByOperator: {
		from: ["in_progress", "delivered"],
		to: "completed",
		by: "operator",
		effect: "The card is charged and the Washer earns, as if the customer had confirmed."
	},
	writeOff: {
		from: ["picked_up", "in_progress"],
		to: "cancelled",
		by: "system",
		effect: "Never delivered and paid for as a claim: the authorization is released and the Washer earns nothing."
	}
};
const orderMoves = Object.keys(orderProcess);
const isWithdrawal = (move) => move === "release" || move === "replace" || move === "reassign";
const washerActions = {
	picked_up: "pickUp",
	in_progress: "startLaundry",
	laundry_complete: "finishLaundry",
	delivered: "deliver"
};
function decideMove(move, status, actor) {
	const row = orderProcess[move];
	if (row.by !== actor) return { refused: "wrong_actor" };
	if (!row.from.includes(status)) return { refused: "wrong_status" };
	return { to: row.to === "unchanged" ? status : row.to };
}
const movesFor = (status, actor) => orderMoves.filter((move) => "to" in decideMove(move, status, actor));
const canMove = (status) => orderMoves.some((move) => orderProcess[move].from.some((from) => from === status));
const draftStatus = orderProcess.place.from[0];
const endedStatuses = orderStatuses.filter((status) => !canMove(status));
const openStatuses = orderStatuses.filter((status) => canMove(status) && status !== draftStatus);
const assignedStatuses = openStatuses.filter((status) => status !== orderProcess.place.to);
const inHandStatuses = orderStatuses.filter((status) => movesFor(status, "washer").some((move) => move !== "accept"));
const washingStatuses = [orderProcess.pickUp.to, orderProcess.startLaundry.to];
const mayAdjustItems = (status) => status === "accepted" || status === "picked_up";
const statusLabels = {
	draft: "Draft",
	pending: "Pending",
	accepted: "Accepted",
	picked_up: "Picked Up",
	in_progress: "In Progress",
	delivered: "Delivered",
	completed: "Completed",
	cancelled: "Cancelled"
};
// packages/contract/src/maps/geo.ts
const EARTH_RADIUS_METERS = 6371008.8;
const toRadians = (degrees) => degrees * Math.PI / 180;
const wrapLongitude = (longitude) => ((longitude + 180) % 360 + 360) % 360 - 180;
const blurred = ({ latitude, longitude }) => ({
	latitude: Math.round(latitude * 500) / 500,
	longitude: Math.round(longitude * 500) / 500
});
const cellsPerDegree = 200;
const cellMiddle = ({ latitude, longitude }) => {
	const middle = (Math.min(17999, Math.floor(latitude * cellsPerDegree)) + .5) / cellsPerDegree;
	const columns = Math.max(1, Math.round(cellsPerDegree * Math.cos(toRadians(middle))));
	return {
		latitude: middle,
		longitude: wrapLongitude((Math.floor(wrapLongitude(longitude) * columns) + .5) / columns)
	};
};
const distanceMeters = (a, b) => {
	const halfLatitude = toRadians(b.latitude - a.latitude) / 2;
	const halfLongitude = toRadians(wrapLongitude(b.longitude - a.longitude)) / 2;
	const chord = Math.sin(halfLatitude) ** 2 + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(halfLongitude) ** 2;
	return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
};
export { washerActions as _, decideMove as a, inHandStatuses as c, movesFor as d, openStatuses as f, statusLabels as g, orderStatuses as h, assignedStatuses as i, isWithdrawal as l, orderProcess as m, cellMiddle as n, draftStatus as o, orderMoves as p, distanceMeters as r, endedStatuses as s, blurred as t, mayAdjustItems as u, washingStatuses as v };
