// Requests of a line where several lines stand together: what they are called, and the hits of the header search, newest first.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import type { Db } from '../kit/db.ts'
import { listRequests, type ListedRow, type ListPart } from './list.store.ts'
import type { Title } from './request-line.ts'

/** What a line says of its rows; members are methods, so that its own row and summary fit. */
type Naming<Row extends ListedRow, Summary extends { status: string }> = {
  list: ListPart
  type: SearchHit['type']
  summaryOf(actor: Actor, row: Row, now: Date): Summary
  titleOf(summary: Summary): Title
  /** Where the reader opens it, below the language. */
  pathOf(actor: Actor, id: string, status: string): string
}

const mostHits = 8

export const namedBy = <Row extends ListedRow, Summary extends { status: string }>(
  line: Naming<Row, Summary>,
) => ({
  titles: async (
    db: Db,
    actor: Actor,
    relation: Relation,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Title>> => {
    const page = { from: 0, size: ids.length }
    const found = await listRequests<Row>(line.list, db, actor, relation, { ids }, page)
    return new Map(found.map((row) => [row.id, line.titleOf(line.summaryOf(actor, row, new Date()))]))
  },

  search: async (
    { db, now }: { db: Db; now: Date },
    actor: Actor,
    relation: Relation,
    terms: readonly SearchTerm[],
  ): Promise<SearchHit[]> => {
    const page = { from: 0, size: mostHits }
    const found = await listRequests<Row>(line.list, db, actor, relation, { terms }, page)
    return found.map((row) => {
      const { id, number } = row
      const summary = line.summaryOf(actor, row, now)
      const { en: titleEn, ar: titleAr } = line.titleOf(summary)
      const { status } = summary
      return { type: line.type, id, number, titleEn, titleAr, status, url: line.pathOf(actor, id, status) }
    })
  },
})
