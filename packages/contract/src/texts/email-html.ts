const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Colors of the dark theme, which need classes, as those of the light one are inline: mail programs support few styles. */
export const darkEmailStyles = `
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
}`
