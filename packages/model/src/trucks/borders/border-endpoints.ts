// The calls about documents at border posts: how each post stands, what is asked for beside, and what the desk does without.
import { z } from 'zod'
import { customers, type Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { docCodes } from '../../documents/document-type.ts'
import { borderPostCodes } from '../road/border-routes.ts'
import { askableDocuments } from './border-needs.ts'
import { borderTaskStates } from './border-tasks.ts'

const providers: Policy = { 'truck-provider': 'assigned' }
const deskOnly: Policy = { desk: 'any', admin: 'any' }
const readers: Policy = { ...customers, ...providers, ...deskOnly, 'admin-readonly': 'any' }

const id = idOf('trucks.not-found')
const byId = z.strictObject({ id })
const post = z.enum(borderPostCodes)

export const BorderTaskView = z.strictObject({
  taskId: z.string(),
  docCode: z.enum(docCodes),
  owner: z.enum(['customer', 'agent']),
  isRequired: z.boolean(),
  /** The truck whose document it is; null where one serves all of the booking. */
  slot: z.string().nullable(),
  n: z.int().nullable(),
  plate: z.string().nullable(),
  state: z.enum(borderTaskStates),
  documentId: z.string().nullable(),
  /** Why it was returned, is done without, or was asked for beside the usual ones. */
  reason: z.string().nullable(),
  due: z.string(),
  /** It is open, and its trucks have not been at the post. */
  isOpen: z.boolean(),
  /** The reader brings it now. */
  isOwn: z.boolean(),
  waiveRefusal: z.string().nullable(),
})
export type BorderTaskView = z.infer<typeof BorderTaskView>

export const BorderPostView = z.strictObject({
  post,
  due: z.string(),
  /** Whole percent of what is required; null where nothing is. */
  ready: z.int().nullable(),
  /** Median of the last passages, and how many these are; 24 hours where there were none. */
  usualMinutes: z.int(),
  passages: z.int(),
  /** How many of the trucks have come, have submitted and are cleared. */
  waiting: z.int(),
  submitted: z.int(),
  cleared: z.int(),
  tasks: z.array(BorderTaskView),
  askRefusal: z.string().nullable(),
})
export type BorderPostView = z.infer<typeof BorderPostView>

/** Every border post of a booking with its documents. */
export const listBorderTasks = endpoint({
  verb: 'listBorderTasks',
  method: 'GET',
  path: 'Trucks/BorderTasks/{id}',
  policy: readers,
  scope: 'shipments.read',
  query: byId,
  readRecord: { kind: 'truck-request', by: 'id' },
  answer: z.strictObject({
    id: z.string(),
    trucks: z.int(),
    /** Of all posts together, before the trucks leave. */
    ready: z.int().nullable(),
    posts: z.array(BorderPostView),
    askable: z.array(z.enum(askableDocuments)),
  }),
  problems: ['trucks.not-found', 'trucks.not-booked'],
})

/** A post asks for a document that is not among its tasks. */
export const askBorderDocument = endpoint({
  verb: 'askBorderDocument',
  method: 'POST',
  path: 'Trucks/BorderTasks/{id}',
  policy: { ...providers, ...deskOnly },
  query: byId,
  body: z.strictObject({
    post,
    docCode: z.enum(askableDocuments, { error: 'documents.type' }),
    owner: z.enum(['customer', 'agent']),
    reason: reasonOf('trucks.reason-required'),
  }),
  answer: z.strictObject({ taskId: z.string() }),
  problems: [
    'trucks.not-found',
    'trucks.not-booked',
    'trucks.border-none',
    'trucks.border-passed',
    'trucks.border-asked',
    'trucks.reason-required',
    'documents.type',
  ],
})

/** The desk does without a document. */
export const waiveBorderTask = endpoint({
  verb: 'waiveBorderTask',
  method: 'POST',
  path: 'Trucks/WaiveBorderTask/{id}',
  policy: deskOnly,
  query: byId,
  body: z.strictObject({
    taskId: idOf('trucks.border-task-not-found'),
    reason: reasonOf('trucks.reason-required'),
  }),
  answer: ok,
  problems: [
    'trucks.not-found',
    'trucks.not-booked',
    'trucks.border-task-not-found',
    'trucks.border-settled',
    'trucks.reason-required',
  ],
})
