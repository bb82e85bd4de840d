import "./part-rolldown-runtime-BcUA5ExT.js";
// packages/contract/src/money.ts
function minor(amount) {
	if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of minor units`);
	return amount;
}
let digits = 2;
const minorDigits = () => digits;
const minorPerMajor = () => 10 ** digits;
const useMinorDigits = (count) => {
	digits = count;
};
const toMajor = (amountMinor) => amountMinor / minorPerMajor();
const toMinor = (amountMajor) => minor(Math.round(amountMajor * minorPerMajor()));
const plainAmount = (amountMinor) => toMajor(amountMinor).toFixed(digits);
const add = (...amounts) => sumOf(amounts);
const sumOf = (amounts) => minor(amounts.reduce((sum, each) => sum + each, 0));
const subtract = (from, ...amounts) => minor(from - sumOf(amounts));
const negate = (amountMinor) => minor(0 - amountMinor);
const timesQuantity = (unitMinor, quantity) => minor(unitMinor * quantity);
const shareOf = (amountMinor, basisPoints) => minor(Math.floor((amountMinor * basisPoints + 5e3) / 1e4));
const leastOf = (...amounts) => minor(Math.min(...amounts));
const mostOf = (...amounts) => minor(Math.max(...amounts));
export { minorPerMajor as a, plainAmount as c, sumOf as d, timesQuantity as f, useMinorDigits as h, minorDigits as i, shareOf as l, toMinor as m, leastOf as n, mostOf as o, toMajor as p, minor as r, negate as s, add as t, subtract as u };
