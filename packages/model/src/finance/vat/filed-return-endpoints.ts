// Contracts of the returns of tax periods: their list, one with its boxes and checks, and its steps.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, reason as reasonOf } from '../../kit/fields.ts'
import { vatBoxes } from '../books/books-endpoints.ts'
import { financeReaders } from '../overview-endpoints.ts'
import { vatChecks, vatPeriodPattern, vatReturnFilers, vatReturnMachine } from './filed-return.ts'

const period = z.string({ error: 'vat.period' }).regex(vatPeriodPattern, 'vat.period')
const name = z.string().nullable()

const returnRow = z.strictObject({
  period: z.string(),
  from: z.string(),
  to: z.string(),
  dueOn: z.string(),
  state: z.enum(vatReturnMachine.states),
  frozenBy: name,
  frozenAt: z.string().nullable(),
  filedBy: name,
  filedAt: z.string().nullable(),
  filedOn: z.string().nullable(),
  /** Of the tax authority. */
  reference: z.string().nullable(),
  /** Box 14 as it was frozen; below zero where VAT is recoverable. Null while the return is open. */
  payable: z.string().nullable(),
  /** Who opened it again, and why; until it is frozen anew. */
  unfrozenBy: name,
  reason: z.string().nullable(),
})
export type FiledReturn = z.infer<typeof returnRow>

/** The running tax period first, then those before it since the books began, eight at most. */
export const listFiledReturns = endpoint({
  verb: 'listFiledReturns',
  method: 'GET',
  path: 'finance/vat/returns',
  policy: financeReaders,
  answer: z.strictObject({ returns: z.array(returnRow) }),
})

const code = z.string().nullable()

/** A return with its boxes: as the books have them now, or as they were frozen. */
export const viewFiledReturn = endpoint({
  verb: 'viewFiledReturn',
  method: 'GET',
  path: 'finance/vat/returns/{period}',
  policy: financeReaders,
  query: z.strictObject({ period }),
  answer: z.strictObject({
    ...returnRow.shape,
    boxes: z.strictObject(vatBoxes),
    /** Of sales, and postings of input VAT. */
    documents: z.int(),
    inputs: z.int(),
    /** SHA-256 over the boxes and the ids of all that is behind them, in hexadecimal; null while it is open. */
    hash: z.string().nullable(),
    /** What the books say now is what was frozen; null while it is open. */
    isUnchanged: z.boolean().nullable(),
    checks: z.array(
      z.strictObject({
        check: z.enum(vatChecks),
        figure: z.string(),
        isGreen: z.boolean(),
        /** Stands against freezing while it is not green. */
        isRequired: z.boolean(),
      }),
    ),
    /** What filing it settles: input VAT of earlier periods, what is set off, what is paid, and what is left for the next period. */
    carried: z.string(),
    taken: z.string(),
    paid: z.string(),
    left: z.string(),
    /** The posting of the settlement, once it is filed. */
    transactionId: z.string().nullable(),
    freezeRefusal: code,
    fileRefusal: code,
    unfreezeRefusal: code,
    currency: z.literal('AED'),
  }),
  problems: ['vat.period'],
})
export type FiledReturnDetail = z.infer<(typeof viewFiledReturn)['answer']>

const step = {
  method: 'POST',
  policy: vatReturnFilers,
  query: z.strictObject({ period }),
  answer: ok,
} as const

export const freezeVatReturn = endpoint({
  ...step,
  verb: 'freezeVatReturn',
  path: 'finance/vat/returns/{period}/freeze',
  capability: 'finance.close',
  problems: ['vat.period', 'vat.moved-on', 'vat.not-over', 'vat.earlier-open', 'vat.apart'],
})

/** Filed with the authority: output VAT is settled against input VAT, and the rest is owed to the bank line of its payment. */
export const fileVatReturn = endpoint({
  ...step,
  verb: 'fileVatReturn',
  path: 'finance/vat/returns/{period}/file',
  capability: 'finance.approve',
  body: z.strictObject({
    reference: z.string({ error: 'vat.reference' }).trim().min(1, 'vat.reference').max(40, 'vat.reference'),
    filedOn: day('vat.filed-on'),
  }),
  problems: [
    'vat.period',
    'vat.moved-on',
    'vat.second-person',
    'vat.earlier-unfiled',
    'vat.reference',
    'vat.filed-on',
  ],
})

export const unfreezeVatReturn = endpoint({
  ...step,
  verb: 'unfreezeVatReturn',
  path: 'finance/vat/returns/{period}/unfreeze',
  capability: 'finance.approve',
  body: z.strictObject({ reason: reasonOf('vat.reason') }),
  problems: ['vat.period', 'vat.moved-on', 'vat.second-person', 'vat.later-frozen', 'vat.reason'],
})

export const filedReturnEndpoints = {
  listFiledReturns,
  viewFiledReturn,
  freezeVatReturn,
  fileVatReturn,
  unfreezeVatReturn,
}
