// How sending goes: what waits for somebody, how long the way to the authority takes, and what lateness may cost.
import type { watchEInvoices as contract } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { lateExposure } from '@marsa/model/finance/e-invoice/penalties.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Call } from '../../kit/serve.ts'
import { findOutage } from './outages.store.ts'
import type { EInvoiceParts } from './prepare-e-invoice.ts'
import { findingText } from './view-e-invoice.ts'
import { countStates, listOpenEInvoices, sendingFigures } from './watch.store.ts'

export const watchEInvoices =
  ({ provider }: Pick<EInvoiceParts, 'provider'>) =>
  async ({ db, now, settings }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const sendDays = settings['e-invoice.send-days']
    const [counts, figures, open, outage] = await Promise.all([
      countStates(db),
      sendingFigures(db, { today: dayOf(now), sendDays }),
      listOpenEInvoices(db, { now, chaseHours: settings['e-invoice.chase-hours'] }),
      findOutage(db),
    ])
    return {
      from: settings['e-invoice.from'],
      isSet: provider.isSet,
      counts,
      sentToday: figures.sent_today,
      medianMinutes: figures.median_minutes,
      oldestUnsentAt: figures.oldest_unsent && toOffset(figures.oldest_unsent),
      late: figures.late,
      exposure: toWire(lateExposure(figures.late)),
      outage: outage ? { beganAt: toOffset(outage.began_at), tellBy: outage.tell_by } : null,
      openCount: open[0]?.count ?? 0,
      open: open.map((row) => ({
        invoiceId: row.id,
        number: row.number,
        customer: { en: row.customer.nameEn, ar: row.customer.nameAr },
        state: row.state,
        issuedAt: toOffset(row.issued_at),
        findings: row.findings.map((finding) => ({ id: finding.id, text: findingText(finding) })),
      })),
      currency: 'AED',
    }
  }
