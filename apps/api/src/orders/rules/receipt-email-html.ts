import { darkEmailStyles, escapeHtml } from '@washline/contract/texts/email-html'
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

const display = "'Bricolage Grotesque Variable','Bricolage Grotesque',Arial,sans-serif"
const body = "'Instrument Sans Variable','Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'

const styles = `${darkEmailStyles}
@media (max-width: 480px) {
  .huge { font-size: 52px !important; }
  .pd { padding-left: 20px !important; padding-right: 20px !important; }
}`

const row = ({ name, note, amount }: EmailRow, isStrong: boolean): string => `<tr>
<td class="tx" style="padding:7px 12px 7px 0;font-size:16px;color:#171C46;${isStrong ? 'font-weight:700' : ''}">${escapeHtml(name)}${
  note ? `<br><span class="t2" style="font-size:14px;color:#4A4F78">${escapeHtml(note)}</span>` : ''
}</td>
<td class="tx" align="right" valign="top" style="padding:7px 0;font-size:16px;color:#171C46;white-space:nowrap;font-weight:${isStrong ? 800 : 600}">${escapeHtml(amount)}</td>
</tr>`

const section = ({ title, rows }: EmailParts['sections'][number]): string => `
<tr><td class="sh pd dash" style="background:#FFFDF7;border:2px solid #171C46;border-top:0;border-bottom:2px dashed #B9B4A1;padding:16px 32px">
${title ? `<p class="t2" style="margin:0 0 4px;font-size:14px;font-weight:600;color:#4A4F78">${escapeHtml(title)}</p>` : ''}<table ${table}>${rows.map((line) => row(line, title === '')).join('')}</table></td></tr>`

export const emailHtml = (parts: EmailParts): string => `<!doctype html>
<html lang="${parts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(`${parts.number}: ${parts.total}`)}</title><style>${styles}</style></head>
<body class="pg" style="margin:0;padding:0;background:#F8F5EC;font-family:${body};line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(`${parts.headline} ${parts.total}. ${parts.promise}`)}</div>
<table ${table} class="pg" style="background:#F8F5EC"><tr><td align="center" style="padding:28px 12px">
<table ${table} style="max-width:560px">
<tr><td class="tx" style="padding:0 4px 16px;font:800 20px/1 ${display};letter-spacing:-.4px;color:#171C46">${escapeHtml(withProductName('Washline'))}</td></tr>
<tr><td class="sh pd dash" style="background:#FFFDF7;border:2px solid #171C46;border-bottom:2px dashed #B9B4A1;border-radius:20px 20px 0 0;padding:26px 32px 24px">
<table ${table}><tr>
<td class="no" style="font:800 18px/1.2 ${display};color:#2E37D0"><span class="t2" style="font:600 14px/1 ${body};color:#4A4F78">${escapeHtml(parts.numberSign)}</span> ${escapeHtml(parts.number)}</td>
<td align="right" class="t2" style="font-size:14px;color:#4A4F78">${escapeHtml(parts.date)}</td></tr></table>
<p class="t2" style="margin:22px 0 2px;font-size:14px;font-weight:600;color:#4A4F78">${escapeHtml(parts.headline)}</p>
<p class="tx huge" style="margin:0;font:800 68px/1 ${display};letter-spacing:-2px;color:#171C46">${escapeHtml(parts.total)}</p>
</td></tr>${parts.sections.map(section).join('')}
<tr><td class="sh pd okb" style="background:#CDEBDD;border:2px solid #171C46;border-top:0;border-radius:0 0 20px 20px;padding:22px 32px 26px">
${parts.promise ? `<p class="okt" style="margin:0 0 6px;font:800 20px/1.2 ${display};color:#171C46">${escapeHtml(parts.promise)}</p>` : ''}
<p class="okt" style="margin:0 0 18px;font-size:16px;color:#171C46">${escapeHtml(`${parts.washer} ${parts.eachLine}`.trim())}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="bt" style="background:#2E37D0;border:2px solid #171C46;border-radius:14px">
<a class="bt" href="${escapeHtml(parts.link)}" style="display:block;padding:14px 24px;color:#FFFFFF;font-weight:700;text-decoration:none;font-size:16px;border-radius:12px">${escapeHtml(parts.see)}</a>
</td></tr></table></td></tr>
<tr><td class="t2" style="padding:18px 4px;font-size:14px;color:#4A4F78">${escapeHtml(parts.why)}</td></tr>
</table></td></tr></table></body></html>
`
