// The hosted payment page as HTML: what is paid, the time left, the test card and the answers that the bank may give.
import { isPayable, outcomes, type Order, type Outcome } from './order.ts'
import { closedText, outcomeText, pageText, type Language } from './page-text.ts'
import { pageStyle } from './page-style.ts'
import { escapeHtml } from './sandbox-kit.ts'

const icons = {
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8v.2"/>',
  lock: '<path d="M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.2l3.3 2"/>',
  arrow: '<path d="M4.5 12h15M13.5 6l6 6-6 6"/>',
  card: '<path d="M3 6h18v12.5H3zM3 10.2h18M6.5 15h4"/>',
  ok: '<circle cx="12" cy="12" r="8.5"/><path d="m8.2 12.3 2.7 2.7 5-5.3"/>',
  ban: '<circle cx="12" cy="12" r="8.5"/><path d="m6.2 6.2 11.6 11.6"/>',
  mute: '<path d="M6.5 16.5V11a5.5 5.5 0 0 1 8.6-4.5M17.5 10.5v6H8M10.5 19.5h3M4.5 4.5l15 15"/>',
}
const icon = (name: keyof typeof icons, small = false): string =>
  `<svg class="i${small ? ' s' : ''}" viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`

const outcomeIcons: Record<Outcome, keyof typeof icons> = {
  approve: 'ok',
  decline: 'ban',
  abandon: 'arrow',
  'approve-late': 'clock',
  'approve-silently': 'mute',
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** A decimal string with its currency, the sign and the digits kept left to right in both languages. */
const money = (amount: string, currency: string, language: Language): string => {
  const [whole = '0', fraction = '00'] = amount.replace('-', '').split('.')
  const digits = `<bdi dir="ltr">${amount.startsWith('-') ? '−' : ''}${grouped(whole)}.${fraction}</bdi>`
  const name = `<span class="cur">${currency === 'AED' ? pageText.currency[language] : escapeHtml(currency)}</span>`
  return `<bdi class="money">${language === 'ar' ? `${digits} ${name}` : `${name} ${digits}`}</bdi>`
}

const decimal = (value: number): string => {
  const text = String(value).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

type PageOptions = { nonce: string; now: Date }

const frame = (language: Language, body: string, other: string, { nonce }: PageOptions): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  const otherLanguage = language === 'en' ? 'ar' : 'en'
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('title')}</title><style nonce="${nonce}">${pageStyle}</style></head><body>
<header><div class="sbx">${icon('info', true)}<b>${say('sandbox')}</b><span>${say('noMoney')}</span></div><div class="page"><span class="brand"><span class="mark">${icon('lock', true)}</span>${say('gateway')}</span>
<a class="lang" href="${escapeHtml(other)}" lang="${otherLanguage}" hreflang="${otherLanguage}">${language === 'en' ? 'العربية' : 'English'}</a></div></header>
${body}</body></html>`
}

const countdownScript = (over: string): string => `
const clock=document.getElementById('left');const end=Date.parse(clock.dataset.end);
const tick=()=>{const left=Math.max(0,Math.ceil((end-Date.now())/1000));
clock.textContent=left?String(Math.floor(left/60)).padStart(2,'0')+':'+String(left%60).padStart(2,'0'):${JSON.stringify(over)};
if(left)setTimeout(tick,1000)};tick()`

const heldBanner = (expiresAt: string, language: Language, { nonce, now }: PageOptions): string => {
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000))
  const clock = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `<div class="held">${icon('clock')}<div><h2><span>${pageText.held[language]}</span>
<bdi class="num" dir="auto" id="left" role="timer" data-end="${escapeHtml(expiresAt)}">${clock}</bdi></h2>
<p class="dense muted">${pageText.heldHint[language]}</p></div></div>
<script nonce="${nonce}">${countdownScript(pageText.over[language])}</script>`
}

/** The whole row is the button's; its name is the label alone, the hint describes it. */
const outcomeButton = (outcome: Outcome, language: Language): string => {
  const { label, hint } = outcomeText[outcome]
  return `<div class="choice${outcome === 'approve' ? ' first' : ''}"><span>
<button name="outcome" value="${outcome}" aria-describedby="${outcome}-hint">${label[language]}</button>
<small id="${outcome}-hint">${hint[language]}</small></span>${icon(outcomeIcons[outcome])}</div>`
}

const field = (id: string, label: string, value: string, extra = '', tag = ''): string =>
  `<div class="field"><label for="${id}">${label}</label><span class="input">${extra}<input id="${id}" class="digits" value="${value}" dir="ltr" readonly aria-describedby="card-hint" autocomplete="off">${tag}</span></div>`

/** The page of an order that still waits for the payer. */
const payPage = (order: Order, language: Language, options: PageOptions): string => {
  const say = (key: keyof typeof pageText): string => pageText[key][language]
  const lines = order.summary.map(
    (item) =>
      `<div><dt>${escapeHtml(item.description[language])}</dt><dd>${money(item.amount, order.amount.currencyCode, language)}</dd></div>`,
  )
  const body = `<main class="page"><section class="stack"><div class="stack tight"><p class="muted">${say('youPay')}</p>
<div class="price">${money(decimal(order.amount.value), order.amount.currencyCode, language)}</div>
<p class="muted dense">${escapeHtml(order.description[language])}</p></div>
<dl class="card">${lines.join('')}<div><dt>${say('session')}</dt><dd><bdi dir="ltr">${escapeHtml(order.merchantOrderReference)}</bdi></dd></div></dl>
${order.expiresAt ? heldBanner(order.expiresAt, language, options) : ''}
<button class="go" form="pay" name="outcome" value="abandon">${icon('arrow')}${say('back')}</button></section>
<form class="card" id="pay" method="post"><h1>${say('payByCard')}</h1>
${field('number', say('cardNumber'), '9999 0000 0000 0018', icon('card'), `<span class="tag">${say('test')}</span>`)}
<div class="two">${field('expiry', say('expiry'), '08 / 29')}${field('cvv', say('code'), '•••')}</div>
${field('holder', say('name'), 'TEST CARDHOLDER')}
<p class="hint" id="card-hint">${say('fixedCard')}</p>
<fieldset><legend>${say('question')}</legend><div class="choices">${outcomes.map((outcome) => outcomeButton(outcome, language)).join('')}</div></fieldset>
<p class="hint mid">${say('statement')}</p></form></main>`
  return frame(language, body, `/?code=${order.code}&language=${language === 'en' ? 'ar' : 'en'}`, options)
}

const closedPage = (order: Order, language: Language, options: PageOptions): string => {
  const { head, body } = closedText[order.state] ?? closedText.CANCELLED
  const back = withReference(order.redirectUrl, order.reference)
  return frame(
    language,
    `<main class="page"><section class="stack"><h1>${head[language]}</h1><p class="muted">${body[language]}</p><a class="go" href="${escapeHtml(back)}">${icon('arrow')}${pageText.goBack[language]}</a></section></main>`,
    `/?code=${order.code}&language=${language === 'en' ? 'ar' : 'en'}`,
    options,
  )
}

/** The merchant's address with the order's reference added, as N-Genius adds it. */
export const withReference = (address: string, reference: string): string => {
  const url = new URL(address)
  url.searchParams.set('ref', reference)
  return url.href
}

export const hostedPage = (order: Order, language: Language, options: PageOptions): string =>
  isPayable(order) ? payPage(order, language, options) : closedPage(order, language, options)

export const missingPage = (language: Language, options: PageOptions): string =>
  frame(
    language,
    `<main class="page"><section class="stack"><h1>${pageText.notFound[language]}</h1><p class="muted">${pageText.notFoundHint[language]}</p></section></main>`,
    `/?language=${language === 'en' ? 'ar' : 'en'}`,
    options,
  )
