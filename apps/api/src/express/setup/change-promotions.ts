// Promotion codes: made once and never changed but for their end, so that what was promised holds.
import type {
  createPromotion as createContract,
  endPromotion as endContract,
  listPromotions as listContract,
  PromotionView,
} from '@marsa/model/express/setup/promotion-endpoints.ts'
import { promotionFaults } from '@marsa/model/express/setup/promotion-rules.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { addDays, dayOf, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import {
  allPromotions,
  endPromotionAt,
  insertPromotion,
  lockedPromotion,
  type PromotionRow,
} from './promotions-admin.store.ts'

const stateOf = (row: PromotionRow, now: Date): PromotionView['state'] => {
  if (row.ends_at <= now) return 'ended'
  if (row.most_uses !== null && row.uses >= row.most_uses) return 'used'
  return row.starts_at > now ? 'next' : 'now'
}

const lastInstant = (until: Date): Date => new Date(until.getTime() - 1)

export const listPromotions = async ({
  db,
  now,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => ({
  promotions: (await allPromotions(db)).map((row) => ({
    code: row.code,
    service: row.service,
    percent: String(row.basis_points / 100),
    descriptionEn: row.description_en,
    descriptionAr: row.description_ar,
    firstDay: dayOf(row.starts_at),
    lastDay: dayOf(lastInstant(row.ends_at)),
    endsAt: toOffset(row.ends_at),
    mostUses: row.most_uses,
    mostCompanyUses: row.most_company_uses,
    isFirstOnly: row.is_first_only,
    isPublic: row.is_public,
    state: stateOf(row, now),
    uses: row.uses,
    reserved: row.reserved,
    given: toWire(row.given_fils),
    by: row.author,
    endedBy: row.ended_by,
  })),
  currency: 'AED',
})

export const createPromotion = (call: Call<typeof createContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { code, percent, firstDay, lastDay, ...form } = call.body
  const faults = promotionFaults(call.body, dayOf(call.now))
  if (Object.keys(faults).length > 0) throw new Problem('kit.invalid', {}, faults)
  return call.once(async (tx) => {
    const isNew = await insertPromotion(tx, {
      code,
      service: form.service,
      basis_points: Math.round(Number(percent) * 100),
      description_en: form.descriptionEn,
      description_ar: form.descriptionAr,
      starts_at: instantOf(firstDay),
      ends_at: instantOf(addDays(lastDay, 1)),
      most_uses: form.mostUses,
      most_company_uses: form.mostCompanyUses,
      is_first_only: form.isFirstOnly,
      is_public: form.isPublic,
      userId,
    })
    if (!isNew) throw new Problem('promotions.taken', {}, { code: 'promotions.taken' })
    await audit(tx, { kind: 'admin', action: 'createPromotion', objectKind: 'promotion', reason: code })
    return succeeded
  })
}

/** Payments that have reserved a use keep it; nobody begins a new one. */
export const endPromotion = (call: Call<typeof endContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { code } = call.body
  return call.once(async (tx) => {
    const row = await lockedPromotion(tx, code)
    if (!row) throw new Problem('promotions.none')
    if (row.ends_at <= call.now) throw new Problem('promotions.ended')
    await endPromotionAt(tx, code, call.now, userId)
    await audit(tx, { kind: 'admin', action: 'endPromotion', objectKind: 'promotion', reason: code })
    return succeeded
  })
}
