// The default of every setting of the product, in one table; what is in force is one object of the same shape.
import type { WorkCalendar } from './day.ts'
import type { VatPeriodLength } from './vat-periods.ts'

type Range = readonly [least: number, most: number]
const range = (least: number, most: number): Range => [least, most]
const none = null as string | null
/** A value that changed with time: each row holds from its day on, the first also before it. */
export type Dated = readonly (readonly [from: string, value: number])[]
const dated = (...rows: Dated): Dated => rows

const at = (hours: number, minutes = 0): number => hours * 60 + minutes
/** Monday to Friday, Friday with a prayer-time close. */
const marketWeek: WorkCalendar['week'] = [
  null,
  [at(8), at(18)],
  [at(8), at(18)],
  [at(8), at(18)],
  [at(8), at(18)],
  [at(8), at(12)],
  null,
]

export const settingDefaults = {
  // Quotations (decisions 4.0). Minutes are of working time.
  'quotes.answer-minutes-container': 30,
  'quotes.answer-minutes-air': 30,
  'quotes.answer-minutes-loose': 60,
  'quotes.answer-minutes-warehouse': 120,
  'quotes.answer-minutes-truck': 120,
  'quotes.window-hours': 48,
  'quotes.validity-hours': 48,
  'quotes.validity-least-hours': 4,
  'quotes.validity-most-hours': 14 * 24,
  // Selling prices that an agent may enter, in dirhams (A 5; decisions 4.10 no. 39).
  'charges.delivery-order': range(400, 500),
  'charges.bill-of-lading': range(400, 500),
  'charges.terminal-handling': range(650, 1150),
  'charges.seal': range(20, 50),
  'charges.handling': range(100, 200),
  'charges.transport': range(300, 800),
  // Money.
  'payments.session-minutes': 5,
  'payments.warehouse-down-percent': 50,
  'credit.alone': 50_000,
  'credit.suspend-days': 14,
  'credit.suspend-least': 100,
  'credit.bank-account': none,
  'finance.note-alone': 500,
  // E-invoices: the day from which they are sent, none before; days from issue, hours of tries, hours without a result.
  'e-invoice.from': none,
  'e-invoice.send-days': 14,
  'e-invoice.give-up-hours': 24,
  'e-invoice.chase-hours': 72,
  // The tax period that the authority has assigned, and the days after it in which it is filed and paid.
  'vat.period': 'quarter' as VatPeriodLength,
  'vat.due-days': 28,
  // Days after a zero-rated supply in which its transport document has to come.
  'vat.evidence-days': 90,
  // The emirate of the establishment that makes each kind of our own supplies.
  'vat.emirate-express': 'DU' as string,
  'vat.emirate-bundles': 'DU' as string,
  'vat.emirate-commission': 'DU' as string,
  // Settlement of agents: commission with two decimals, dirhams, hours since the bank account was entered.
  'settlements.commission-percent': 3,
  'settlements.least': 100,
  'settlements.account-hours': 72,
  'settlements.pay-when-paid': true,
  // Shipments.
  'freight.customs-minutes': 30,
  'freight.clearing-days': 1,
  'freight.auto-complete-days': 7,
  'freight.draft-days': 90,
  'freight.invoice-later': true,
  'freight.pickup-hours': 4,
  'freight.pickup-most-days': 60,
  'freight.cancel-percent-booked': 10,
  'freight.cancel-percent-under-way': 50,
  'freight.cancel-percent-arrived': 100,
  'warehouse.cancel-percent-booked': 10,
  'warehouse.cancel-percent-picked-up': 25,
  'freight.compensation-alone': 1000,
  // Estimates: duty on goods (facts), and grams of CO2e of a TEU or a tonne over one km; 0 shows no figure.
  'customs.duty-percent': dated(['2003-01-01', 5]),
  'customs.alcohol-percent': 50,
  'customs.tobacco-percent': 100,
  'customs.low-value': dated(['2020-01-01', 1000], ['2023-01-01', 300], ['2023-03-01', 1000]),
  'customs.exempt-headings': '1001, 1006, 3004, 4901, 8471, 8517' as string | null,
  'customs.insurance-percent': 1,
  'co2e.sea-container': 80,
  'co2e.sea-loose': 10,
  'co2e.air': 600,
  'co2e.road': 100,
  'co2e.source': none,
  'trucks.pickup-hours': 4,
  'trucks.cancel-free-minutes': 30,
  'trucks.cancel-free-hours': 24,
  'trucks.cancel-last-hours': 4,
  'trucks.cancel-percent-late': 25,
  'trucks.cancel-percent-last': 50,
  // Prices of parcels beside the tariff: percent with two decimals, dirhams without VAT.
  'express.fuel-percent': 0,
  'express.remote-area': 15,
  'express.remote-area-abroad': 75,
  'express.cover-percent': 0.75,
  'express.cover-least': 10,
  'express.cod-handling': 0,
  'express.bundle-gold': 2500,
  'express.bundle-silver': 1500,
  'express.bundle-bronze': 750,
  'express.bundle-days': 365,
  'express.bundle-inbound': false,
  'express.pin-digits': 6,
  'express.pin-tries': 5,
  'express.pin-lock-minutes': 15,
  // Payouts of cash on delivery: dirhams, hours, and the account that they leave from.
  'express.payout-least': 50,
  'express.payout-alone': 10_000,
  'express.payout-wait-hours': 24,
  'express.payout-iban': none,
  'express.payout-bic': none,
  'express.house-bears-shorts': false,
  'express.claim-alone': 1000,
  'express.return-alone': 500,
  // People.
  'accounts.approval-days': 2,
  'accounts.sms-code-minutes': 5,
  'accounts.sms-resend-seconds': 60,
  'accounts.sms-code-tries': 5,
  'accounts.lock-failures': 5,
  'accounts.lock-failures-everywhere': 100,
  'accounts.lock-minutes': 15,
  'accounts.session-hours': 12,
  'accounts.remembered-days': 30,
  'accounts.idle-minutes': 15,
  'accounts.idle-warning-seconds': 60,
  'accounts.factor-grace-days': 14,
  'accounts.device-days': 30,
  'accounts.neutral-answers': false,
  'accounts.acting-minutes': 30,
  'accounts.acting-changes': false,
  // Working time.
  'calendar.market-week': marketWeek,
  // Help.
  'help.callback-minutes': 60,
  'help.chat-minutes': 60,
  // Support, and where visitors are led: while empty, what the installation was started with.
  'support.email': none,
  'support.phone': none,
  'links.app-store': none,
  'links.google-play': none,
  'links.app-gallery': none,
  'links.linkedin': none,
  'links.instagram': none,
  'links.x': none,
  'site.content-address': none,
  'site.switch-leads-home': false,
}
export type SettingsInForce = Readonly<typeof settingDefaults>
export type SettingKey = keyof SettingsInForce
