// How store functions are called that need more than stand-ins: pieces of SQL, names of columns, amounts, words.
import { shipmentSides } from '@marsa/model/freight/sides.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { deskNeeds } from '@marsa/model/overview/desk.ts'

import { salesKeys } from '@marsa/model/finance/reports/report-list.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { furtherSortParams, sortParams } from '@marsa/model/requests/list-sorts.ts'
import { requestTabs } from '@marsa/model/requests/phase.ts'
import { forgetOldFailures, forgetSessions } from '../src/accounts/sessions.store.ts'
import { cancelInvitations } from '../src/accounts/users/invitations.store.ts'
import { post } from '../src/finance/ledger.store.ts'
import { freightList, narrowedTo } from '../src/freight/list-shipments.store.ts'
import { moveRequest } from '../src/freight/move-request.ts'
import * as freight from '../src/freight/requests.store.ts'
import {
  insertMessage,
  markRead as markMessagesRead,
} from '../src/freight/conversation/conversation.store.ts'
import type { Tx } from '../src/kit/db.ts'
import { sql } from '../src/kit/sql.ts'
import { salesSums } from '../src/finance/reports/sales.store.ts'
import { saleLanes } from '../src/sale-lanes.store.ts'
import { useReturn } from '../src/messages/chat/chat-returns.store.ts'
import { markChatRead, markTyping } from '../src/messages/chat/chats.store.ts'
import { deskOverview } from '../src/overview/desk/desk.store.ts'
import { forgetReports } from '../src/overview/reports/reports.store.ts'
import { lookFor } from '../src/reference/search.store.ts'
import { countTabs, listRequests, orderOfList, type ListFilter } from '../src/requests/list.store.ts'
import { replaceCharges } from '../src/requests/write-quotations.store.ts'
import { usualDetail, usualList } from '../src/requests/usual/usual.store.ts'
import { insertDrafts } from '../src/requests/bulk/bulk.store.ts'
import { requestsWith } from '../src/requests/requests.store.ts'
import { insertEvent } from '../src/trucks/execution/events.store.ts'
import { writePapers, writePart } from '../src/trucks/fleet/fleet.store.ts'
import { trucksLine } from '../src/trucks/line.ts'
import { ofMovement } from '../src/trucks/status.store.ts'
import { storageList } from '../src/warehouse/list.store.ts'
import { forgetPositions } from '../src/trucks/driver/positions.store.ts'
import { usual as storage } from '../src/warehouse/usual.ts'

const id = '0199d1a0-0000-7000-8000-000000000000'
const now = new Date('2026-11-23T08:00:00Z')
const day = '2026-11-23'
const conversation = { requestId: id, agentId: id }
const actor = { companyId: id, userId: id } as Actor
const relations: readonly Relation[] = ['any', 'own', 'assigned']

const lists = [
  {
    part: freightList,
    statuses: ['QS_RCD', 'QS_CMP', 'QS_DEPART'],
    further: narrowedTo({ mode: 'sea', origin: 'CN', destination: 'AEJEA' }, 'any'),
  },
  { part: storageList, statuses: ['QS_RCD', 'STORED'], further: sql`` },
  {
    part: usualList(trucksLine.spec),
    statuses: ['PENDING_QUOTATION', 'CONFIRMED', 'TRUCK_ALLOCATED'],
    further: ofMovement('PORT'),
  },
]
/** Each list as each reader sees it, with no filter and with all of them. */
const everyList = lists.flatMap(({ part, statuses, further }) => {
  const terms = searchTerms('shanghai containers')
  const days = { dateFrom: day, dateTo: day }
  const full: ListFilter = {
    tab: 'active',
    statuses,
    terms,
    ...days,
    further,
    ids: [id],
    agent: id,
    dueBefore: now,
  }
  return relations.flatMap((relation) => [{}, full].map((filter) => ({ part, relation, filter })))
})

const newRequest = {
  line: 'warehouse',
  number: 'WH-26-000001',
  companyId: id,
  userId: id,
  form: {},
  searchText: '',
  windowEndsAt: now,
} as const

const truckEvent = {
  slot_id: id,
  code: 'AT_LOADING',
  post: null,
  at: now,
  received_at: now,
  device_at: now,
  is_late: false,
  source: 'DRIVER',
  user_id: null,
  device_event_id: null,
  latitude: null,
  longitude: null,
  accuracy_m: null,
  seal: null,
  temperature: null,
  note: null,
  receiver: null,
  is_short: false,
} as const

type Call = (db: Tx) => unknown
/** Called so instead of with stand-ins. */
const inDays = { span: { from: now, until: now }, kinds: undefined, companyId: undefined }

