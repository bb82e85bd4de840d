import { r as __exportAll } from "./part-rolldown-runtime-BcUA5ExT.js";
import { Di as _isoDateTime, Ei as _isoDate, M as ZodISODateTime, N as ZodISODuration, Oi as _isoDuration, P as ZodISOTime, j as ZodISODate, ki as _isoTime } from "./part-schemas-DglVyPrj.js";
// node_modules/zod/v4/classic/iso.js
var iso_exports = __exportAll({
	ZodISODate: () => ZodISODate,
	ZodISODateTime: () => ZodISODateTime,
	ZodISODuration: () => ZodISODuration,
	ZodISOTime: () => ZodISOTime,
	date: () => date,
	datetime: () => datetime,
	duration: () => duration,
	time: () => time
});
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return _isoDate(ZodISODate, params);
}
function time(params) {
	return _isoTime(ZodISOTime, params);
}
function duration(params) {
	return _isoDuration(ZodISODuration, params);
}
export { datetime as n, iso_exports as r, date as t };
