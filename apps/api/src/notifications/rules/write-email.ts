import type { Notification } from '@washline/contract/notifications/endpoints'
import { darkEmailStyles, escapeHtml } from '@washline/contract/texts/email-html'
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

/** A number does not break at its hyphen. */
const orderNumbers = /\b(?:WL|CL)-\d+/g

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
    ? escapeHtml(message).replace(escapeHtml(highlight), `<strong>${escapeHtml(highlight)}</strong>`)
    : escapeHtml(message)
  const link = (href: string, text: string) =>
    `<a class="t2" href="${escapeHtml(href)}" style="color:#4A4F78">${text}</a>`
  return {
    subject: title,
    text: `${message}\n\n${open}: ${links.open}\n\n--\n${why}\n${stop}: ${links.unsubscribe}\n${settings}: ${links.settings}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${darkEmailStyles}</style></head>
<body class="pg" style="margin:0;background:#F8F5EC;color:#171C46;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="tx" style="padding:0 4px 16px;font-size:20px;line-height:1;font-weight:800;color:#171C46">${escapeHtml(withProductName('Washline'))}</td></tr>
<tr><td class="sh" style="padding:26px 28px 28px;background:#FFFDF7;border:2px solid #171C46;border-radius:20px">
<h1 class="tx" style="margin:0;font-size:26px;line-height:1.15;color:#171C46">${escapeHtml(title)}</h1>
<p class="tx" style="margin:12px 0 22px;color:#171C46">${shown.replace(orderNumbers, '<span style="white-space:nowrap">$&</span>')}</p>
<a class="bt" href="${escapeHtml(links.open)}" style="display:inline-block;padding:12px 22px;background:#2E37D0;color:#FFFFFF;border:2px solid #171C46;border-radius:14px;font-weight:bold;text-decoration:none">${open}</a></td></tr>
<tr><td class="t2" style="padding:18px 4px;color:#4A4F78;font-size:14px">${why}<br>${link(links.unsubscribe, stop)} · ${link(links.settings, settings)}</td></tr>
</table></td></tr></table></body></html>`,
  }
}
