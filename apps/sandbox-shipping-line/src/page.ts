// The console as HTML: the bookings, what happened to each and what its receiver answered, and the button of the next event.
import { pageStyle } from '../../sandbox-gateway/src/page-style.ts'
import { escapeHtml } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { referencesOf, steps, type Step, type Subscription } from './booking.ts'
import { isHeld, isRefusal, manners, type Happening, type Message } from './happening.ts'
import { kindText, mannerText, modeText, pageText, resultText, stepText, type Language } from './page-text.ts'
import { subscribeForm, type Said } from './subscribe-form.ts'

export type Row = {
  subscription: Subscription
  happenings: readonly Happening[]
  next: Step | undefined
}

const style = `${pageStyle}
main.page{grid-template-columns:minmax(0,1fr) minmax(0,340px);max-inline-size:1120px!important;gap:40px}
h1{font-size:1.5rem}.way{display:grid;gap:8px;margin:0;padding:0;list-style:none;font-size:.875rem}
.way li{display:flex;flex-wrap:wrap;gap:4px 12px}.way b{font-weight:500}.head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
.head h2{font-size:1rem}.acts{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end}.acts .field{flex:1 1 220px}
select,.input input{font:inherit;color:inherit;background:#fff}select{inline-size:100%;min-block-size:44px;padding-inline:10px;border:1px solid var(--control);border-radius:8px}
.push{min-block-size:44px;padding:8px 20px;border:1px solid var(--ink);border-radius:8px;background:var(--ink);color:#fff;font-weight:500;cursor:pointer}.push:hover{background:#0f1b2d}
.push.quiet{justify-self:start;background:none;color:var(--ink)}.push.quiet:hover{background:#f1f4f8}
.wrong{padding:12px 16px;border:1px solid #b42318;border-radius:8px;color:#b42318;background:#fff5f4;font-size:.875rem}.amiss{color:#b42318;font-size:.8125rem}
.tag.warn{background:#fff3d6;color:#7a4a00}.tag.bad{background:#fff5f4;color:#b42318}.tag.good{background:#e6f4ec;color:#14532d}
.stack{grid-template-columns:minmax(0,1fr)}.head .digits{white-space:normal;overflow-wrap:anywhere}
:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
@media (max-width:900px){main.page{grid-template-columns:minmax(0,1fr);gap:24px}}`

const ltr = (text: string): string => `<bdi dir="ltr" class="digits">${escapeHtml(text)}</bdi>`

/** Day and time in the Emirates. */
const instant = (at: string): string => {
  const there = new Date(Date.parse(at) + 4 * 3_600_000).toISOString()
  return ltr(`${there.slice(0, 10)} ${there.slice(11, 16)}`)
}
const clock = (at: string): string =>
  ltr(new Date(Date.parse(at) + 4 * 3_600_000).toISOString().slice(11, 19))

const tag = (text: string, kind = ''): string => `<span class="tag ${kind}">${text}</span>`

const trouble = (status: number | null, { tries, dueAt }: Message, language: Language): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  if (isRefusal(status)) {
    const why = status === 401 ? 'wrongKey' : status === 403 ? 'noScope' : 'refused'
    return tag(say(why).replace('{status}', String(status)), 'bad')
  }
  return tag(
    say('away')
      .replace('{tries}', String(tries))
      .replace('{time}', dueAt ? clock(dueAt) : ''),
    'bad',
  )
}

const answersOf = (message: Message, language: Language): string =>
  message.answers
    .map(({ status, result, quoteNumber, milestone }) => {
      if (result === undefined) return trouble(status, message, language)
      const text = resultText[result]?.[language] ?? escapeHtml(result)
      const kind = result === 'applied' ? 'good' : result === 'noted' || result === 'retracted' ? '' : 'warn'
      return [tag(text, kind), ...[quoteNumber, milestone].map((each) => (each ? ltr(each) : ''))].join(' ')
    })
    .join(' ')

