import "./part-rolldown-runtime-BcUA5ExT.js";
// packages/contract/src/texts/languages.ts
const languages = {
	en: "English",
	es: "Español",
	fr: "Français",
	de: "Deutsch",
	zh: "\u4e2d\u6587",
	ja: "\u65e5\u672c\u8a9e"
};
const languageCodes = Object.keys(languages);
const added = new Map();
const addLanguage = (code, name) => {
	if (!Object.hasOwn(languages, code)) added.set(code, name);
};
const removeLanguage = (code) => void added.delete(code);
const isBuiltIn = (code) => typeof code === "string" && Object.hasOwn(languages, code);
const isLanguage = (code) => isBuiltIn(code) || typeof code === "string" && added.has(code);
const firstSpoken = (tags) => tags.flatMap((tag) => [tag, tag.split("-")[0]?.toLowerCase()]).find(isLanguage);
export { languageCodes as a, isLanguage as i, firstSpoken as n, removeLanguage as o, isBuiltIn as r, addLanguage as t };
