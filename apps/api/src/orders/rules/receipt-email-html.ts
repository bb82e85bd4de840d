import { withProductName } from '@washline/contract/texts/product-name'

export interface EmailRow {
  readonly name: string
  readonly note: string | null
  readonly amount: string
}

export interface EmailParts {
  readonly number: string
  readonly date: string
  readonly headline: string
  readonly total: string
  readonly promise: string
  readonly washer: string
  readonly sections: readonly { readonly title: string; readonly rows: readonly EmailRow[] }[]
  readonly link: string
  readonly language: string
  readonly eachLine: string
  readonly see: string
  readonly why: string
  readonly numberSign: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const display = "'Bricolage Grotesque Variable','Bricolage Grotesque',Arial,sans-serif"
const body = "'Instrument Sans Variable','Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'

/** Email clients support few styles: the layout is tables with inline colours; dark colours need classes. */
const styles = `
@media (prefers-color-scheme: dark) {
  .pg { background: #0E1230 !important; }
  .sh { background: #191E46 !important; border-color: #F4F0E2 !important; }
  .tx { color: #F4F0E2 !important; }
  .t2 { color: #B8BCE0 !important; }
  .no { color: #9AA3FF !important; }
  .bt { background: #9AA3FF !important; color: #0E1230 !important; border-color: #F4F0E2 !important; }
  .dash { border-bottom-color: #4A5190 !important; }
  .okb { background: #1F4A44 !important; }
  .okt { color: #D6F5E6 !important; }
}
@media (max-width: 480px) {
  .huge { font-size: 52px !important; }
  .pd { padding-left: 20px !important; padding-right: 20px !important; }
}`

const row = ({ name, note, amount }: EmailRow, isStrong: boolean): string => `<tr>
<td class="tx" style="padding:7px 12px 7px 0;font-size:16px;color:#171C46;${isStrong ? 'font-weight:700' : ''}">${safe(name)}${
  note ? `<br><span class="t2" style="font-size:14px;color:#4A4F78">${safe(note)}</span>` : ''
}</td>
<td class="tx" align="right" valign="top" style="padding:7px 0;font-size:16px;color:#171C46;white-space:nowrap;font-weight:${isStrong ? 800 : 600}">${safe(amount)}</td>
</tr>`

const section = ({ title, rows }: EmailParts['sections'][number]): string => `
<tr><td class="sh pd dash" style="background:#FFFDF7;border:2px solid #171C46;border-top:0;border-bottom:2px dashed #B9B4A1;padding:16px 32px">
${title ? `<p class="t2" style="margin:0 0 4px;font-size:14px;font-weight:600;color:#4A4F78">${safe(title)}</p>` : ''}<table ${table}>${rows.map((line) => row(line, title === '')).join('')}</table></td></tr>`

export const emailHtml = (parts: EmailParts): string => `<!doctype html>
<html lang="${parts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${safe(`${parts.number}: ${parts.total}`)}</title><style>${styles}</style></head>
<body class="pg" style="margin:0;padding:0;background:#F8F5EC;font-family:${body};line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${safe(`${parts.headline} ${parts.total}. ${parts.promise}`)}</div>
<table ${table} class="pg" style="background:#F8F5EC"><tr><td align="center" style="padding:28px 12px">
<table ${table} style="max-width:560px">
<tr><td class="tx" style="padding:0 4px 16px;font:800 20px/1 ${display};letter-spacing:-.4px;color:#171C46">${safe(withProductName('Washline'))}</td></tr>
<tr><td class="sh pd dash" style="background:#FFFDF7;border:2px solid #171C46;border-bottom:2px dashed #B9B4A1;border-radius:20px 20px 0 0;padding:26px 32px 24px">
<table ${table}><tr>
<td class="no" style="font:800 18px/1.2 ${display};color:#2E37D0"><span class="t2" style="font:600 14px/1 ${body};color:#4A4F78">${safe(parts.numberSign)}</span> ${safe(parts.number)}</td>
<td align="right" class="t2" style="font-size:14px;color:#4A4F78">${safe(parts.date)}</td></tr></table>
<p class="t2" style="margin:22px 0 2px;font-size:14px;font-weight:600;color:#4A4F78">${safe(parts.headline)}</p>
<p class="tx huge" style="margin:0;font:800 68px/1 ${display};letter-spacing:-2px;color:#171C46">${safe(parts.total)}</p>
</td></tr>${parts.sections.map(section).join('')}
<tr><td class="sh pd okb" style="background:#CDEBDD;border:2px solid #171C46;border-top:0;border-radius:0 0 20px 20px;padding:22px 32px 26px">
${parts.promise ? `<p class="okt" style="margin:0 0 6px;font:800 20px/1.2 ${display};color:#171C46">${safe(parts.promise)}</p>` : ''}
<p class="okt" style="margin:0 0 18px;font-size:16px;color:#171C46">${safe(`${parts.washer} ${parts.eachLine}`.trim())}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="bt" style="background:#2E37D0;border:2px solid #171C46;border-radius:14px">
<a class="bt" href="${safe(parts.link)}" style="display:block;padding:14px 24px;color:#FFFFFF;font-weight:700;text-decoration:none;font-size:16px;border-radius:12px">${safe(parts.see)}</a>
</td></tr></table></td></tr>
<tr><td class="t2" style="padding:18px 4px;font-size:14px;color:#4A4F78">${safe(parts.why)}</td></tr>
</table></td></tr></table></body></html>
`