export const given = new Map<unknown, readonly Call[]>([
  [
    salesSums,
    salesKeys.map(
      (by): Call =>
        (db) =>
          salesSums(db, { ...inDays, by, lanes: saleLanes }),
    ),
  ],
  [
    listRequests,
    everyList.flatMap(({ part, relation, filter }) =>
      sortParams.map(
        (sort): Call =>
          (db) =>
            listRequests(part, db, actor, relation, filter, { from: 0, size: 10, sort }),
      ),
    ),
  ],
  [
    orderOfList,
    everyList.map(
      ({ part, relation, filter }): Call =>
        (db) =>
          orderOfList(part, db, actor, relation, filter, 'due'),
    ),
  ],
  [
    narrowedTo,
    relations.flatMap((relation) =>
      [...sortParams, ...furtherSortParams].map((sort): Call => {
        const marks = { dangerous: 'yes', reefer: 'yes', declined: 'yes' } as const
        const narrowed = { ...marks, mode: 'sea', origin: 'CNSHA', destination: 'AE' } as const
        return async (db) => {
          for (const narrowing of [narrowed, {}]) {
            const further = narrowedTo(narrowing, actor.companyId)
            await listRequests(freightList, db, actor, relation, { further }, { from: 0, size: 10, sort })
          }
        }
      }),
    ),
  ],
  [
    countTabs,
    everyList.map(
      ({ part, relation, filter }): Call =>
        (db) =>
          countTabs(part, db, actor, relation, filter, requestTabs),
    ),
  ],
  [lookFor, [(db) => lookFor(db, 'shanghay', async () => [])]],
  [deskOverview, [(db) => deskOverview(db, deskNeeds, now, now)]],
  [
    freight.noteDetails,
    [
      (db) => freight.noteDetails(db, id, { latest: 'QS_DEPART' }),
      (db) => moveRequest(db, id, 'submit', 'customer'),
    ],
  ],
  [
    usualDetail,
    relations.map(
      (relation): Call =>
        (db) =>
          usualDetail(db, actor, relation, { details: 'storage_details', id }),
    ),
  ],
  [
    requestsWith,
    [
      (db) => storage.note(db, id, { measured_cbm: 1 }),
      (db) => storage.saveDraft(db, { id, userId: id, form: {} }, { cbm: 1 }),
      (db) => storage.lock(db, id),
      (db) => storage.insert(db, newRequest, { cbm: 1, start_date: day, end_date: day }),
      ...relations.flatMap((relation): Call[] => [
        (db) => storage.find(db, actor, relation, id),
        (db) => storage.lockVisible(db, actor, relation, id),
      ]),
    ],
  ],
  [post, [(db) => post(db, { kind: 'capture', ref: id, entries: [{ accountId: id, amountFils: 1n }] })]],
  [
    replaceCharges,
    [
      (db) =>
        replaceCharges(db, id, [
          { code: 'ocean-freight', buyingFils: 1n, sellingFils: 1n, quantity: 1, vat: 'zero' },
        ]),
    ],
  ],
  [
    markChatRead,
    (['desk', 'customer'] as const).map(
      (side): Call =>
        (db) =>
          markChatRead(db, id, side, 1),
    ),
  ],
  [
    markTyping,
    (['desk', 'customer'] as const).map(
      (side): Call =>
        (db) =>
          markTyping(db, id, side, now),
    ),
  ],
  [
    cancelInvitations,
    [{ id }, { email: id }, { invitedBy: id }, { companyId: id }].map(
      (which): Call =>
        (db) =>
          cancelInvitations(db, which),
    ),
  ],
  [
    writePart,
    [null, id].map(
      (known): Call =>
        (db) =>
          writePart(db, 'driver', { id: known, companyId: id }, { mobile: '+971501234567' }),
    ),
  ],
  [
    writePapers,
    (['vehicle', 'driver'] as const).map(
      (part): Call =>
        (db) =>
          writePapers(db, part, id, { visa: { number: '1', until: day } }),
    ),
  ],
  [insertEvent, [(db) => insertEvent(db, truckEvent, [id])]],
  [
    insertDrafts,
    [
      (db) =>
        insertDrafts(
          db,
          { id, company_id: id, user_id: id, mapping: [] },
          {
            line: 'trucks',
            move: 'saveDraft',
            details: { name: 'truck_details', columns: [] },
            columns: ['trucks'],
          },
          [],
        ),
    ],
  ],
  [
    insertMessage,
    shipmentSides.map(
      (side): Call =>
        (db) =>
          insertMessage(db, conversation, { side, authorId: id, clientId: id, text: 'Hello', at: now }),
    ),
  ],
  [
    markMessagesRead,
    shipmentSides.map(
      (side): Call =>
        (db) =>
          markMessagesRead(db, conversation, side, 1),
    ),
  ],
  [useReturn, [(db) => useReturn(db, 'token', now)]],
  ...[forgetSessions, forgetOldFailures, forgetReports, forgetPositions].map(
    (forget) => [forget, [(db: Tx) => forget(db, 1)]] as const,
  ),
])
