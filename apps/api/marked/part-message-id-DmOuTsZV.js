import "./part-rolldown-runtime-BcUA5ExT.js";
// apps/api/src/platform/mail/list-headers.ts
const listHeaders = (unsubscribeUrl) => unsubscribeUrl === void 0 ? {} : {
	"List-Unsubscribe": `<${unsubscribeUrl}>`,
	"List-Unsubscribe-Post": "List-Unsubscribe=One-Click"
};
// apps/api/src/platform/mail/message-id.ts
const messageId = (id, from) => `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? "washline.invalid"}>`;
export { listHeaders as n, messageId as t };
