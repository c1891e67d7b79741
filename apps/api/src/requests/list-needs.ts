// What the reader has to do over all lines: duties by their deadline, then what may be left.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { mostNeeds, type listNeeds as contract } from '@marsa/model/requests/endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { turnView } from './list.ts'
import { needsOf } from './needs.store.ts'
import type { RequestLines, Title } from './request-line.ts'

export const listNeeds =
  (lines: RequestLines) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { db, relation } = call
    const actor = signedIn(call)
    const found = await needsOf(db, actor, relation, call.query.line, mostNeeds)
    const titles = new Map<string, Title>()
    for (const [line, together] of Map.groupBy(found, (row) => row.line))
      for (const [id, title] of await lines[line].titles(
        db,
        actor,
        relation,
        together.map(({ id: each }) => each),
      ))
        titles.set(id, title)
    return {
      items: found.map((row) => ({
        line: row.line,
        id: row.id,
        number: row.number,
        titleEn: titles.get(row.id)?.en ?? '',
        titleAr: titles.get(row.id)?.ar ?? '',
        turn: turnView(row)!,
        amountDue: row.due_fils === null ? null : toWire(row.due_fils),
        quotes: row.quote_count ? { count: row.quote_count, lowest: toWire(row.lowest_fils!) } : null,
        optional: row.optional,
      })),
      count: found[0]?.count ?? 0,
    }
  }
