import type { Notification } from '@washline/contract/notifications/endpoints'
import type { Language } from '@washline/contract/texts/languages'
import { withProductName } from '@washline/contract/texts/product-name'

interface Links {
  /** The screen that the notification is about. */
  readonly open: string
  readonly settings: string
  readonly unsubscribe: string
}

interface Reader {
  readonly language: Language

  readonly translate: (text: string) => string
}

const emailTexts = {
  open: 'Open Washline',
  why: 'You receive this email because emails of this kind are turned on in your notification settings.',
  stop: 'Unsubscribe from these emails',
  settings: 'All notification settings',
} as const

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A number does not break at its hyphen. */
const orderNumbers = /\b(?:WL|CL)-\d+/g

/** Colors of the dark theme need classes, as those of the light one are inline. */
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .pg { background: #0E1230 !important; }
  .sh { background: #191E46 !important; border-color: #F4F0E2 !important; }
  .tx { color: #F4F0E2 !important; }
  .t2 { color: #B8BCE0 !important; }
  .bt { background: #9AA3FF !important; color: #0E1230 !important; border-color: #F4F0E2 !important; }
}`

/** The email of a notification as text and HTML. Mail programs support little more than tables and inline styles. */
export function writeEmail(
  notification: Pick<Notification, 'title' | 'message' | 'highlight'>,
  links: Links & Reader,
): { subject: string; text: string; html: string } {
  const { title, message, highlight } = notification
  const { language, translate } = links
  const open = translate(emailTexts.open)
  const why = translate(emailTexts.why)
  const stop = translate(emailTexts.stop)
  const settings = translate(emailTexts.settings)
  const shown = highlight
    ? escaped(message).replace(escaped(highlight), `<strong>${escaped(highlight)}</strong>`)
    : escaped(message)
  const link = (href: string, text: string) => `<a class="t2" href="${escaped(href)}" style="color:#4A4F78">${text}</a>`
  return {
    subject: title,
    text: `${message}\n\n${open}: ${links.open}\n\n--\n${why}\n${stop}: ${links.unsubscribe}\n${settings}: ${links.settings}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title)}</title><style>${darkStyles}</style></head>
<body class="pg" style="margin:0;background:#F8F5EC;color:#171C46;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="tx" style="padding:0 4px 16px;font-size:20px;line-height:1;font-weight:800;color:#171C46">${escaped(withProductName('Washline'))}</td></tr>
<tr><td class="sh" style="padding:26px 28px 28px;background:#FFFDF7;border:2px solid #171C46;border-radius:20px">
<h1 class="tx" style="margin:0;font-size:26px;line-height:1.15;color:#171C46">${escaped(title)}</h1>
<p class="tx" style="margin:12px 0 22px;color:#171C46">${shown.replace(orderNumbers, '<span style="white-space:nowrap">$&</span>')}</p>
<a class="bt" href="${escaped(links.open)}" style="display:inline-block;padding:12px 22px;background:#2E37D0;color:#FFFFFF;border:2px solid #171C46;border-radius:14px;font-weight:bold;text-decoration:none">${open}</a></td></tr>
<tr><td class="t2" style="padding:18px 4px;color:#4A4F78;font-size:14px">${why}<br>${link(links.unsubscribe, stop)} · ${link(links.settings, settings)}</td></tr>
</table></td></tr></table></body></html>`,
  }
}
