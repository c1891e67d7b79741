// The queue of registrations with their age against the promised time, and one of them with its licence.
import type {
  listRegistrations as contract,
  RegistrationDetail,
  RegistrationRow,
  viewRegistration as viewContract,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { confirmAdminRefusal } from '@marsa/model/accounts/registration/registration.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  listedRegistrations,
  registrationCounts,
  registrationDetailOf,
  type ListedRegistration,
} from './registration-list.store.ts'

const toRow = (row: ListedRegistration, now: Date): RegistrationRow => ({
  id: row.id,
  userType: row.user_type,
  state: row.state,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  mobile: row.mobile,
  company: row.user_type === 'customer' ? null : { en: row.name_en, ar: row.name_ar },
  licenceNumber: row.licence_number,
  services: row.services,
  registeredAt: toOffset(row.registered_at),
  dueAt: row.due_at && toOffset(row.due_at),
  late: row.state === 'PENDING_APPROVAL' && row.due_at !== null && row.due_at < now,
  decidedAt: row.decided_at && toOffset(row.decided_at),
  waitsForAdmin: row.waits_for_admin,
})

export const listRegistrations = async ({
  db,
  query,
  now,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const [{ items, total }, counts] = await Promise.all([
    listedRegistrations(db, query, now),
    registrationCounts(db, now),
  ])
  return { items: items.map((row) => toRow(row, now)), total, counts }
}

const personOf = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null

export const viewRegistration = async (call: Call<typeof viewContract>): Promise<RegistrationDetail> => {
  const { db, query, now } = call
  const row = await registrationDetailOf(db, query.id)
  if (!row) throw new Problem('kit.not-found')
  const { licence } = row
  const standing = {
    userType: row.user_type,
    state: row.state,
    decidedBy: row.decided_by,
    adminConfirmed: row.admin_confirmed_at !== null,
  }
  return {
    ...toRow(row, now),
    userCode: row.user_code,
    language: row.language,
    project: row.project,
    address: row.address,
    promotions: row.promotions,
    companyName: row.company_name,
    employees: row.employees,
    branches: row.branches,
    location: row.location,
    additionalServices: row.additional_services,
    remark: row.remark,
    licence: licence && {
      number: licence.number,
      name: { en: licence.name_en, ar: licence.name_ar },
      authority: licence.authority,
      emirate: licence.emirate,
      expiresOn: licence.expires_on,
      expired: licence.expires_on < dayOf(now),
    },
    licenceCopy: row.licence_copy,
    sameLicence: row.same_licence,
    decidedBy: personOf(row.decided_by, row.decider),
    reason: row.reason,
    note: row.note,
    modes: row.modes,
    agentCode: row.agent_code,
    adminConfirmedBy: personOf(row.admin_confirmed_by, row.confirmer),
    adminConfirmedAt: row.admin_confirmed_at && toOffset(row.admin_confirmed_at),
    confirmRefusal: confirmAdminRefusal(standing, signedIn(call).userId) ?? null,
  }
}
