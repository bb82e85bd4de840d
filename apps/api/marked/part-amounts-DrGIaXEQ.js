import "./part-rolldown-runtime-BcUA5ExT.js";
import { a as minorPerMajor, i as minorDigits } from "./part-money-D0v5pQsw.js";
import { Pn as number, ln as int } from "./part-schemas-DglVyPrj.js";
// packages/contract/src/payments/amount-messages.ts
const amountMessages = {
	whole: "Must be a whole number.",
	twoDecimals: "Must have at most two decimals.",
	threeDecimals: "Must have at most three decimals.",
	impossible: "This amount is not possible."
};
// packages/contract/src/amounts.ts
const isWholeInMinor = (amount) => {
	const scaled = amount * minorPerMajor();
	return Math.abs(scaled - Math.round(scaled)) < 1e-6;
};
const decimalsMessage = () => {
	if (minorDigits() === 0) return amountMessages.whole;
	return minorDigits() === 3 ? amountMessages.threeDecimals : amountMessages.twoDecimals;
};
const minorInput = int("Must be a whole number.").min(0).max(1e10).brand();
const minorAmount = int().brand();
const majorInput = number().min(0).max(1e8).refine(isWholeInMinor, { error: decimalsMessage });
const majorAmount = number().brand();
export { amountMessages as a, minorInput as i, majorInput as n, minorAmount as r, majorAmount as t };
