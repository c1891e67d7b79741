// Reminds a customer of a draft of its bill of lading that has waited for a day.
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { billReminderJob } from '../job-names.ts'
import { publishEvent } from '../publish-event.ts'
import { lockRequest } from '../requests.store.ts'
import { lockBillOf, type BillRow } from './bill.store.ts'

const hoursWaited = 24

export const planBillReminder = async (tx: Tx, bill: BillRow, now: Date): Promise<void> => {
  const payload = { requestId: bill.request_id, billId: bill.id, draft: bill.draft }
  const runAt = new Date(now.getTime() + hoursWaited * 3_600_000)
  await enqueue(tx, billReminderJob, payload, { runAt, key: `${billReminderJob}:${bill.id}:${bill.draft}` })
}

export const remindOfBill = (
  db: Db,
  { requestId, billId, draft }: { requestId: string; billId: string; draft: number },
): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request || !bookedStates.includes(request.state)) return
    const bill = await lockBillOf(tx, request)
    if (bill?.id !== billId || bill.state !== 'BL_DRAFT' || bill.draft !== draft) return
    await publishEvent(tx, 'billWaits', request, { bill })
  })
