// The console as HTML: who is expected at the gates, what each truck has passed, and the button that lets it through.
import { pageStyle } from '../../sandbox-gateway/src/page-style.ts'
import { escapeHtml } from '../../sandbox-gateway/src/sandbox-kit.ts'
import { directionText, gateText, mannerText, pageText, type Language } from './page-text.ts'
import { directions, gates, manners, type Appointment, type Passage } from './passage.ts'

type Expected = { appointment: Appointment; passages: readonly Passage[] }
/** Why an appointment was not made, and what was entered. */
export type Said = { problem: string; fields: Readonly<Record<string, string>> }

const style = `${pageStyle}
main.page{grid-template-columns:minmax(0,1fr) minmax(0,340px);max-inline-size:1120px!important;gap:40px}
h1{font-size:1.5rem}.gates{display:grid;gap:4px;margin:0;padding:0;list-style:none;font-size:.875rem}
.gates li{display:flex;flex-wrap:wrap;gap:4px 12px}.gates b{font-weight:500}.head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
.head h2{font-size:1rem}.pass{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end}.pass .field{flex:1 1 220px}
select,.input input{font:inherit;color:inherit;background:#fff}select{inline-size:100%;min-block-size:44px;padding-inline:10px;border:1px solid var(--control);border-radius:8px}
.push{min-block-size:44px;padding:8px 20px;border:1px solid var(--ink);border-radius:8px;background:var(--ink);color:#fff;font-weight:500;cursor:pointer}.push:hover{background:#0f1b2d}
.wrong{padding:12px 16px;border:1px solid #b42318;border-radius:8px;color:#b42318;background:#fff5f4;font-size:.875rem}
.tag.warn{background:#fff3d6;color:#7a4a00}:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
@media (max-width:900px){main.page{grid-template-columns:minmax(0,1fr);gap:24px}}`

const ltr = (text: string): string => `<bdi dir="ltr" class="digits">${escapeHtml(text)}</bdi>`

/** Day and time in the Emirates. */
const instant = (at: string): string => {
  const there = new Date(Date.parse(at) + 4 * 3_600_000).toISOString()
  return ltr(`${there.slice(0, 10)} ${there.slice(11, 16)}`)
}

const remarks = ({ isKnown, manner, notice }: Passage, language: Language): string => {
  const tags = [
    ...(manner === 'now' ? [] : [mannerText[manner][language]]),
    ...(isKnown ? [] : [pageText.held[language]]),
    ...(notice.tries > 0 ? [pageText.unanswered[language].replace('{tries}', String(notice.tries))] : []),
  ]
  return tags.map((tag) => `<span class="tag warn">${tag}</span>`).join(' ')
}

const passed = ({ appointment, passages }: Expected, language: Language): string =>
  passages
    .map((passage, step) => {
      const { event } = passage
      const load = pageText[event.emptyIndicatorCode === 'EMPTY' ? 'empty' : 'laden'][language]
      const gate = gateText[gates[appointment.direction][step]!.name][language]
      return `<li><b>${gate}</b><span>${load}</span>${ltr(event.facility)}${instant(event.eventDateTime)}${
        event.truckPlate === appointment.plate ? '' : ltr(event.truckPlate)
      } ${remarks(passage, language)}</li>`
    })
    .join('')

const passForm = ({ appointment, passages }: Expected, language: Language): string => {
  const steps = gates[appointment.direction]
  const next = steps[passages.length]
  if (!next) return `<p class="muted dense">${pageText.done[language]}</p>`
  const id = `manner-${appointment.appointment}`
  const open = manners.filter((manner) => manner !== 'after-next' || passages.length < steps.length - 1)
  return `<form class="pass" method="post" action="/appointments/${appointment.appointment}?language=${language}">
<input type="hidden" name="step" value="${passages.length}"><div class="field"><label for="${id}">${pageText.how[language]}</label>
<select id="${id}" name="manner">${open.map((manner) => `<option value="${manner}">${mannerText[manner][language]}</option>`).join('')}</select></div>
<button class="push">${gateText[next.name][language]}</button></form>`
}

const row = (expected: Expected, language: Language): string => {
  const { appointment, container, plate, direction, slot } = expected.appointment
  return `<article class="card" id="${appointment}"><div class="head"><h2>${ltr(container)}</h2><span>${ltr(plate)}</span>
<span class="tag">${directionText[direction][language]}</span><span class="muted dense">${ltr(appointment)} · ${instant(slot)}</span></div>
${expected.passages.length > 0 ? `<ul class="gates">${passed(expected, language)}</ul>` : ''}${passForm(expected, language)}</article>`
}

const makeForm = (language: Language, said?: Said): string => {
  const given = (name: string): string => escapeHtml(said?.fields[name] ?? '')
  const field = (name: 'container' | 'plate' | 'slot', extra: string): string =>
    `<div class="field"><label for="${name}">${pageText[name][language]}</label><span class="input"><input id="${name}" name="${name}" class="digits" dir="ltr" value="${given(name)}" required autocomplete="off" ${extra}></span></div>`
  return `<form class="card" method="post" action="/?language=${language}"><h2>${pageText.make[language]}</h2>
${said ? `<p class="wrong" role="alert">${pageText.problem[language]}</p>` : ''}
${field('container', 'maxlength="11" placeholder="CSQU3054383"')}${field('plate', 'maxlength="30" placeholder="AE-DU B 48210"')}
<div class="field"><label for="direction">${pageText.direction[language]}</label><select id="direction" name="direction">${directions
    .map(
      (each) =>
        `<option value="${each}"${said?.fields['direction'] === each ? ' selected' : ''}>${directionText[each][language]}</option>`,
    )
    .join('')}</select></div>${field('slot', 'type="datetime-local"')}
<button class="push">${pageText.make[language]}</button></form>`
}

export const consolePage = (
  rows: readonly Expected[],
  language: Language,
  nonce: string,
  said?: Said,
): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  const other = language === 'en' ? 'ar' : 'en'
  const list =
    rows.length > 0
      ? `${rows.map((expected) => row(expected, language)).join('')}${rows.length === 50 ? `<p class="muted dense">${say('newest')}</p>` : ''}`
      : `<div class="card"><h2>${say('none')}</h2><p class="muted">${say('noneHint')}</p></div>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('title')}</title><style nonce="${nonce}">${style}</style></head><body>
<header><div class="sbx"><b>${say('sandbox')}</b><span>${say('simulated')}</span></div><div class="page"><span class="brand">${say('port')}</span>
<a class="lang" href="/?language=${other}" lang="${other}" hreflang="${other}">${language === 'en' ? 'العربية' : 'English'}</a></div></header>
<main class="page"><section class="stack"><div class="stack tight"><h1>${say('appointments')}</h1><p class="muted">${say('lead')}</p></div>${list}</section>
<aside>${makeForm(language, said)}</aside></main></body></html>`
}
