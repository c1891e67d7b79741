// What a line says of its requests where several lines stand together: needs, reminders, search.
import type { Actor, Relation, Role } from '@marsa/model/kit/access.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import type { TurnWords } from '@marsa/model/requests/turn-text.ts'
import type { Db } from '../kit/db.ts'
import type { SummaryPart } from './summary.ts'

export type Title = { en: string; ar: string }

export type RequestLine = SummaryPart & {
  turnWords: TurnWords
  agentRole: Role
  /** Where a side works on a request, below the language. */
  pageOf(side: 'customer' | 'agent', id: string): string
  /** What requests are about, of those that the actor may see. */
  titles(
    db: Db,
    actor: Actor,
    relation: Relation,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Title>>
  /** Hits of the header search, newest first. */
  search(
    call: { db: Db; now: Date },
    actor: Actor,
    relation: Relation,
    terms: readonly SearchTerm[],
  ): Promise<SearchHit[]>
}
export type RequestLines = Readonly<Record<QuotedLine, RequestLine>>
