// Tells the people of a depot that a scan waits for them, with a notification and on their open pages.
import { scanFaultText } from '@marsa/model/express/rounds/scan-text.ts'
import type { Tx } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import { notify } from '../../messages/door.ts'
import { findWorker } from '../couriers/couriers.store.ts'
import { peopleOfDepot, type ScanRow } from './scans.store.ts'

export const tellDepot = async (
  tx: Tx,
  scan: ScanRow,
  { userId, depotId }: { userId: string; depotId: string },
  code: string,
  because: keyof typeof scanFaultText,
): Promise<void> => {
  const who = await findWorker(tx, userId)
  const people = await peopleOfDepot(tx, depotId)
  await notify(tx, {
    to: { userIds: people.map(({ id }) => id) },
    template: scan.quarantined_because ? 'scan-set-aside' : 'scan-to-review',
    params: {
      name: { en: who?.name_en ?? '', ar: who?.name_ar ?? '' },
      number: code,
      why: scanFaultText[because],
    },
    subjectId: scan.shipment_id,
    version: scan.id,
  })
  const companies = [...new Set(people.map((person) => person.company_id))]
  if (companies.length > 0)
    await publish(tx, { companyId: companies, kind: 'express.depot', subjectId: depotId })
}
