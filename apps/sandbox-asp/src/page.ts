// The console as HTML: what was sent, how far it is, and what the next one meets.
import { pageStyle } from '../../sandbox-gateway/src/page-style.ts'
import { escapeHtml } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { modes, type Mode, type State, type Submission } from './document.ts'
import { modeText, pageText, stateText, type Language } from './page-text.ts'

const style = `${pageStyle}
main.page{grid-template-columns:minmax(0,1fr) minmax(0,340px);max-inline-size:1120px!important;gap:40px}
h1{font-size:1.5rem}.way{display:grid;gap:4px;margin:0;padding:0;list-style:none;font-size:.875rem}.way li{display:flex;flex-wrap:wrap;gap:4px 12px}
.way b{font-weight:500}.head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}.head h2{font-size:1rem}.acts{display:flex;flex-wrap:wrap;gap:12px}
.push{min-block-size:44px;padding:8px 20px;border:1px solid var(--ink);border-radius:8px;background:var(--ink);color:#fff;font-weight:500;cursor:pointer}.push:hover{background:#0f1b2d}
.push.quiet{background:none;color:var(--ink)}.push.quiet:hover{background:#f1f4f8}
fieldset{border:0;margin:0;padding:0;display:grid;gap:4px}fieldset label{display:flex;gap:8px;align-items:center;min-block-size:36px}
.bad{color:#a32020}:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
@media (max-width:900px){main.page{grid-template-columns:minmax(0,1fr);gap:24px}}`

const ltr = (text: string): string => `<bdi dir="ltr" class="digits">${escapeHtml(text)}</bdi>`
/** Day and time in the Emirates. */
const instant = (at: string): string => {
  const there = new Date(Date.parse(at) + 4 * 3_600_000).toISOString()
  return ltr(`${there.slice(0, 10)} ${there.slice(11, 16)}`)
}

const nextStates: Record<State, State[]> = {
  RECEIVED: ['DELIVERED', 'REPORTED', 'REJECTED'],
  DELIVERED: ['REPORTED'],
  REPORTED: [],
  REJECTED: [],
}

const row = (submission: Submission, language: Language): string => {
  const { submissionId, number, buyer, events, errors, state } = submission
  const way = events
    .map((each) => `<li><b>${stateText[each.state][language]}</b>${instant(each.at)}</li>`)
    .join('')
  const faults = errors
    .map(
      ({ rule, message }) => `<li class="bad">${ltr(rule)}<bdi dir="ltr">${escapeHtml(message)}</bdi></li>`,
    )
    .join('')
  const buttons = nextStates[state]
    .map(
      (each) =>
        `<button class="push quiet" name="state" value="${each}">${stateText[each][language]}</button>`,
    )
    .join('')
  const acts = `<form class="acts" method="post" action="/_sim/documents/${submissionId}?language=${language}">${buttons}</form>`
  return `<article class="card" id="${submissionId}"><div class="head"><h2>${ltr(number)}</h2><bdi>${escapeHtml(buyer)}</bdi>
<span class="muted dense">${ltr(submissionId)}</span></div><ul class="way">${way}${faults}</ul>${buttons ? acts : ''}</article>`
}

export const consolePage = (
  rows: readonly Submission[],
  { next, language, nonce }: { next: Mode; language: Language; nonce: string },
): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  const other = language === 'en' ? 'ar' : 'en'
  const list =
    rows.length > 0
      ? `${rows.map((each) => row(each, language)).join('')}${rows.length === 50 ? `<p class="muted dense">${say('newest')}</p>` : ''}`
      : `<div class="card"><h2>${say('none')}</h2><p class="muted">${say('noneHint')}</p></div>`
  const choices = modes
    .map(
      (mode) =>
        `<label><input type="radio" name="mode" value="${mode}"${mode === next ? ' checked' : ''}>${modeText[mode][language]}</label>`,
    )
    .join('')
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('title')}</title><style nonce="${nonce}">${style}</style></head><body>
<header><div class="sbx"><b>${say('sandbox')}</b><span>${say('simulated')}</span></div><div class="page"><span class="brand">${say('provider')}</span>
<a class="lang" href="/?language=${other}" lang="${other}" hreflang="${other}">${language === 'en' ? 'العربية' : 'English'}</a></div></header>
<main class="page"><section class="stack"><div class="stack tight"><h1>${say('documents')}</h1><p class="muted">${say('lead')}</p></div>${list}</section>
<aside><form class="card" method="post" action="/_sim/next?language=${language}"><fieldset><legend><h2>${say('next')}</h2></legend>${choices}</fieldset>
<button class="push">${say('set')}</button></form></aside></main></body></html>`
}
