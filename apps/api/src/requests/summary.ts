// Keeps what lists read of requests: the tab, and whose turn it is. Worked out at the end of each transaction that touched a request.
import { isDeepStrictEqual } from 'node:util'
import type { QuotedLine } from '@marsa/model/lines.ts'
import type { OwnPart } from '@marsa/model/requests/own-side.ts'
import { agentTabOf, tabOf, type AgentTab, type Phase } from '@marsa/model/requests/phase.ts'
import { turnOf, type Turn } from '@marsa/model/requests/turn.ts'
import type { Clock } from '../kit/clock.ts'
import { beforeCommit, type Db, type Tx } from '../kit/db.ts'
import {
  lockRequests,
  requestIdsAfter,
  summaryRows,
  writeSummaries,
  writeTabs,
  type InvitationSummary,
  type Summary,
  type SummaryRow,
} from './summary.store.ts'

/** What a line says of its states and of the execution of its booked requests. */
export type SummaryPart = {
  phases: Readonly<Record<string, Phase>>
  /** Questions to the customer are answered in this state. */
  takesQuestions(state: string): boolean
  /** The state as an agent reads it that was only invited. */
  stateForInvited(state: string, part: OwnPart): string
  /** Whose turn each of these booked requests is. */
  turns(db: Db, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, Turn>>
}
export type SummaryLines = Readonly<Record<QuotedLine, SummaryPart>>

const phaseIn = ({ phases }: SummaryPart, state: string): Phase => {
  const phase = phases[state]
  if (!phase) throw new Error(`state ${state} belongs to no phase`)
  return phase
}

const tabFor = (line: SummaryPart, row: SummaryRow, agent: InvitationSummary) => {
  const won = row.agent_id === agent.company_id
  const part = { own: agent.own, windowOver: row.window_over || !agent.invited }
  const state = won ? row.state : line.stateForInvited(row.state, part)
  return agentTabOf({ phase: phaseIn(line, state), won, answered: agent.answered || !agent.invited })
}

const summaryOf = (
  line: SummaryPart,
  row: SummaryRow,
  execution: () => Turn | undefined,
  now: Date,
): Summary => {
  const phase = phaseIn(line, row.state)
  const found = turnOf(
    {
      phase,
      asked: row.asked && line.takesQuestions(row.state),
      pendingReview: row.pending_review,
      answerBy: row.answer_by,
      liveQuotes: row.live_quotes,
      quotesEnd: row.quotes_end,
      held: row.held,
      wasPaid: row.was_paid,
      rated: row.rated,
    },
    execution,
  )
  const { by = null, ...turn } = found ?? {}
  const same = row.turn?.side === found?.side && row.turn?.action === found?.action
  return {
    id: row.id,
    tab: tabOf(phase),
    turn: found ? (turn as SummaryRow['turn']) : null,
    turn_by: by,
    turn_since: (same && row.turn_since) || now,
    invitations: row.invitations.map((agent) => ({
      company_id: agent.company_id,
      tab: tabFor(line, row, agent),
    })),
  }
}

const summariesOf = async (
  lines: SummaryLines,
  db: Db,
  found: readonly SummaryRow[],
  now: Date,
): Promise<Summary[]> => {
  const summaries: Summary[] = []
  for (const [name, together] of Map.groupBy(found, ({ line }) => line)) {
    const line = lines[name]
    const booked = together.filter(({ state }) => phaseIn(line, state) === 'booked').map(({ id }) => id)
    const turns = booked.length ? await line.turns(db, booked, now) : new Map<string, Turn>()
    summaries.push(...together.map((row) => summaryOf(line, row, () => turns.get(row.id), now)))
  }
  return summaries
}

const isOld = (row: SummaryRow, summary: Summary): boolean =>
  row.tab !== summary.tab ||
  row.turn_since === null ||
  row.turn_by?.getTime() !== summary.turn_by?.getTime() ||
  !isDeepStrictEqual(row.turn, summary.turn)

const tabIn = (row: SummaryRow, companyId: string): AgentTab | undefined =>
  row.invitations.find((each) => each.company_id === companyId)?.tab

const renew = async (
  tx: Tx,
  lines: SummaryLines,
  found: readonly SummaryRow[],
  now: Date,
): Promise<string[]> => {
  const rowOf = new Map(found.map((row) => [row.id, row]))
  const summaries = await summariesOf(lines, tx, found, now)
  const old = summaries.filter((summary) => isOld(rowOf.get(summary.id)!, summary))
  const tabs = summaries.flatMap(({ id, invitations }) =>
    invitations
      .filter(({ company_id, tab }) => tabIn(rowOf.get(id)!, company_id) !== tab)
      .map((each) => ({ ...each, request_id: id })),
  )
  if (old.length) await writeSummaries(tx, old)
  if (tabs.length) await writeTabs(tx, tabs)
  return [...new Set([...old.map(({ id }) => id), ...tabs.map((each) => each.request_id)])]
}

const lockedRows = async (tx: Tx, ids: readonly string[]): Promise<SummaryRow[]> => {
  await lockRequests(tx, ids)
  return summaryRows(tx, ids)
}

/**
 * Every transaction of this database that touches requests leaves their summaries right. Most have written the requests that they
 * touch and hold their locks; where one has not, what was read before the lock may be old.
 */
export const keepSummaries = (db: Db, lines: SummaryLines, clock: Clock): void =>
  beforeCommit(db, async (tx) => {
    const found = await summaryRows(tx)
    if (found.length === 0) return
    const isHeld = found.every(({ locked }) => locked)
    const ids = found.map(({ id }) => id)
    await renew(tx, lines, isHeld ? found : await lockedRows(tx, ids), clock.now())
  })

/** Works summaries out again and writes those that are wrong; answers their ids. */
export const renewSummaries = async (
  tx: Tx,
  lines: SummaryLines,
  ids: readonly string[],
  now: Date,
): Promise<string[]> => renew(tx, lines, await lockedRows(tx, ids), now)

/** All requests in portions, for the check that finds and mends what was missed. */
export const portionsOfRequests = async function* (db: Db, most: number): AsyncGenerator<string[]> {
  for (let last: string | null = null; ;) {
    const ids: string[] = await requestIdsAfter(db, last, most)
    if (!ids.length) return
    yield ids
    last = ids.at(-1)!
  }
}
