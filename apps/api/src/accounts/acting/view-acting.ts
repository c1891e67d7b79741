// Who acts and for how long, for the banner; whom one may act for; and what a person sees of it afterwards.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type * as calls from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { mayActWithChanges } from '@marsa/model/accounts/acting/acting-rules.ts'
import { maskedEmail } from '@marsa/model/accounts/users/users-rules.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lookFor } from '../../reference/door.ts'
import { actingOf, subjectsMatching, visitsOf } from './acting.store.ts'
import { returnTicket } from './return-ticket.ts'

const most = { subjects: 20, visits: 50 }

type Named = {
  first_name: string
  last_name: string
  first_name_ar: string | null
  last_name_ar: string | null
}
const nameOf = (row: Named) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  firstNameAr: row.first_name_ar,
  lastNameAr: row.last_name_ar,
})

export const findSubjects = async (
  call: Call<typeof calls.findSubjects>,
): Promise<AnswerOf<typeof calls.findSubjects>> => {
  const found = await lookFor(call.db, call.query.searchText, (terms) =>
    subjectsMatching(call.db, terms, most.subjects),
  )
  return {
    items: found.map((row) => ({
      userCode: row.user_code,
      ...nameOf(row),
      email: maskedEmail(row.email),
      roleName: row.role,
      companyNameEn: row.name_en,
      companyNameAr: row.name_ar,
    })),
  }
}

export const viewActing =
  (secret: string) =>
  async (call: Call<typeof calls.viewActing>): Promise<AnswerOf<typeof calls.viewActing>> => {
    const { sessionId, role, acting } = signedIn(call)
    const row = acting && (await actingOf(call.db, sessionId))
    if (!row) return { mayChange: mayActWithChanges(role, call.settings), acting: null }
    return {
      mayChange: false,
      acting: {
        ...nameOf(row),
        userCode: row.user_code,
        roleName: row.role,
        scope: acting.scope,
        reason: row.reason,
        until: row.expires_at.toISOString(),
        adminToken: returnTicket(secret, sessionId),
      },
    }
  }

export const listSupportVisits = async (
  call: Call<typeof calls.listSupportVisits>,
): Promise<AnswerOf<typeof calls.listSupportVisits>> => {
  const found = await visitsOf(call.db, signedIn(call).userId, most.visits)
  return {
    items: found.map((row) => ({
      id: String(row.id),
      ...nameOf(row),
      roleName: row.role,
      reason: row.reason,
      startedAt: row.at.toISOString(),
      changes: row.changes,
      looks: row.looks,
      files: row.files,
    })),
  }
}
