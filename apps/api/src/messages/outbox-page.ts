// The outbox page of the demo as one HTML document without scripts: newest first, each message in both languages.
import { toOffset } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { writeMessage } from '@marsa/model/messages/message.ts'
import { isTemplate, templates } from '@marsa/model/messages/templates/templates.ts'
import { messagesText, outboxStateText } from '@marsa/model/messages/text.ts'
import { composeMail, composeSms, escapeHtml, type Outgoing } from './compose.ts'
import type { OutboxRow } from './outbox.store.ts'

/** No script runs here; a mail is shown in a frame that may do nothing but open its link in a new tab. */
export const outboxPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const style = `
*{box-sizing:border-box}
body{margin:0;background:#f6f8fa;color:#0f1b2d;font:16px/1.6 'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{margin:0 0 8px;font-size:28px;line-height:1.2}
p{margin:0 0 16px}
a{color:#0b5c5b}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:24px 0}
label{display:grid;gap:6px;font-size:14px;flex:1 1 240px}
input,button{font:inherit;padding:10px 12px;border:1px solid #7b8797;border-radius:8px;min-height:44px}
button{background:#0b5c5b;border-color:#0b5c5b;color:#fff;font-weight:600;padding-inline:20px}
:focus-visible{outline:2px solid #0b5c5b;outline-offset:2px}
article{background:#fff;border:1px solid #dbe1e8;border-radius:12px;padding:20px;margin:0 0 16px}
article h2{margin:0 0 4px;font-size:18px}
.facts{display:flex;flex-wrap:wrap;gap:4px 16px;color:#4b5a6e;font-size:14px;margin:0 0 12px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#eef2f5;border-radius:8px;padding:12px;margin:0 0 12px}
iframe{width:100%;height:480px;border:1px solid #dbe1e8;border-radius:8px;background:#f6f8fa}
summary{cursor:pointer;padding:8px 0;min-height:44px}
`

const directionOf = (lang: Lang): string => (lang === 'ar' ? 'rtl' : 'ltr')

const otherLanguage = (row: OutboxRow): Outgoing | undefined => {
  if (!row.template || !row.params || !isTemplate(row.template)) return undefined
  const language = row.language === 'ar' ? 'en' : 'ar'
  const written = writeMessage(templates[row.template], language, row.params, row.subject_id)
  const { title, sms, ...rest } = written
  const subject = row.channel === 'sms' ? sms : { subject: title }
  return { language, ...rest, ...subject, reason: row.reason, leaveToken: null }
}

const shown = (message: Outgoing, channel: OutboxRow['channel'], publicUrl: string, page: Lang): string => {
  const area = `lang="${message.language}" dir="${directionOf(message.language)}"`
  if (channel === 'sms') return `<pre ${area}>${escapeHtml(composeSms(message, publicUrl))}</pre>`
  const { text, html } = composeMail(message, publicUrl)
  return `<pre ${area}>${escapeHtml(text)}</pre>
<iframe title="${escapeHtml(`${say(page, messagesText.preview)}: ${message.subject}`)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>`
}

const article = (row: OutboxRow, publicUrl: string, page: Lang): string => {
  const other = otherLanguage(row)
  const at = toOffset(row.created_at)
  return `<article>
<h2 lang="${row.language}" dir="${directionOf(row.language)}">${escapeHtml(row.subject)}</h2>
<div class="facts"><span>${say(page, messagesText[row.channel])}</span><bdi dir="ltr">${escapeHtml(row.recipient)}</bdi><time datetime="${at}"><bdi dir="ltr">${at.slice(0, 19).replace('T', ' ')}</bdi></time><span>${say(page, outboxStateText[row.state])}</span></div>
<details><summary>${say(page, messagesText[row.channel])}</summary>
${shown(row, row.channel, publicUrl, page)}</details>${
    other
      ? `
<details><summary>${say(page, messagesText.inOtherLanguage)}</summary>
<h2 lang="${other.language}" dir="${directionOf(other.language)}">${escapeHtml(other.subject)}</h2>
${shown(other, row.channel, publicUrl, page)}</details>`
      : ''
  }
</article>`
}

export const outboxPage = (
  found: readonly OutboxRow[],
  to: string,
  publicUrl: string,
  page: Lang,
): string => {
  const t = (key: 'outbox' | 'outboxHint' | 'outboxEmpty' | 'recipient' | 'search' | 'product') =>
    escapeHtml(say(page, messagesText[key]))
  const other: Lang = page === 'ar' ? 'en' : 'ar'
  return `<!doctype html>
<html lang="${page}" dir="${directionOf(page)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('outbox')} · ${t('product')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t('outbox')}</h1>
<p>${t('outboxHint')}</p>
<p><a href="?lang=${other}${to ? `&amp;to=${encodeURIComponent(to)}` : ''}" lang="${other}">${other === 'ar' ? 'العربية' : 'English'}</a></p>
<form method="get"><input type="hidden" name="lang" value="${page}"><label>${t('recipient')}<input name="to" dir="ltr" maxlength="254" value="${escapeHtml(to)}"></label><button>${t('search')}</button></form>
${found.length > 0 ? found.map((row) => article(row, publicUrl, page)).join('\n') : `<p>${t('outboxEmpty')}</p>`}
</main>
</body>
</html>
`
}
