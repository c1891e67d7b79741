// The service lines that are built. A word here does not compile until every place that gathers the lines has its row.
import type { Role } from './kit/access.ts'
import type { TextRow } from './kit/text.ts'

export const lines = ['freight', 'warehouse', 'trucks', 'express'] as const
export type Line = (typeof lines)[number]
export const isLine = (id: string): id is Line => (lines as readonly string[]).includes(id)

/** Those of them whose requests agents quote for: their requests stand in one table. */
export const quotedLines = ['freight', 'warehouse', 'trucks'] as const satisfies readonly Line[]
export type QuotedLine = (typeof quotedLines)[number]

type RequestsOf = {
  /** Of what kind they are where several kinds stand together: documents, payments, the audit trail. */
  kind: string
  one: TextRow
  many: TextRow
  /** Who quotes for them. */
  agentRole: Role
  /** Where either side finds them, below the language; one of them is a step further, by its id. */
  pages: { customer: string; agent: string }
  /** Limits of the documents of its requests, where they have their own; a screen of `documents/upload.ts`. */
  uploads?: string
  /** Its agents may leave the file of a quotation to be printed from what they entered. */
  printsQuotes?: true
}

/** What the rest of the product knows of the requests of a line. */
export const requestsOf = {
  freight: {
    kind: 'freight-request',
    one: { en: 'Freight request', ar: 'طلب شحن' },
    many: { en: 'Shipments', ar: 'الشحنات' },
    agentRole: 'clearing-agent',
    pages: { customer: 'freight/shipments', agent: 'freight/requests' },
  },
  warehouse: {
    kind: 'storage-request',
    one: { en: 'Storage request', ar: 'طلب تخزين' },
    many: { en: 'Storage requests', ar: 'طلبات التخزين' },
    agentRole: 'warehouse-agent',
    pages: { customer: 'warehouse/storages', agent: 'warehouse/requests' },
  },
  trucks: {
    kind: 'truck-request',
    one: { en: 'Truck request', ar: 'طلب شاحنات' },
    many: { en: 'Truck requests', ar: 'طلبات الشاحنات' },
    agentRole: 'truck-provider',
    pages: { customer: 'trucks/requests', agent: 'trucks/jobs' },
    uploads: 'trucks',
    printsQuotes: true,
  },
} as const satisfies Record<QuotedLine, RequestsOf>
export type RequestKind = (typeof requestsOf)[QuotedLine]['kind']

/** Whether the file of a quotation may be printed instead of uploaded. */
export const printsQuotes = (line: QuotedLine): boolean =>
  (requestsOf[line] as RequestsOf).printsQuotes === true

/** A table by kind of what is asked of the row of each line. */
export const byKind = <Value>(valueOf: (row: RequestsOf, line: QuotedLine) => Value) =>
  Object.fromEntries(
    quotedLines.map((line) => [requestsOf[line].kind, valueOf(requestsOf[line], line)]),
  ) as Record<RequestKind, Value>
export const requestKinds = Object.keys(byKind(() => null)) as RequestKind[]
export const isRequestKind = (kind: string): kind is RequestKind =>
  (requestKinds as readonly string[]).includes(kind)

/** Lines that cannot be booked yet: whatever of them is open already, they are said to come. */
export const announced: readonly Line[] = []

export const isSoon = (service: string): boolean => (announced as readonly string[]).includes(service)