const messageOf = (message: Message, happening: Happening, language: Language): string => {
  const { event, kind, dueAt, answers, left } = message
  const number = event['transportDocumentReference'] ?? event['equipmentReference'] ?? event['waybillNumber']!
  const waits =
    answers.length > 0
      ? ''
      : dueAt
        ? tag(pageText.waits[language].replace('{time}', clock(dueAt)), 'warn')
        : left === 0
          ? tag(pageText.silent[language], 'warn')
          : isHeld(happening)
            ? tag(pageText.held[language], 'warn')
            : ''
  const estimated = kind === 'estimate' ? instant(event.eventDateTime) : ''
  return `<span>${kindText[kind][language]}</span>${happening.manner === 'mistyped' ? ltr(number) : ''}${estimated}${answersOf(message, language)}${waits}`
}

const happened = (happening: Happening, language: Language): string => {
  const { code, place, at, manner, messages } = happening
  return `<li><b>${stepText[code][language]}</b>${ltr(place)}${instant(at)}${manner === 'now' ? '' : tag(mannerText[manner][language], 'warn')}
${messages.map((message) => messageOf(message, happening, language)).join('')}</li>`
}

const nextForm = ({ subscription, happenings, next }: Row, language: Language): string => {
  if (!next) return `<p class="muted dense">${pageText.done[language]}</p>`
  const { subscriptionID, mode } = subscription
  const open = manners.filter((manner) => manner !== 'after-next' || steps[mode].at(-1) !== next)
  return `<form class="acts" method="post" action="/bookings/${subscriptionID}?language=${language}">
<input type="hidden" name="step" value="${happenings.length}"><div class="field"><label for="manner-${subscriptionID}">${pageText.how[language]}</label>
<select id="manner-${subscriptionID}" name="manner">${open.map((manner) => `<option value="${manner}">${mannerText[manner][language]}</option>`).join('')}</select></div>
<button class="push">${stepText[next.code][language]}</button></form>`
}

const booking = (row: Row, language: Language): string => {
  const { subscriptionID, mode, origin, destination, plannedDeparture, plannedArrival, ...rest } =
    row.subscription
  const numbers = referencesOf(row.subscription)
    .map(([, number]) => ltr(number))
    .join(' · ')
  return `<article class="card" id="${subscriptionID}"><div class="head"><h2>${numbers}</h2>${tag(modeText[mode][language])}<span>${ltr(`${origin} – ${destination}`)}</span>
<span class="muted dense">${pageText.planned[language]} ${ltr(plannedDeparture)} · ${ltr(plannedArrival)}</span>
<span class="muted dense">${ltr(rest.callbackUrl)} · ${pageText.key[language]} ${ltr(`…${rest.callbackKey.slice(-4)}`)}</span></div>
${row.happenings.length > 0 ? `<ul class="way">${row.happenings.map((each) => happened(each, language)).join('')}</ul>` : ''}${nextForm(row, language)}
<form method="post" action="/bookings/${subscriptionID}/remove?language=${language}"><button class="push quiet">${pageText.remove[language]}</button></form></article>`
}

type Shown = { language: Language; nonce: string; callbackUrl: string; said?: Said | undefined }

export const consolePage = (rows: readonly Row[], { language, nonce, callbackUrl, said }: Shown): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  const other = language === 'en' ? 'ar' : 'en'
  const list =
    rows.length > 0
      ? `${rows.map((each) => booking(each, language)).join('')}${rows.length === 50 ? `<p class="muted dense">${say('newest')}</p>` : ''}`
      : `<div class="card"><h2>${say('none')}</h2><p class="muted">${say('noneHint')}</p></div>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('title')}</title><style nonce="${nonce}">${style}</style></head><body>
<header><div class="sbx"><b>${say('sandbox')}</b><span>${say('simulated')}</span></div><div class="page"><span class="brand">${say('carrier')}</span>
<a class="lang" href="/?language=${other}" lang="${other}" hreflang="${other}">${language === 'en' ? 'العربية' : 'English'}</a></div></header>
<main class="page"><section class="stack"><div class="stack tight"><h1>${say('bookings')}</h1><p class="muted">${say('lead')}</p></div>${list}</section>
<aside>${subscribeForm(language, callbackUrl, said)}</aside></main></body></html>`
}
