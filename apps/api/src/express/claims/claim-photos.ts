// Photos of a claim: the customer adds them while one can be filed or is looked into; the desk looks at them.
import { claimPhotoRefusal, photoDocCode } from '@marsa/model/express/claims/claim.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { DocumentLine } from '../../documents/door.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { changed } from '../shipments/own-shipment.ts'
import { findShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { claimFactsOf } from './claim-facts.ts'
import { claimOf } from './claims.store.ts'

export const claimSubject = { kind: 'express-claim', idField: 'ShipmentId' } as const

const addRefusal = async (db: Db, row: ShipmentRow, now: Date): Promise<string | undefined> =>
  claimPhotoRefusal(await claimOf(db, row.id), await claimFactsOf(db, row), dayOf(now))

const isOwn = (actor: Actor, row: ShipmentRow): boolean =>
  kindOf(actor) === 'customer' && actor.companyId === row.company_id

export const claimDocuments = (clock: Clock): DocumentLine => ({
  rights: async (db, actor, id) => {
    const row = await findShipment(db, { id }, null)
    if (!row) return undefined
    if (!isOwn(actor, row))
      return ['desk', 'admin', 'admin-readonly'].includes(actor.role)
        ? (action) => (action === 'read' ? undefined : 'kit.forbidden')
        : undefined
    const refusal = await addRefusal(db, row, clock.now())
    return (action, document) => {
      if (action === 'read') return undefined
      if (action !== 'add') return 'kit.forbidden'
      return document.docCode === photoDocCode ? refusal : 'documents.type'
    }
  },
  stored: async (tx, _, id) => {
    const row = await findShipment(tx, { id }, null)
    if (row) await changed(tx, row)
  },
})
