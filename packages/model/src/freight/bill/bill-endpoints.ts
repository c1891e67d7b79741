// Contracts of the bill of lading of a shipment: its customer instructs and approves, its winning agent drafts and issues, staff read.
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { inBoth } from '../../kit/fields.ts'
import { shipmentSides } from '../sides.ts'
import { id, readers, reason } from '../shared-fields.ts'
import { BillFields, billFields } from './bill-fields.ts'
import { billKinds, billMachine, type BillMove } from './bill-machine.ts'
import { atMost } from '../../kit/too-long.ts'

const moves = Object.keys(billMachine.moves) as [BillMove, ...BillMove[]]

export const BillChange = z.strictObject({
  field: z.enum(billFields),
  text: z
    .string({ error: 'bill.change-required' })
    .trim()
    .min(1, 'bill.change-required')
    .max(...atMost(500)),
})
export type BillChange = z.infer<typeof BillChange>

const BillStep = z.strictObject({
  move: z.enum(moves),
  side: z.enum(shipmentSides),
  /** First name of who did it. */
  by: inBoth,
  at: z.string(),
  draft: z.int().nullable(),
  changes: z.array(BillChange),
  reason: z.string().nullable(),
})
export type BillStep = z.infer<typeof BillStep>

export const BillView = z.strictObject({
  /** Null where the bill is drawn up for the other side of the sale, or there is no carriage by sea. */
  bill: z
    .strictObject({
      state: z.enum(billMachine.states).nullable(),
      /** Number of the newest draft; 0 before the first. */
      draft: z.int(),
      /** What was written last; before the first instruction, what the request says. */
      fields: BillFields,
      /** The fields in which the newest draft differs from what was written before it. */
      changed: z.array(z.enum(billFields)),
      kind: z.enum(billKinds).nullable(),
      number: z.string().nullable(),
      /** Whole containers, so that a draft names them. */
      isFullLoad: z.boolean(),
      steps: z.array(BillStep),
      /** Why the reader cannot do each; null where they can. */
      refusals: z.record(z.enum(moves), z.string().nullable()),
    })
    .nullable(),
})
export type BillView = z.infer<typeof BillView>
export type Bill = NonNullable<BillView['bill']>

export const viewBill = endpoint({
  verb: 'viewBill',
  method: 'GET',
  path: 'FreightAPI/Bill',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: BillView,
  problems: ['freight.not-found'],
})

/** The newest draft, in both languages; no document of title. */
export const printBill = endpoint({
  verb: 'printBill',
  method: 'GET',
  path: 'FreightAPI/BillDraft',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['freight.not-found', 'bill.no-draft', 'bill.not-by-us'],
})

const problems = ['freight.not-found', 'freight.not-booked', 'bill.not-by-us', 'bill.none', 'bill.moved-on']
const query = z.strictObject({ id })
const answer = z.strictObject({ state: z.enum(billMachine.states), draft: z.int() })
/** The draft that the caller has read. */
const draft = z.int().min(1)

/** Sends the shipping instruction, or corrects it while nobody has drafted anything. */
export const instructBill = endpoint({
  verb: 'instructBill',
  method: 'POST',
  path: 'FreightAPI/Bill/{id}/Instruct',
  policy: { ...customers, ...clearingAgents },
  acting: 'writers',
  query,
  body: z.strictObject({ fields: BillFields }),
  answer,
  problems,
})

export const draftBill = endpoint({
  verb: 'draftBill',
  method: 'POST',
  path: 'FreightAPI/Bill/{id}/Draft',
  policy: clearingAgents,
  query,
  body: z.strictObject({ fields: BillFields }),
  answer,
  problems,
})

export const changeBill = endpoint({
  verb: 'changeBill',
  method: 'POST',
  path: 'FreightAPI/Bill/{id}/Changes',
  policy: customers,
  acting: 'writers',
  query,
  body: z.strictObject({
    draft,
    changes: z.array(BillChange, { error: 'bill.change-required' }).min(1, 'bill.change-required').max(20),
  }),
  answer,
  problems: [...problems, 'bill.newer-draft'],
})

export const approveBill = endpoint({
  verb: 'approveBill',
  method: 'POST',
  path: 'FreightAPI/Bill/{id}/Approve',
  policy: customers,
  acting: 'writers',
  query,
  body: z.strictObject({ draft }),
  answer,
  problems: [...problems, 'bill.newer-draft'],
})

export const issueBill = endpoint({
  verb: 'issueBill',
  method: 'POST',
  path: 'FreightAPI/Bill/{id}/Issue',
  policy: clearingAgents,
  query,
  body: z.strictObject({
    kind: z.enum(billKinds),
    number: z
      .string({ error: 'bill.number' })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9/-]{3,34}$/, 'bill.number'),
  }),
  answer,
  problems: [...problems, 'bill.balance-open', 'bill.originals-none'],
})

export const surrenderBill = endpoint({
  verb: 'surrenderBill',
  method: 'POST',
  path: 'FreightAPI/Bill/{id}/Surrender',
  policy: clearingAgents,
  query,
  answer,
  problems: [...problems, 'bill.no-original'],
})

export const voidBill = endpoint({
  verb: 'voidBill',
  method: 'POST',
  path: 'FreightAPI/Bill/{id}/Void',
  policy: clearingAgents,
  query,
  body: z.strictObject({ reason }),
  answer,
  problems,
})

export const billEndpoints = {
  viewBill,
  printBill,
  instructBill,
  draftBill,
  changeBill,
  approveBill,
  issueBill,
  surrenderBill,
  voidBill,
}
