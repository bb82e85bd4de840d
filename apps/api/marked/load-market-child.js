import "./part-rolldown-runtime-BcUA5ExT.js";
import { G as handClock, a as openDatabase } from "./part-database-DxsjuYL6.js";
import { t as createLog } from "./part-log-PM4xY_dv.js";
import { A as decideConsoleVerification, B as submitClaim, C as respondToRequest, D as pay, E as listPaymentMethods, F as placeOrder, G as createEmbeddedScanner, H as registerWasher$1, I as scanLaundry, L as tipWasher, M as confirmCompletion, N as editScan, O as setSandboxBankAccount, P as moveWasherOrder, R as getClaimForm, S as listRequests, T as createSetupIntent, U as setAvailability, V as uploadClaimPhoto, W as pathOf, _ as uploadHandoverPhoto, a as getVerification, b as linkPayoutAccount, c as saveWasherHours, d as savePlace, f as runWave, g as handOver, h as getHandoverPin, i as beginQuiz, j as cancelOrder, k as listOrders, l as addFavourite, m as getCustody, n as quizTexts, o as submitStep, p as washerProfile, r as answerQuiz, s as uploadEvidence, t as createApp, u as rateOrder, v as getEarnings, w as confirmSandboxSetup, x as requestCashOut, y as getPayoutAccount, z as listClaims } from "./part-app-BjX-XfDH.js";
import { n as sql } from "./part-sql-4BrvcC50.js";
import { a as demoCustomer, c as drivenWashers, d as neighbours, f as townspeople, g as demoPassword, i as demoCity, l as handWasher, m as markDemoMarket, n as cashingOut, o as demoHours, r as comments, s as demoOperator, t as applicant, u as lukewarmComments } from "./part-demo-people-CWCYYH7s.js";
import { d as movesFor, s as endedStatuses } from "./part-geo-ij7Q8jCA.js";
import { F as createUser, K as createToken } from "./part-identity-BGcMeWRB.js";
import { t as market } from "./part-market-BryrP4Cv.js";
import { i as loadOf, t as heavierLoad } from "./part-load-types-DxE3Q4UO.js";
import { n as leastOf, r as minor } from "./part-money-D0v5pQsw.js";
import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
// apps/api/src/demo/finish-interrupted-load.ts
async function finishInterruptedLoad(db, people) {
	const clientOf = (userId) => {
		const client = people.find((person) => person.userId === userId)?.client;
		if (!client) throw new Error(`demo data: no demo person is user ${userId}`);
		return client;
	};
	const orders = await db.all(sql`
    select id, customer_id as "customerId", washer_id as "washerId", status from orders
    where status <> all(${endedStatuses}::text[]) and customer_id = any(${people.map((person) => person.userId)})
    order by id`);
	for (const { id, customerId, washerId, status } of orders) {
		const customer = clientOf(customerId);
		if (movesFor(status, "customer").includes("cancel")) {
			await customer.call(cancelOrder, { params: { id } });
			continue;
		}
		const left = ["in_progress", "delivered"].slice([
			"picked_up",
			"in_progress",
			"delivered"
		].indexOf(status));
		for (const action of left) await clientOf(washerId).call(moveWasherOrder, {
			params: { id },
			body: {
				order_id: id,
				action
			}
		});
		await customer.call(confirmCompletion, {
			params: { id },
			body: {
				order_id: id,
				status: "completed"
			}
		});
	}
}
// apps/api/src/demo/demo-client.ts
function demoClient(fastify, tokenNow) {
	const send = async (method, url, payload, type) => {
		const response = await fastify.inject({
			method,
			url,
			headers: {
				authorization: `Bearer ${await tokenNow()}`,
				"content-type": type,
				...method === "POST" ? { "idempotency-key": randomUUID() } : {}
			},
			...payload === void 0 ? {} : { payload }
		});
		if (response.statusCode !== 200) throw new Error(`demo data: ${method} ${url} answered ${response.statusCode} ${response.body.slice(0, 300)}`);
		return response.json();
	};
	return {
		call: async (endpoint, input = {}) => endpoint.answers[200].parse(await send(endpoint.method, pathOf(endpoint, input.params), input.body === void 0 ? void 0 : JSON.stringify(input.body), "application/json")),
		upload: async (endpoint, jpeg, params, fields = {}) => {
			const boundary = "washline-demo";
			const parts = Object.entries(fields).map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
			const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="laundry.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
			const form = Buffer.concat([
				Buffer.from(parts.join("") + head),
				jpeg,
				Buffer.from(`\r\n--${boundary}--\r\n`)
			]);
			const url = pathOf(endpoint, params);
			return endpoint.answers[200].parse(await send(endpoint.method, url, form, `multipart/form-data; boundary=${boundary}`));
		}
	};
}
// apps/api/src/demo/save-card.ts
const cardNumbers = {
	customer: "4242424242424242",
	washer: "5555555555554444"
};
function expiryOf(phone) {
	const ofPerson = Number(phone.slice(-2)) - 1;
	return {
		exp_month: 12 - ofPerson % 12,
		exp_year: 2034 + Math.floor(ofPerson / 12)
	};
}
async function saveCard(client, side, phone) {
	const [existing] = (await client.call(listPaymentMethods)).payment_methods;
	if (existing) return existing.id;
	const { client_secret } = await client.call(createSetupIntent);
	const saved = await client.call(confirmSandboxSetup, { body: {
		client_secret,
		card: {
			number: cardNumbers[side],
			...expiryOf(phone),
			cvc: "123"
		}
	} });
	if (!saved.payment_method) throw new Error("demo data: the card was not saved");
	return saved.payment_method.id;
}
// apps/api/src/demo/register-washer.ts
const placeOf = ({ offset }) => ({
	latitude: demoCity.latitude + offset[0],
	longitude: demoCity.longitude + offset[1]
});
async function registerWasher(client, washer) {
	const paid = await client.call(pay, { body: {
		amount: market.deposit.amountMinor,
		currency: market.currency,
		payment_method_id: await saveCard(client, "washer", washer.phone),
		type: "security_deposit"
	} });
	if (!paid.success) throw new Error("demo data: the deposit was declined");
	const { latitude: lat, longitude: lng } = placeOf(washer);
	await client.call(registerWasher$1, { body: {
		business_name: washer.business,
		street: washer.street,
		city: "Harbour Town",
		postal_code: "50450",
		state: "Harbour District",
		country: "Malaysia",
		lat,
		lng,
		payment_intent_id: paid.payment_intent_id
	} });
}
// apps/api/src/demo/join-market.ts
const sessionMs = 216e5;
function joinMarket(deps) {
	const { db, clock, fastify } = deps;
	const sessionOf = (userId, isOperator) => {
		let last;
		return async () => {
			const at = clock.now();
			if (!last || at.getTime() - last.at.getTime() > sessionMs) last = {
				token: await db.transaction((tx) => createToken(tx, {
					userId,
					at,
					...isOperator && { secondFactorAt: at }
				})),
				at
			};
			return last.token;
		};
	};
	const join = async (person) => {
		const at = clock.now();
		return db.transaction(async (tx) => {
			const userId = (await tx.maybe(sql`select id from users where email = ${person.email}`))?.id ?? await createUser(tx, {
				name: person.name,
				email: person.email,
				phoneNumber: person.phone,
				password: person.password ?? "washline-demo",
				isOperator: person.isOperator ?? false,
				...person.address ? { address: person.address } : {},
				at
			});
			if (!userId) throw new Error(`demo data: ${person.email} is taken`);
			return {
				userId,
				client: demoClient(fastify, sessionOf(userId, person.isOperator ?? false))
			};
		});
	};
	const becomeWasher = async (washer, password) => {
		const person = await join({
			...washer,
			...password ? { password } : {}
		});
		if (!await washerProfile(db, person.userId)) await registerWasher(person.client, washer);
		await person.client.call(setAvailability, { body: { online: false } });
		return person;
	};
	return {
		join,
		becomeWasher
	};
}
// apps/api/src/demo/live-cash-outs.ts
const bankAccount = "000123456789";
const worthwhileMinor = 5e3;
async function openPayoutAccount(washer, password) {
	if ((await washer.call(getPayoutAccount)).data.state === "ready") return;
	const proof = { current_password: password };
	await washer.call(linkPayoutAccount, { body: proof });
	await washer.call(setSandboxBankAccount, { body: {
		account_number: bankAccount,
		...proof
	} });
}
async function cashOutAll(washers) {
	for (const washer of washers) {
		const { balance, cash_out } = (await washer.call(getEarnings)).data;
		if (cash_out.running || balance.available_minor < worthwhileMinor) continue;
		await washer.call(requestCashOut, { body: {} });
	}
}
// apps/api/src/demo/verify-washers.ts
const proven = [
	"identity",
	"background",
	"facility"
];
const picture = (step) => readFile(new URL(`../src/demo/evidence/${step}.jpg`, import.meta.url));
const stepsOf = async (washer) => (await washer.call(getVerification)).data.steps;
async function sendIn(washer, name) {
	const step = (await stepsOf(washer)).find((one) => one.step === name);
	if (step?.state !== "not_started") return;
	await washer.upload(uploadEvidence, await picture(name), { step: name });
	await washer.call(submitStep, {
		params: { step: name },
		body: { version: step.version }
	});
}
async function passQuiz(washer) {
	const { id, questions } = (await washer.call(beginQuiz)).data;
	const entries = Object.values(quizTexts).flat();
	const answers = Object.fromEntries(questions.map((question) => {
		const entry = entries.find((one) => one.id === question.id);
		return [question.id, question.options.indexOf(entry?.right ?? "")];
	}));
	await washer.call(answerQuiz, {
		params: { id },
		body: { answers }
	});
}
async function verifyWasher(washer, operator) {
	for (const name of proven) await sendIn(washer, name);
	const steps = await stepsOf(washer);
	for (const { id, version, state } of steps) if (state === "submitted") await operator.call(decideConsoleVerification, {
		params: { id },
		body: {
			decision: "approve",
			version
		}
	});
	if (steps.some(({ step, stands }) => step === "training" && !stands)) await passQuiz(washer);
}
// apps/api/src/demo/gather-people.ts
const minuteMs$2 = 6e4;
async function gatherPeople(deps) {
	const { clock } = deps;
	const { join, becomeWasher } = joinMarket(deps);
	const joinWithCard = async (person) => {
		const joined = await join(person);
		return {
			...joined,
			paymentMethodId: await saveCard(joined.client, "customer", person.phone)
		};
	};
	const operator = await join({
		...demoOperator,
		isOperator: true
	});
	const customer = await joinWithCard({
		...demoCustomer,
		address: demoCustomer.home.address
	});
	await customer.client.call(savePlace, { body: {
		label: "home",
		...demoCustomer.home
	} });
	const washers = new Map([[handWasher, await becomeWasher(handWasher)]]);
	for (const washer of drivenWashers) washers.set(washer, await becomeWasher(washer, deps.autopilotPassword));
	for (const [washer, { client }] of washers) {
		await verifyWasher(client, operator.client);
		await client.call(saveWasherHours, { body: demoHours });
		if (washer === handWasher) await openPayoutAccount(client, demoPassword);
		else if (cashingOut.includes(washer)) await openPayoutAccount(client, deps.autopilotPassword);
		clock.advance(minuteMs$2);
	}
	const guests = [];
	for (const neighbour of neighbours) guests.push(await joinWithCard(neighbour));
	const simulated = [];
	const sam = washers.get(handWasher);
	for (const { isRegular, home, ...person } of townspeople) {
		const joined = await joinWithCard({
			...person,
			password: deps.autopilotPassword,
			address: home.address
		});
		if (isRegular && sam) await joined.client.call(addFavourite, { params: { id: sam.userId } });
		simulated.push(joined);
	}
	return {
		customer,
		guests,
		simulated,
		washers,
		becomeWasher
	};
}
// apps/api/src/demo/hand-over-in-past.ts
async function handOverInPast(step, door) {
	const { customer, washer } = door;
	const params = { id: door.id };
	const { data: custody } = await washer.call(getCustody, { params });
	const { data: due } = await customer.call(getHandoverPin, { params });
	if (!due) throw new Error(`demo data: order ${door.id} has no PIN for its ${step}`);
	const photo = door.photo && (await washer.upload(uploadHandoverPhoto, door.photo, params)).data.url;
	const { latitude, longitude } = door.pickup;
	await washer.call(handOver, {
		params,
		body: {
			step,
			counts: custody.manifest.map(({ item_id, quantity }) => ({
				item_id,
				quantity
			})),
			pin: due.pin,
			photo,
			position: {
				latitude,
				longitude,
				accuracy_m: 12
			}
		}
	});
}
// apps/api/src/demo/live-an-order.ts
const minuteMs$1 = 6e4;
async function draft({ customer, photo, items }) {
	if (!items) return (await customer.upload(scanLaundry, photo)).data;
	const { data } = await customer.upload(scanLaundry, photo, void 0, { by_hand: "1" });
	const edited = await customer.call(editScan, { body: {
		order_id: data.order_id,
		items: [...items]
	} });
	return {
		order_id: data.order_id,
		item_count: edited.data.item_count
	};
}
async function place(order, { id, item_count }, time) {
	const { customer, washer } = order;
	time.advance(2 * minuteMs$1);
	await customer.call(placeOrder, { body: {
		order_id: id,
		pickup_location: order.pickup,
		load_type: heavierLoad(order.loadType, loadOf(item_count)),
		payment_method_id: order.paymentMethodId,
		...order.coverage !== void 0 && { coverage: order.coverage }
	} });
	const offered = async () => (await washer.call(listRequests)).data.find((offer) => offer.order_id === id);
	await time.search(id);
	let request = await offered();
	for (let waves = 1; !request && waves < market.dispatch.radiiKm.length; waves += 1) {
		time.advance(market.dispatch.offerMs);
		await time.search(id);
		request = await offered();
	}
	if (!request) throw new Error(`demo data: order ${id} was not offered to its Washer`);
	time.advance(8e3);
	await washer.call(respondToRequest, { body: {
		notification_id: request.notification_id,
		response: "accept"
	} });
}
async function liveAnOrder(order, time) {
	const { customer, washer } = order;
	const { order_id: id, item_count } = await draft(order);
	await place(order, {
		id,
		item_count
	}, time);
	const move = async (afterMinutes, action) => {
		time.advance(afterMinutes * minuteMs$1);
		await washer.call(moveWasherOrder, {
			params: { id },
			body: {
				order_id: id,
				action
			}
		});
	};
	time.advance(9 * minuteMs$1);
	const door = {
		id,
		customer,
		washer,
		pickup: order.pickup,
		photo: order.isPhotographed ? order.photo : void 0
	};
	await handOverInPast("pickup", door);
	await move(14, "in_progress");
	if (order.endsInTheWash) return id;
	await move(75, "laundry_complete");
	time.advance(22 * minuteMs$1);
	await handOverInPast("return", door);
	time.advance(6 * minuteMs$1);
	await customer.call(confirmCompletion, {
		params: { id },
		body: {
			order_id: id,
			status: "completed"
		}
	});
	if (order.rating) await customer.call(rateOrder, {
		params: { id },
		body: {
			order_id: id,
			rating: order.rating.tenths / 10,
			comment: order.rating.comment
		}
	});
	return id;
}
// apps/api/src/demo/scenes/drawn-scene.ts
const drawnSceneFile = (name) => new URL(`../src/demo/scenes/drawn/${name}.jpg`, import.meta.url);
const drawnScene = (name) => readFile(drawnSceneFile(name));
// apps/api/src/demo/live-claims.ts
async function liveClaims({ customer, claims, liveLateOrder }) {
	const { data: made } = await customer.call(listClaims);
	const claim = async (orderId, past) => {
		const { data: form } = await customer.call(getClaimForm, { params: { id: orderId } });
		const item = form.items.find(({ category }) => category === past.category);
		if (!item) throw new Error(`demo data: order ${orderId} has no such piece`);
		const photo = await customer.upload(uploadClaimPhoto, await drawnScene(past.scene), { id: orderId });
		const { data } = await customer.call(submitClaim, { body: {
			order_id: orderId,
			description: past.description,
			items: [{
				item_id: item.item_id,
				problem: past.problem,
				quantity: 1,
				retail_value_minor: leastOf(item.usual_value_minor, minor(6e3)),
				age_months: 18,
				condition: "good"
			}],
			photo_ids: [photo.data.id]
		} });
		await claims.assess(data.id);
	};
	if (made.claims.length === 0) {
		const { data: orders } = await customer.call(listOrders);
		const [latest] = orders;
		if (!latest) throw new Error("demo data: the customer has no order to claim for");
		await claim(latest.id, {
			problem: "stained",
			category: "tops",
			scene: "green-tshirt",
			description: "It came back with a rusty stain on the front that does not wash out."
		});
	}
	if (made.claims.length < 2) await claim(await liveLateOrder(), {
		problem: "lost",
		category: "bottoms",
		scene: "three-on-tiles",
		description: "One piece is not in the bag. This is everything that came back."
	});
}
// apps/api/src/demo/plan-history.ts
const dayMs$1 = 864e5;
const hoursOfDay = [
	8,
	11,
	14,
	18
];
const numbersOfDay = 7;
const ordersOn = (day, days) => day % 7 === 1 ? 1 : Math.min(hoursOfDay.length, 1 + Math.floor((day + 1) / days * 2) + (day % 7 >= 5 ? 1 : 0));
function momentsOf(from, to) {
	const days = Math.ceil((to.getTime() - from.getTime()) / dayMs$1);
	return Array.from({ length: days + 1 }, (_, day) => hoursOfDay.slice(0, ordersOn(day, days)).map((hour, turn) => {
		const at = new Date(from);
		at.setDate(at.getDate() + day);
		at.setHours(hour, 0, 0, 0);
		return {
			at,
			number: day * numbersOfDay + turn
		};
	})).flat().filter(({ at }) => at > from && at < to);
}
const ratings = [
	50,
	48,
	50,
	45,
	49,
	50,
	42,
	50,
	47,
	49,
	38,
	50
];
const lukewarmBelow = 45;
function ratingOf(number) {
	const tenths = ratings[number % ratings.length] ?? 50;
	const texts = tenths < lukewarmBelow ? lukewarmComments : comments;
	return {
		tenths,
		comment: texts[number % texts.length] ?? ""
	};
}
// apps/api/src/demo/live-history.ts
const baskets = [
	[{
		name: "T-shirt",
		quantity: 6
	}, {
		name: "Jeans",
		quantity: 2
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
			quantity: 5
		}
	],
	[
		{
			name: "Shirt",
			quantity: 5
		},
		{
			name: "Pants",
			quantity: 2
		},
		{
			name: "Socks (pair)",
			quantity: 5
		}
	],
	[
		{
			name: "Dress",
			quantity: 2
		},
		{
			name: "Blouse",
			quantity: 3
		},
		{
			name: "Sweater",
			quantity: 1
		}
	]
];
const payday = 1;
async function liveHistory(past, moments) {
	const { time, now } = past;
	for (const { at, number } of moments) {
		if (at < now()) continue;
		if (at.toDateString() !== now().toDateString()) await endDay(past);
		time.advance(at.getTime() - now().getTime());
		await liveOne(past, number);
	}
}
async function endDay({ washers, now, settle, sweepCashOuts }) {
	await settle();
	const day = now().getDay();
	const cashing = [...washers].filter(([washer]) => washer === handWasher || cashingOut.includes(washer));
	if (day === payday) await cashOutAll(cashing.map(([, { client }]) => client));
	else if (day > payday && day <= 3) await sweepCashOuts();
}
function washerOf({ washers }, number) {
	const rated = [...washers].filter(([washer]) => washer !== handWasher && washer.ratings.length > 0);
	const chosen = number % 2 === 0 ? void 0 : rated[(number >> 1) % rated.length];
	const sam = washers.get(handWasher);
	if (!sam) throw new Error("demo data: nobody to wash");
	return chosen ?? [handWasher, sam];
}
async function liveOne(past, number, isOfMira = number % 9 === 4) {
	const [washer, person] = washerOf(past, number);
	const index = number % past.simulated.length;
	const payer = isOfMira ? past.customer : past.simulated[index];
	const home = isOfMira ? demoCustomer.home : townspeople[index]?.home;
	const items = baskets[number % baskets.length];
	if (!payer || !home || !items) throw new Error("demo data: nobody to order");
	await person.client.call(setAvailability, { body: {
		online: true,
		...placeOf(washer)
	} });
	const id = await liveAnOrder({
		customer: payer.client,
		washer: person.client,
		paymentMethodId: payer.paymentMethodId,
		photo: past.photo,
		items,
		isPhotographed: false,
		pickup: home,
		loadType: "light",
		...number % 6 === 2 && { coverage: 1e3 },
		rating: number % 3 === 0 ? ratingOf(number / 3) : void 0
	}, past.time);
	if (number % 5 === 0) await payer.client.call(tipWasher, {
		params: { id },
		body: {
			amount_minor: minor(200 + 100 * (number % 3)),
			payment_method_id: payer.paymentMethodId
		}
	});
	await person.client.call(setAvailability, { body: { online: false } });
}
// apps/api/src/demo/live-rated-orders.ts
const betweenOrdersMs = 126e5;
const afterwardsMs = 54e5;
const dayBeginsAt = 8;
const dayEndsAt = 20;
function untilNext(now) {
	const next = new Date(now.getTime() + betweenOrdersMs);
	if (next.getHours() < dayBeginsAt || next.getHours() >= dayEndsAt) {
		if (next.getHours() >= dayEndsAt) next.setDate(next.getDate() + 1);
		next.setHours(dayBeginsAt, 0, 0, 0);
	}
	return next.getTime() - now.getTime();
}
async function liveRatedOrders(db, { customer, guests, washers }, { photos, time, now, since, liveMore }) {
	let lived = -1;
	for (const [washer, { client, userId }] of washers) {
		const { rated } = await db.one(sql`select count(*) as rated from ratings where washer_id = ${userId} and created_at >= ${since}`);
		for (const [number, tenths] of washer.ratings.entries()) {
			lived += 1;
			if (number < rated) continue;
			const isCustomers = lived % 4 === 0;
			const payer = isCustomers ? customer : guests[lived % guests.length];
			const photo = photos[lived % photos.length];
			if (!payer || !photo) throw new Error("demo data: nobody to order, or nothing to wash");
			await client.call(setAvailability, { body: {
				online: true,
				...placeOf(washer)
			} });
			await liveAnOrder({
				customer: payer.client,
				washer: client,
				paymentMethodId: payer.paymentMethodId,
				photo,
				isPhotographed: isCustomers,
				pickup: isCustomers ? demoCustomer.home : guestHome(lived),
				loadType: lived % 2 === 0 ? "light" : "medium",
				rating: {
					tenths,
					comment: comments[lived % comments.length] ?? ""
				}
			}, time);
			await client.call(setAvailability, { body: { online: false } });
			const next = now().getTime() + untilNext(now());
			time.advance(afterwardsMs);
			await liveMore(lived);
			time.advance(Math.max(0, next - now().getTime()));
		}
	}
}
const guestHome = (order) => ({
	...demoCustomer.home,
	address: `${20 + order} Linden Street, Harbour Town`,
	latitude: demoCustomer.home.latitude + order * 3e-4
});
// apps/api/src/demo/load-demo-market.ts
const lateOrderBeforeMs = 216e5;
const minuteMs = 6e4;
const dayMs = 864e5;
const joinBeforeDays = 58;
const lastHour = 18;
const firstOrderBeforeMs = 5.5 * dayMs;
const lastOrderBeforeMs = 324e5;
const riskyOrderBeforeMs = 172 * minuteMs;
const settledAfterMs = 6e4;
async function loadDemoMarket(deps) {
	const { db } = deps;
	if (await db.maybe(sql`select 1 from demo_loads`)) return;
	await markDemoMarket(db, new Date());
	deps.print("Loading the demo market");
	const { latest } = await db.one(sql`select max(at) as latest from order_events`);
	const clock = handClock(new Date(Math.max(Date.now() - (deps.joinBeforeDays ?? joinBeforeDays) * dayMs, latest?.getTime() ?? 0)));
	const config = {
		...deps.config,
		verification: "manual"
	};
	const app = await createApp({
		config,
		db,
		log: deps.log,
		clock,
		scanner: deps.scanner
	});
	try {
		await app.install();
		await app.http.fastify.ready();
		await populate(deps, app, clock);
		clock.advance(settledAfterMs);
		await app.settlePayments();
		await app.earnings.releaseDue();
		await app.earnings.sweepCashOuts();
		await db.run(sql`insert into demo_loads (loaded_at) values (${new Date()}) on conflict do nothing`);
	} finally {
		await app.stop();
	}
}
async function populate(deps, app, clock) {
	const { becomeWasher, ...people } = await gatherPeople({
		...deps,
		clock,
		fastify: app.http.fastify
	});
	const { customer, guests, washers, simulated } = people;
	await finishInterruptedLoad(deps.db, [
		customer,
		...guests,
		...simulated,
		...washers.values()
	]);
	const time = {
		advance: clock.advance,
		search: (orderId) => runWave(app.dispatch, orderId)
	};
	const history = {
		...people,
		time,
		now: clock.now,
		photo: await drawnScene("five-garments"),
		settle: async () => {
			await app.settlePayments();
			await app.earnings.releaseDue();
		},
		sweepCashOuts: app.earnings.sweepCashOuts
	};
	const begun = Date.now() - (deps.joinBeforeDays ?? joinBeforeDays) * dayMs;
	const moments = momentsOf(new Date(begun), new Date(Date.now() - lastOrderBeforeMs));
	await liveUntilRated(deps.db, history, moments, people);
	const photo = await drawnScene("work-week");
	await liveClaims({
		customer: customer.client,
		claims: app.claims,
		liveLateOrder: async () => {
			const washer = washers.get(handWasher);
			if (!washer) throw new Error("demo data: nobody to wash");
			await liveHistory(history, moments);
			clock.advance(Math.max(0, Date.now() - lateOrderBeforeMs - clock.now().getTime()));
			await washer.client.call(setAvailability, { body: {
				online: true,
				...placeOf(handWasher)
			} });
			const { client, paymentMethodId } = customer;
			return liveAnOrder({
				customer: client,
				washer: washer.client,
				paymentMethodId,
				photo,
				pickup: demoCustomer.home,
				isPhotographed: true,
				loadType: "light",
				rating: void 0
			}, time);
		}
	});
	await liveRiskyOrder(people, clock, time);
	const { client: waiting } = await becomeWasher(applicant);
	for (const step of ["identity", "facility"]) await sendIn(waiting, step);
	await washers.get(handWasher)?.client.call(setAvailability, { body: {
		online: true,
		...placeOf(handWasher)
	} });
}
async function liveUntilRated(db, history, moments, people) {
	const { time, now, photo } = history;
	const since = new Date(Date.now() - firstOrderBeforeMs);
	await liveHistory(history, moments.filter(({ at }) => at < since));
	time.advance(Math.max(0, since.getTime() - now().getTime()));
	await liveRatedOrders(db, people, {
		photos: [
			await drawnScene("work-week"),
			await drawnScene("summer-load"),
			photo
		],
		time,
		now,
		since,
		liveMore: async (turn) => {
			if (now().getHours() < lastHour) await liveOne(history, turn * 3 + 1, false);
			else await endDay(history);
		}
	});
}
async function liveRiskyOrder({ guests, washers }, clock, time) {
	const [, , guest] = guests;
	const [who, washer] = [...washers].at(-1) ?? [];
	if (!guest || !who || !washer) throw new Error("demo data: nobody to wash");
	clock.advance(Math.max(0, Date.now() - riskyOrderBeforeMs - clock.now().getTime()));
	await washer.client.call(setAvailability, { body: {
		online: true,
		...placeOf(who)
	} });
	const { client, paymentMethodId } = guest;
	const photo = await drawnScene("five-garments");
	const risky = {
		customer: client,
		washer: washer.client,
		paymentMethodId,
		photo,
		pickup: demoCustomer.home
	};
	const items = [{
		name: "Shirt",
		quantity: 4
	}];
	await liveAnOrder({
		...risky,
		items,
		isPhotographed: false,
		loadType: "light",
		rating: void 0,
		endsInTheWash: true
	}, time);
	await washer.client.call(setAvailability, { body: { online: false } });
}
// apps/api/src/demo/load-market-child.ts
process.on("disconnect", () => process.exit());
async function load({ config, databaseUrl, autopilotPassword }) {
	const db = openDatabase({ url: databaseUrl });
	const scanner = createEmbeddedScanner();
	const print = (line) => void process.stdout.write(`${line}\n`);
	try {
		await loadDemoMarket({
			config,
			db,
			log: createLog(config.LOG_LEVEL),
			scanner,
			print,
			autopilotPassword
		});
	} finally {
		await scanner.close();
		await db.close();
	}
}
process.once("message", (order) => {
	const answer = (message) => process.send?.(message);
	load(order).then(() => answer({ kind: "loaded" }), (error) => answer({
		kind: "failed",
		why: error instanceof Error ? error.stack ?? "" : String(error)
	}));
});
export {};
