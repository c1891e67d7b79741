// Contracts of what the desk does with one parcel: holds it, lets it go, declares it lost, finds it again.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { chosenReasons, holdReasons } from '../depot/hold.ts'
import { parcelDeskReaders, parcelDeskWorkers } from './desk-queue.ts'
import { foundWays } from './lost.ts'

const byId = z.strictObject({ shipmentId: idOf('express.shipment-not-found') })
const reason = reasonOf('parcel-desk.reason')
const usual = ['express.shipment-not-found', 'express.cannot-now'] as const
const refusal = z.string().nullable()

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
  body: byId.extend({
    reason: z.enum(chosenReasons, 'depot.hold-reason'),
    note: z
      .string({ error: 'depot.note-missing' })
      .trim()
      .min(3, 'depot.note-missing')
      .max(300, 'kit.field.too-long'),
  }),
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

export const parcelCaseEndpoints = {
  viewParcelCase,
  holdFromDesk,
  releaseFromDesk,
  declareLost,
  reportFound,
}
