// Contracts of what the desk does with one parcel: holds it, ends a hold, declares it lost, finds it again, prices its way back.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { holding } from '../depot/hold-endpoints.ts'
import { chosenReasons, holdReasons } from '../depot/hold.ts'
import { parcelDeskReaders, parcelDeskWorkers } from './desk-queue.ts'
import { foundWays } from './lost.ts'
import { returnCostFils } from './return-cost.ts'

const byId = z.strictObject({ shipmentId: idOf('express.shipment-not-found') })
const reason = reasonOf('parcel-desk.reason')
const usual = ['express.shipment-not-found', 'express.cannot-now'] as const
const refusal = z.string().nullable()
const money = z.string()

/** What stands against each act; null where the reader may do it now. */
export const viewParcelCase = endpoint({
  verb: 'viewParcelCase',
  method: 'GET',
  path: 'Express/Desk/Parcel',
  policy: parcelDeskReaders,
  query: byId,
  answer: z.strictObject({
    /** When it was seen last, and the last day that it is searched for. */
    seenAt: z.string(),
    searchOverOn: z.string(),
    /** Who is on the way to the door with it; the mobile is empty where none is known. */
    courier: z.strictObject({ name: z.string(), mobile: z.string() }).nullable(),
    hold: refusal,
    /** What holds it, the oldest first, and whether the desk may let go of it or why not. */
    holds: z.array(z.strictObject({ reason: z.enum(holdReasons), release: refusal })),
    lost: refusal,
    found: refusal,
    /** Null unless it waits for the price of its way back; `waiting` is what a colleague has entered. */
    returnCost: z
      .strictObject({
        waiting: z
          .strictObject({
            id: z.string(),
            amount: money,
            reason: z.string(),
            by: z.string(),
            /** What stands against the reader's confirming it. */
            refusal,
          })
          .nullable(),
      })
      .nullable(),
  }),
  problems: ['express.shipment-not-found'],
})
export type ParcelCase = z.infer<typeof viewParcelCase.answer>

/** Holds it with a question to its sender, wherever it is (E15). */
export const holdFromDesk = endpoint({
  verb: 'holdFromDesk',
  method: 'POST',
  path: 'Express/Desk/Hold',
  policy: parcelDeskWorkers,
  body: byId.extend(holding),
  answer: ok,
  problems: [...usual, 'depot.hold-out'],
})

/** Ends one hold whose question is settled; without another one it goes on (E14). */
export const releaseFromDesk = endpoint({
  verb: 'releaseFromDesk',
  method: 'POST',
  path: 'Express/Desk/Release',
  policy: parcelDeskWorkers,
  body: byId.extend({ reason: z.enum(chosenReasons, 'depot.hold-reason') }),
  /** Whether it goes on now; another hold keeps it. */
  answer: ok.extend({ goesOn: z.boolean() }),
  problems: usual,
})

/** Gives it up after the time of its search (E22, X7). */
export const declareLost = endpoint({
  verb: 'declareLost',
  method: 'POST',
  path: 'Express/Desk/Lost',
  policy: parcelDeskWorkers,
  body: byId.extend({ reason }),
  answer: ok,
  problems: [...usual, 'parcel-desk.search-time', 'finance.payment-in-progress'],
})

/** It is there again: on to its recipient, or back to its sender (X6). */
export const reportFound = endpoint({
  verb: 'reportFound',
  method: 'POST',
  path: 'Express/Desk/Found',
  policy: { desk: 'any' },
  body: byId.extend({ way: z.enum(foundWays, 'parcel-desk.way'), reason }),
  answer: ok,
  problems: usual,
})

/** Says what the way back from abroad costs, where the carrier does not (E21); above the limit of one person it waits for a second. */
export const enterReturnCost = endpoint({
  verb: 'enterReturnCost',
  method: 'POST',
  path: 'Express/Desk/ReturnCost',
  policy: parcelDeskWorkers,
  body: byId.extend({
    amount: z
      .string({ error: 'parcel-desk.return-amount' })
      .trim()
      .refine((text) => returnCostFils(text) !== undefined, 'parcel-desk.return-amount'),
    reason,
  }),
  answer: ok.extend({ isCharged: z.boolean() }),
  problems: ['express.shipment-not-found', 'parcel-desk.return-priced', 'parcel-desk.return-waiting'],
})

export const decideReturnCost = endpoint({
  verb: 'decideReturnCost',
  method: 'POST',
  path: 'Express/Desk/ReturnCost/Decide',
  policy: parcelDeskWorkers,
  body: z.strictObject({ id: idOf('parcel-desk.gone'), isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'express.shipment-not-found',
    'parcel-desk.gone',
    'parcel-desk.return-priced',
    'parcel-desk.second-person',
  ],
})

export const parcelCaseEndpoints = {
  viewParcelCase,
  holdFromDesk,
  releaseFromDesk,
  declareLost,
  reportFound,
  enterReturnCost,
  decideReturnCost,
}
