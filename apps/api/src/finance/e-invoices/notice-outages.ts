// The provider has not answered for hours: finance is told until when the authority has to be, and when it is over.
import { outageHours, tellAuthorityBy } from '@marsa/model/finance/e-invoice/penalties.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import { systemTransaction } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { calendarOf } from '../../reference/door.ts'
import { endOutage, findOutage, insertOutage, lastAnswers } from './outages.store.ts'
import type { EInvoiceParts } from './prepare-e-invoice.ts'
import { noAnswer } from './send-e-invoice.ts'

export const noticeOutages = async ({ db, clock, provider }: EInvoiceParts): Promise<void> => {
  if (!provider.isSet) return
  const now = clock.now()
  const { waiting_since: since, taken_at: takenAt } = await lastAnswers(db, noAnswer)
  const outage = await findOutage(db)
  if (outage) {
    if (takenAt && takenAt > outage.began_at && !since)
      await systemTransaction(db, (tx) => endOutage(tx, outage.id, now))
    return
  }
  if (!since || now.getTime() - since.getTime() < outageHours * 3_600_000) return
  const { exceptions } = await calendarOf(db, 'federal')
  const holidays = new Set(Object.keys(exceptions).filter((day) => exceptions[day] === null))
  const tellBy = tellAuthorityBy(dayOf(since), holidays)
  await systemTransaction(db, async (tx) => {
    const begun = await insertOutage(tx, { beganAt: since, tellBy })
    if (begun)
      await notify(tx, {
        to: { roles: ['admin'] },
        template: 'e-invoice-outage',
        params: { day: dayParam(tellBy) },
        subjectId: begun.id,
        version: begun.id,
      })
  })
}
