// What the pages of requests take of a line: how its answers name a request, its phases, its words and its calls.
import type { ComponentType } from 'react'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { ProblemRow } from '@marsa/model/kit/problem.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { Detail } from '@marsa/model/requests/detail-fields.ts'
import type { Summary } from '@marsa/model/requests/listing.ts'
import type { Phase } from '@marsa/model/requests/phase.ts'
import type { TurnWords } from '@marsa/model/requests/turn-text.ts'
import type { DocumentCalls } from '../documents/door.tsx'
import type { CustomerCalls } from './line-calls.ts'

/** A request of any line as its pages read it. */
export type RequestView = Detail & { status: string }

/** A row of a list. */
export type RequestRow = Summary & { status: string }

/** `Row` is of its lists. */
export type WebLine<View extends RequestView, Row extends RequestRow = never> = {
  line: QuotedLine
  /** Its id, and the number that people say. */
  keyOf: (of: View | Row) => { id: string; number: string }
  phaseOf: (status: string) => Phase
  titles: {
    /** One while its number is not known, all of them, and the way to a new one. */
    one: TextRow
    many: TextRow
    ask: TextRow
    /** The agent as it is called beside the customer, and on the way from a quote to what it is for. */
    agent: TextRow
    toRequest: TextRow
  }
  turn: TurnWords
  /** Nothing is paid by card: the whole is confirmed on credit. */
  creditOnly?: boolean
  problems: () => Promise<Record<string, ProblemRow>>
  /** Everything that may look different after a command. */
  reads: readonly Endpoint[]
  calls: CustomerCalls
  documents: (id: string) => DocumentCalls
  /** The status in colour, icon and word; a request in one line. */
  Badge: ComponentType<{ status: string; large?: boolean }>
  /** As an agent reads it: nothing went wrong where a request is closed. */
  AgentBadge: ComponentType<{ status: string }>
  Summary: ComponentType<{ view: View }>
}
