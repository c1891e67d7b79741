// The merchant's side of the sandbox gateway as a page: recent payments that can be charged back, and payouts with their reports.
import { isCaptured, refundedValue, type Order } from './order.ts'
import { consoleText, type Language } from './page-text.ts'
import { pageStyle } from './page-style.ts'
import { netOf, type Payout } from './payout.ts'
import { escapeHtml } from './sandbox-kit.ts'

const style = `${pageStyle}
main.page{grid-template-columns:minmax(0,1fr) minmax(0,380px);max-inline-size:1120px!important;gap:40px}
h1{font-size:1.5rem}.list{display:grid;gap:12px;margin:0;padding:0;list-style:none}.head{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between}
.push{min-block-size:44px;padding:8px 20px;border:1px solid var(--ink);border-radius:8px;background:var(--ink);color:#fff;font-weight:500;cursor:pointer}
.push.quiet{background:none;color:var(--ink)}
@media (max-width:900px){main.page{grid-template-columns:minmax(0,1fr);gap:24px}}`

const ltr = (text: string): string => `<bdi dir="ltr" class="digits">${escapeHtml(text)}</bdi>`
const amount = (value: number): string =>
  ltr(`${value < 0 ? '-' : ''}${(Math.abs(value) / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`)
/** Day and time in the Emirates. */
const instant = (at: string): string => {
  const there = new Date(Date.parse(at) + 4 * 3_600_000).toISOString()
  return ltr(`${there.slice(0, 10)} ${there.slice(11, 16)}`)
}

const payment = (order: Order, language: Language): string => {
  const say = (key: keyof typeof consoleText): string => consoleText[key][language]
  const charged = order.chargeback
    ? `<p class="muted dense">${say('charged')} ${amount(order.chargeback.value)}</p>`
    : ''
  const closed = order.isCardClosed ? `<p class="muted dense">${say('cardClosed')}</p>` : ''
  const act = (name: string, label: string): string =>
    `<form method="post" action="/_sim/orders/${order.reference}/${name}?language=${language}"><button class="push quiet">${label}</button></form>`
  const mayCharge = !order.chargeback && isCaptured(order) && order.amount.value > refundedValue(order)
  const acts = [
    ...(mayCharge ? [act('chargeback', say('charge'))] : []),
    ...(order.isCardClosed ? [] : [act('close-card', say('closeCard'))]),
  ]
  return `<li class="card"><div class="head"><b>${amount(order.amount.value)}</b>${instant(order.capturedAt ?? order.updatedAt)}</div>
<p class="dense">${escapeHtml(order.description[language])}</p>${charged}${closed}<div class="head">${acts.join('')}</div></li>`
}

const payout = ({ reference, at, rows }: Payout): string =>
  `<li class="card"><div class="head"><a href="/_sim/payouts/${encodeURIComponent(reference)}.csv">${ltr(`${reference}.csv`)}</a>${amount(netOf(rows))}</div>
<p class="muted dense">${instant(at)}</p></li>`

export const consolePage = (
  orders: readonly Order[],
  payouts: readonly Payout[],
  { language, nonce }: { language: Language; nonce: string },
): string => {
  const say = (key: keyof typeof consoleText): string => consoleText[key][language]
  const other = language === 'en' ? 'ar' : 'en'
  const listed = (rows: readonly string[], none: string): string =>
    rows.length > 0 ? `<ul class="list">${rows.join('')}</ul>` : `<p class="muted">${none}</p>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('title')}</title><style nonce="${nonce}">${style}</style></head><body>
<header><div class="sbx"><b>${say('sandbox')}</b><span>${say('simulated')}</span></div><div class="page"><span class="brand">${say('title')}</span>
<a class="lang" href="/console?language=${other}" lang="${other}" hreflang="${other}">${language === 'en' ? 'العربية' : 'English'}</a></div></header>
<main class="page"><section class="stack"><h1>${say('payments')}</h1><p class="muted">${say('lead')}</p>
${listed(
  orders.map((order) => payment(order, language)),
  say('noPayments'),
)}</section>
<aside class="stack"><h2>${say('payouts')}</h2><p class="muted">${say('payoutLead')}</p>
<form method="post" action="/_sim/payouts?language=${language}"><button class="push">${say('payOut')}</button></form>
${listed(payouts.map(payout), say('noPayouts'))}</aside></main></body></html>`
}
