import "./part-rolldown-runtime-BcUA5ExT.js";
// apps/api/src/platform/db/sql.ts
var Sql = class {
	text;
	values;
	constructor(text, values) {
		this.text = text;
		this.values = values;
	}
};
const messageTextsOf = new WeakMap();
function sql(parts, ...values) {
	const flat = [];
	const nested = [];
	for (const value of values) {
		if (value instanceof Sql) flat.push(...value.values);
		else flat.push(value);
		nested.push(value instanceof Sql ? value.text : void 0);
	}
	const cached = messageTextsOf.get(parts);
	if (cached?.nested.every((text, index) => text === nested[index])) return new Sql(cached.text, flat);
	const text = joined(parts, values);
	messageTextsOf.set(parts, {
		nested,
		text
	});
	return new Sql(text, flat);
}
function joined(parts, values) {
	let text = parts[0] ?? "";
	let count = 0;
	values.forEach((value, index) => {
		const shift = count;
		count += value instanceof Sql ? value.values.length : 1;
		text += value instanceof Sql ? value.text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + shift}`) : `$${count}`;
		text += parts[index + 1] ?? "";
	});
	return text;
}
export { sql as n, Sql as t };
