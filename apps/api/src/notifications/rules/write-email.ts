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
  const link = (href: string, text: string) => `<a href="${escaped(href)}" style="color:#4A4F78">${text}</a>`
  return {
    subject: title,
    text: `${message}\n\n${open}: ${links.open}\n\n--\n${why}\n${stop}: ${links.unsubscribe}\n${settings}: ${links.settings}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#F8F5EC;color:#171C46;font:16px/1.55 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#FFFDF7;border:2px solid #171C46;border-radius:20px">
<tr><td style="padding:24px 28px 0;font-weight:bold">${escaped(withProductName('Washline'))}</td></tr>
<tr><td style="padding:8px 28px 0"><h1 style="margin:0;font-size:26px;line-height:1.15">${escaped(title)}</h1></td></tr>
<tr><td style="padding:12px 28px 0">${shown}</td></tr>
<tr><td style="padding:24px 28px 28px"><a href="${escaped(links.open)}" style="display:inline-block;padding:12px 22px;background:#2E37D0;color:#FFFFFF;border-radius:14px;font-weight:bold;text-decoration:none">${open}</a></td></tr>
</table>
<p style="max-width:520px;margin:20px auto 0;color:#4A4F78;font-size:14px">${why}<br>${link(links.unsubscribe, stop)} · ${link(links.settings, settings)}</p>
</td></tr></table></body></html>`,
  }
}
