// What the profile is given: the file store, and what only the lines and finance know about a person.
import type { Db } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'

export type OwnRow = Record<string, unknown>

/** One part of the copy of a person's data; its rows are the person's own and nobody else's. */
export type DataSource = { section: string; rows: (db: Db, userId: string) => Promise<OwnRow[]> }

export type Leaving = {
  userId: string
  companyId: string
  /** Nobody else of the company is there to go on: what is the company's is theirs. */
  isLastPerson: boolean
}
/** What a person would leave behind unfinished. */
export type OpenBusiness = { openShipments: number; moneyOpen: boolean }

export type ProfileParts = {
  secret: string
  files: Files
  /** What a copy of one's data is made of. */
  sources: readonly DataSource[]
  openBusiness: (db: Db, leaving: Leaving) => Promise<OpenBusiness>
}
