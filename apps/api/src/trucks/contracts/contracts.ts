// Contracts of trucks: entered by the provider or an administrator, with versions; read and downloaded by both parties.
import { dayOf, addDays, toOffset } from '@marsa/model/kit/day.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { dayParam } from '@marsa/model/messages/message.ts'
import type * as calls from '@marsa/model/trucks/contracts/contract-endpoints.ts'
import {
  contractProblems,
  contractStanding,
  contractWarning,
  isContractWarned,
} from '@marsa/model/trucks/contracts/contract.ts'
import {
  documentsOf,
  downloadDocument,
  type DocumentLine,
  type DocumentParts,
  type DocumentRights,
} from '../../documents/door.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import {
  contractById,
  contractsOf,
  endingContracts,
  insertContract,
  noteContractWarned,
  partiesOf,
  updateContract,
  type ContractParties,
} from './contracts.store.ts'

export const contractSubject = { kind: 'truck-contract', idField: 'contractId' } as const

const isStaff = ({ role }: Actor): boolean => role === 'desk' || role === 'admin' || role === 'admin-readonly'
const writes = ({ role, companyId }: Actor, { provider_id: provider }: ContractParties): boolean =>
  role === 'admin' || (role === 'truck-provider' && companyId === provider)

export const contractDocuments: DocumentLine = {
  rights: async (db, actor, id): Promise<DocumentRights | undefined> => {
    const contract = await contractById(db, id)
    const isParty = contract?.provider_id === actor.companyId || contract?.customer_id === actor.companyId
    if (!contract || (!isParty && !isStaff(actor))) return undefined
    return (action, { docCode }) => {
      if (action === 'read') return undefined
      if (action === 'add' && writes(actor, contract))
        return docCode === 'TRUCK_CONTRACT' ? undefined : 'documents.type'
      return 'kit.forbidden'
    }
  },
}

export const listContracts = async (call: Call<typeof calls.listContracts>) => {
  const { db, now } = call
  const actor = signedIn(call)
  const own = isStaff(actor) ? null : actor.companyId
  const mayWrite = actor.role === 'admin' || actor.role === 'truck-provider'
  const found = await contractsOf(db, own)
  return {
    contracts: found
      .filter(({ versions, customer }) => versions.length > 0 || customer.id !== own)
      .map(({ starts_on: startsOn, ends_on: endsOn, versions, ...row }) => ({
        ...row,
        startsOn,
        endsOn,
        standing: contractStanding({ startsOn, endsOn }, dayOf(now)),
        versions: versions
          .map(({ addedDate, ...version }, index) => ({
            ...version,
            n: index + 1,
            addedDate: toOffset(new Date(addedDate)),
          }))
          .toReversed(),
      })),
    parties: mayWrite ? await partiesOf(db, own) : [],
    mayWrite,
  }
}

export const saveContract = (call: Call<typeof calls.saveContract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  const fields = contractProblems(body)
  if (Object.keys(fields).length > 0) throw new Problem('kit.invalid', {}, fields)
  return call.once(async (tx) => {
    if (body.id !== null) {
      const contract = await contractById(tx, body.id)
      if (!contract || !writes(actor, contract)) throw new Problem('trucks.contract-not-found')
      await updateContract(tx, body.id, body)
      return { id: body.id }
    }
    const parties = await partiesOf(tx, isStaff(actor) ? null : actor.companyId)
    const isPair = parties.some(
      ({ provider, customer }) => provider.id === body.providerId && customer.id === body.customerId,
    )
    if (!isPair) throw new Problem('trucks.contract-parties', {}, { customerId: 'trucks.contract-parties' })
    return { id: await insertContract(tx, body, actor, now) }
  })
}

export const downloadContract =
  (parts: DocumentParts) => async (call: Call<typeof calls.downloadContract>) => {
    const { contractId, documentId } = call.query
    if (!contractId) throw new Problem('trucks.contract-choose')
    const rights = await contractDocuments.rights(call.db, signedIn(call), contractId)
    if (!rights) throw new Problem('trucks.contract-not-found')
    const versions = await documentsOf(call.db, contractSubject.kind, contractId)
    const chosen = documentId ? versions.find(({ id }) => id === documentId) : versions.at(-1)
    if (!chosen) throw new Problem('trucks.contract-not-found')
    return downloadDocument(parts)({ ...call, query: { documentId: chosen.id } })
  }

/** Both sides are told 30 days before the end. */
export const warnOfContracts = async (db: Db, clock: Clock): Promise<void> => {
  const today = dayOf(clock.now())
  for (const contract of await endingContracts(db, today, addDays(today, contractWarning))) {
    const { id, title, provider_id: provider, customer_id: customer, ...days } = contract
    const { starts_on: startsOn, ends_on: endsOn, warned_for: warnedFor } = days
    if (!isContractWarned({ startsOn, endsOn }, today, warnedFor)) continue
    await systemTransaction(db, async (tx) => {
      await noteContractWarned(tx, id)
      await notify(tx, {
        to: { companyIds: [provider, customer] },
        template: 'truck-contract-ends',
        params: { title, day: dayParam(endsOn) },
        subjectId: id,
        version: endsOn,
      })
    })
  }
}
