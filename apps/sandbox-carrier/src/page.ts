// The console as HTML: what was booked, where each parcel is, and the button that moves it on.
import { pageStyle } from '../../sandbox-gateway/src/page-style.ts'
import { escapeHtml } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { nextOf, recipientOf, troubles, type Consignment } from './consignment.ts'
import { checkpointText, pageText, troubleText, type Language } from './page-text.ts'

const style = `${pageStyle}
main.page{grid-template-columns:minmax(0,1fr) minmax(0,340px);max-inline-size:1120px!important;gap:40px}
h1{font-size:1.5rem}.way{display:grid;gap:4px;margin:0;padding:0;list-style:none;font-size:.875rem}.way li{display:flex;flex-wrap:wrap;gap:4px 12px}
.way b{font-weight:500}.head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}.head h2{font-size:1rem}.acts{display:flex;flex-wrap:wrap;gap:12px}
.push{min-block-size:44px;padding:8px 20px;border:1px solid var(--ink);border-radius:8px;background:var(--ink);color:#fff;font-weight:500;cursor:pointer}.push:hover{background:#0f1b2d}
.push.quiet{background:none;color:var(--ink)}.push.quiet:hover{background:#f1f4f8}dl{display:grid;gap:8px;margin:0;font-size:.875rem}dd{margin:0}dl div{display:block}
.tag.warn{background:#fff3d6;color:#7a4a00}:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
@media (max-width:900px){main.page{grid-template-columns:minmax(0,1fr);gap:24px}}`

const ltr = (text: string): string => `<bdi dir="ltr" class="digits">${escapeHtml(text)}</bdi>`
/** Day and time in the Emirates. */
const instant = (at: string): string => {
  const there = new Date(Date.parse(at) + 4 * 3_600_000).toISOString()
  return ltr(`${there.slice(0, 10)} ${there.slice(11, 16)}`)
}
const placeOf = ({ cityName, countryCode }: { cityName: string; countryCode: string }): string =>
  `<bdi>${escapeHtml(`${cityName}, ${countryCode}`)}</bdi>`

const acts = (consignment: Consignment, language: Language): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  const next = nextOf(consignment)
  if (consignment.isCancelled) return `<p class="muted dense">${say('cancelled')}</p>`
  if (!next) return `<p class="muted dense">${say('over')}</p>`
  const running = consignment.isRunning ? 'halt' : 'run'
  return `<form class="acts" method="post" action="/consignments/${consignment.number}?language=${language}">
<input type="hidden" name="step" value="${consignment.events.length}"><button class="push" name="act" value="step">${checkpointText[next][language]}</button>
<button class="push quiet" name="act" value="${running}">${say(running)}</button></form>`
}

const row = (consignment: Consignment, language: Language): string => {
  const { number, bookedAt, events, input } = consignment
  const { shipperDetails, receiverDetails } = input.customerDetails
  const way = events
    .map(
      ({ code, at, place }) =>
        `<li><b>${checkpointText[code][language]}</b><bdi>${escapeHtml(place)}</bdi>${instant(at)}</li>`,
    )
    .join('')
  return `<article class="card" id="c${number}"><div class="head"><h2>${ltr(number)}</h2><bdi>${escapeHtml(recipientOf(consignment))}</bdi>
<span class="muted dense">${placeOf(shipperDetails.postalAddress)} – ${placeOf(receiverDetails.postalAddress)} · ${instant(bookedAt)}</span></div>
${way ? `<ul class="way">${way}</ul>` : ''}${acts(consignment, language)}</article>`
}

export const consolePage = (rows: readonly Consignment[], language: Language, nonce: string): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  const other = language === 'en' ? 'ar' : 'en'
  const list =
    rows.length > 0
      ? `${rows.map((each) => row(each, language)).join('')}${rows.length === 50 ? `<p class="muted dense">${say('newest')}</p>` : ''}`
      : `<div class="card"><h2>${say('none')}</h2><p class="muted">${say('noneHint')}</p></div>`
  const hints = troubles
    .map((each) => `<div><dt>${ltr(each)}</dt><dd class="muted">${troubleText[each][language]}</dd></div>`)
    .join('')
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('title')}</title><style nonce="${nonce}">${style}</style></head><body>
<header><div class="sbx"><b>${say('sandbox')}</b><span>${say('simulated')}</span></div><div class="page"><span class="brand">${say('carrier')}</span>
<a class="lang" href="/?language=${other}" lang="${other}" hreflang="${other}">${language === 'en' ? 'العربية' : 'English'}</a></div></header>
<main class="page"><section class="stack"><div class="stack tight"><h1>${say('shipments')}</h1><p class="muted">${say('lead')}</p></div>${list}</section>
<aside><div class="card"><h2>${say('hint')}</h2><p class="muted">${say('hintLead')}</p><dl>${hints}</dl><p class="muted dense">${say('heavy')}</p></div></aside></main></body></html>`
}
