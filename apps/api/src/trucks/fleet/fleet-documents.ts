// Scans of the documents of a provider's vehicles and drivers: the provider puts them in, staff read them.
import { fleetDocCodes } from '@marsa/model/documents/fleet-document-types.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { DocumentLine, DocumentRights } from '../../documents/door.ts'
import { ownerOfPart, type FleetPart } from './fleet.store.ts'

export const fleetSubject = { kind: 'truck-fleet', idField: 'fleetId' } as const

const ownerRights =
  (part: FleetPart): DocumentRights =>
  (action, { docCode }) => {
    if (action === 'review') return 'kit.forbidden'
    const known: readonly DocCode[] = fleetDocCodes[part]
    return action === 'add' && !known.includes(docCode) ? 'documents.type' : undefined
  }
const readerRights: DocumentRights = (action) => (action === 'read' ? undefined : 'kit.forbidden')

export const fleetDocuments: DocumentLine = {
  rights: async (db, actor, id) => {
    const owner = await ownerOfPart(db, id)
    if (!owner) return undefined
    if (actor.role === 'desk' || actor.role === 'admin' || actor.role === 'admin-readonly')
      return readerRights
    return owner.company_id === actor.companyId ? ownerRights(owner.part) : undefined
  },
}
