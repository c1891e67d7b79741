// The search over everything that the person may see (C040).
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { byKind } from '@marsa/model/lines.ts'
import type { search as contract, SearchHit } from '@marsa/model/overview/endpoints.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { bareReference } from '@marsa/model/reference/search-terms.ts'
import { lookFor } from '../../reference/door.ts'
import type { RequestLines } from '../../requests/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { searchDocuments, type FoundDocumentRow } from './documents.store.ts'
import { findNamed, type NamedRow } from './people.store.ts'
import { findQuestions } from './find-questions.ts'

/** Of each kind. */
const most = 6

const requestPages = byKind(({ pages: both }) => both)

/** The page of the request or of the account that a document belongs to. */
const subjectPage = (actor: Actor, row: FoundDocumentRow): string => {
  if (row.subject_kind === 'credit-account')
    return kindOf(actor) === 'customer' ? '/account/credit' : `/finance/credit/${row.subject_id}`
  const isAgent = kindOf(actor) === 'agent'
  return `/${requestPages[row.subject_kind][isAgent ? 'agent' : 'customer']}/${row.subject_id}`
}

const documentHit = (actor: Actor, row: FoundDocumentRow): SearchHit => ({
  type: row.type,
  id: row.id,
  number: row.number,
  titleEn: row.title,
  titleAr: row.title,
  status: row.status,
  url: subjectPage(actor, row),
})

const pages = {
  company: (id: string) => `/admin/companies?company=${id}`,
  person: (id: string) => `/user/usermanagement?person=${id}`,
  registration: (id: string) => `/admin/registrations/${id}`,
}

const namedHit = (row: NamedRow): SearchHit => ({
  type: row.type,
  id: row.id,
  number: row.number,
  titleEn: row.title_en,
  titleAr: row.title_ar,
  status: row.status,
  url: pages[row.type](row.id),
})

const staff = new Set(['desk', 'admin', 'admin-readonly'])

/** What the desk finds but has no page for. */
const opensFor = (actor: Actor, { type }: SearchHit): boolean => type !== 'person' || actor.role !== 'desk'

export const search =
  (lines: RequestLines) =>
  async (call: Call<typeof contract>): Promise<{ items: SearchHit[] }> => {
    const { db, relation, query, settings } = call
    const actor = signedIn(call)
    // Signs alone fold to nothing, and nothing is in everything.
    if (foldText(query.text).length < 2) return { items: [] }
    const found = await lookFor(db, query.text, async (terms) => {
      const [requests, documents, named] = await Promise.all([
        Promise.all(Object.values(lines).map((line) => line.search(call, actor, relation, terms))),
        searchDocuments(db, actor, relation, terms, most),
        staff.has(actor.role) ? findNamed(db, terms, most) : [],
      ])
      return [
        ...requests.flat(),
        ...documents.map((row) => documentHit(actor, row)),
        ...named.map(namedHit).filter((hit) => opensFor(actor, hit)),
      ]
    })
    const wanted = bareReference(query.text)
    const [exact, others] = [true, false].map((is) =>
      found.filter(({ number }) => (bareReference(number) === wanted) === is),
    )
    return { items: [...exact!, ...others!, ...findQuestions(query.text, most, settings)] }
  }
