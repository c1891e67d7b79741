// How drafts stand before many are sent at once: the same judgement as sending them, and nothing is written.
import type {
  checkDrafts as contract,
  DraftStanding,
} from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import { outcomeOf } from '../../kit/each-of.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { placesOf } from '../../reference/door.ts'
import { cargoOf, checkedForm, checkDocuments, documentsMissing } from './check-request.ts'
import { findRequest, type RequestRow } from '../requests.store.ts'

const text = (value: unknown): string[] => (typeof value === 'string' && value.trim() ? [value] : [])

/** What a file of this draft may be named after. */
const marksOf = ({ number, nickname, form }: RequestRow): string[] => {
  const { blNumber, awbNumber, containerNumber } = form as RequestDraft
  return [number, nickname, blNumber, awbNumber, containerNumber].flatMap(text)
}

/** What a draft is called by where it has no nickname. */
const titleOf = async (db: Db, { form }: RequestRow) => {
  const { origin, destination, description, readyFrom } = form as RequestDraft & Record<string, unknown>
  const codes = [origin, destination].map((end) => (end as { place?: unknown } | undefined)?.place)
  const known = await placesOf(
    db,
    codes.filter((code) => typeof code === 'string'),
  )
  const named = (code: unknown) => {
    const place = known.get(String(code))
    return place
      ? { code: place.code, nameEn: place.nameEn, nameAr: place.nameAr, country: place.countryCode }
      : null
  }
  return {
    goods: text(description)[0] ?? null,
    origin: named(codes[0]),
    destination: named(codes[1]),
    readyFrom: text(readyFrom)[0] ?? null,
  }
}

const untitled = { goods: null, origin: null, destination: null, readyFrom: null }

const standingOf = async (call: Call<typeof contract>, id: string): Promise<DraftStanding> => {
  const { db, now, settings } = call
  const draft = await findRequest(db, signedIn(call), call.relation, id)
  const validate = async () => {
    if (!draft) throw new Problem('freight.not-found')
    if (draft.state !== 'DRAFT') throw new Problem('kit.moved-on')
    await checkDocuments(db, draft, await checkedForm(db, draft, now, settings), settings)
  }
  const isDraft = draft?.state === 'DRAFT'
  return {
    ...(await outcomeOf(id, validate())),
    quoteNumber: draft?.number ?? null,
    nickname: draft?.nickname ?? null,
    ...(isDraft ? await titleOf(db, draft) : untitled),
    marks: isDraft ? marksOf(draft) : [],
    ...(isDraft
      ? await documentsMissing(db, draft, cargoOf(draft.form), settings)
      : { missing: [], following: [] }),
  }
}

export const checkDrafts = async (call: Call<typeof contract>) => {
  const items: DraftStanding[] = []
  for (const id of new Set(call.query.ids)) items.push(await standingOf(call, id))
  return { items }
}
