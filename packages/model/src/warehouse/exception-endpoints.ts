// The exceptions lane of a warehouse: what is open over all its storages, who owns it, and the answer to an objection.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { paged, paging } from '../kit/paging.ts'
import { ExceptionRow, member } from './answers.ts'
import { exceptionKinds, exceptionOwners, exceptionStates } from './exceptions.ts'
import { id, reason, staff, warehouseAgents } from './fields.ts'

/** Damage, shortage, excess, more space than booked and goods past their agreed end, the oldest first. */
export const listExceptions = endpoint({
  verb: 'listExceptions',
  method: 'GET',
  path: 'Warehouse/Exceptions',
  policy: { ...warehouseAgents, ...staff },
  query: z.strictObject({
    kind: z.enum(exceptionKinds).optional(),
    owner: z.enum(exceptionOwners).default('all'),
    state: z.enum(exceptionStates).default('open'),
    search: z.string().trim().max(100).optional(),
    ...paging,
  }),
  answer: z.strictObject({
    items: z.array(ExceptionRow),
    ...paged,
    /** People of the reader's warehouse, to whom it may be handed; none for staff. */
    colleagues: z.array(member),
  }),
  problems: [],
})

/** An open exception that nobody owns is assigned to the caller. */
export const takeException = endpoint({
  verb: 'takeException',
  method: 'POST',
  path: 'Warehouse/TakeException/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['warehouse.not-found', 'warehouse.findings-answered', 'warehouse.exception-taken'],
})

/** A colleague of the same warehouse owns it from now on. */
export const handException = endpoint({
  verb: 'handException',
  method: 'POST',
  path: 'Warehouse/HandException/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({ to: z.uuid('warehouse.exception-colleague') }),
  answer: ok,
  problems: [
    'warehouse.not-found',
    'warehouse.findings-answered',
    'warehouse.exception-not-yours',
    'warehouse.exception-colleague',
  ],
})

/** Nobody owns it any more. */
export const giveExceptionBack = endpoint({
  verb: 'giveExceptionBack',
  method: 'POST',
  path: 'Warehouse/GiveExceptionBack/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['warehouse.not-found', 'warehouse.findings-answered', 'warehouse.exception-not-yours'],
})

/** Answers in words what the customer objects to; the finding is over with it. `id` is that of the finding. */
export const answerObjection = endpoint({
  verb: 'answerObjection',
  method: 'POST',
  path: 'Warehouse/AnswerObjection/{id}',
  policy: { ...warehouseAgents, desk: 'any' },
  query: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answer: ok,
  problems: [
    'warehouse.not-found',
    'warehouse.not-booked',
    'warehouse.findings-answered',
    'warehouse.objection-none',
    'warehouse.reason-required',
  ],
})
