// Background work of e-invoices: new documents, those to send, those to ask about, and the archive every day.
import { z } from 'zod'
import { eachAlone } from '../../kit/each-alone.ts'
import { runCheck, unhurried } from '../../kit/integrity.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { listArchiveFaults } from './e-invoices.store.ts'
import { followEInvoices } from './follow-e-invoice.ts'
import { noticeOutages } from './notice-outages.ts'
import { prepareEInvoices, type EInvoiceParts } from './prepare-e-invoice.ts'
import { sendEInvoices } from './send-e-invoice.ts'

export const eInvoiceJobs = (parts: EInvoiceParts): AnyJob[] => [
  job({
    name: 'finance.e-invoices',
    lane: 'provider',
    payload: z.object({}),
    everySeconds: 15,
    // What goes wrong in one step holds up none of the others.
    run: () =>
      eachAlone([prepareEInvoices, sendEInvoices, followEInvoices, noticeOutages], (step) => step(parts)),
  }),
  job({
    name: 'finance.check-e-invoices',
    payload: z.object({}),
    everySeconds: 86_400,
    run: (_, own) => runCheck(own, 'e-invoices', () => unhurried(own.db, listArchiveFaults)),
  }),
]
