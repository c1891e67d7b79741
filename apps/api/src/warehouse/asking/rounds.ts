// How a round of storage begins: which warehouses are asked, and what is checked when a request is sent again (W1, W9).
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import { answerMinutesIn } from '@marsa/model/requests/validity.ts'
import { approvedAgents, windowEnd, type RoundsPart } from '../../requests/door.ts'
import { checkForm, searchTextOf } from './check-form.ts'
import { moveStorage } from '../move-storage.ts'
import { customerOf, desk, publishMessage, timeParam, warehouses } from '../publish-message.ts'
import { formColumns, type StorageRow } from '../requests.store.ts'

export const storageRounds: RoundsPart<StorageRow> = {
  codes: { wasPaid: 'warehouse.was-paid', notOver: 'kit.moved-on' },
  agents: (tx) => approvedAgents(tx, 'warehouse-agent'),
  answerMinutes: (_, settings) => answerMinutesIn(settings).warehouse,
  // Its window stands since it was sent.
  begun: async () => undefined,
  publishInvited: (tx, request, companyIds, dueAt) =>
    publishMessage(tx, request, 'storage-invited', warehouses(...companyIds), { time: timeParam(dueAt) }),
  publishNobody: (tx, request) => publishMessage(tx, request, 'storage-unanswered', desk, {}),
  formColumns: async (_, { number }, asked, timing) => {
    // Of the form it had, the contract lets nothing but days change.
    const form = asked as StorageForm
    checkForm(form, timing.now)
    return { ...formColumns(form, searchTextOf(number, form)), window_ends_at: windowEnd(timing) }
  },
  reopen: (tx, { id }, _, options) => moveStorage(tx, id, 'reinitiate', 'customer', options),
  publishAgain: (tx, request) => publishMessage(tx, request, 'storage-submitted', customerOf(request), {}),
}
