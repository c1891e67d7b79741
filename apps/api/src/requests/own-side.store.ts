// A filter of an agent's list by what it reads of a round: its own side, found beside the request as the model tells it.
import { sql, type Sql } from '../kit/sql.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { OwnPart } from '@marsa/model/requests/own-side.ts'
import { quotationMachine } from '@marsa/model/requests/quotation.ts'

const parts: readonly OwnPart[] = [null, ...quotationMachine.states].flatMap((own) =>
  [true, false].map((windowOver) => ({ own, windowOver })),
)

/** Requests `r` that an agent which was only invited reads under one of these codes. */
export const readAs = <State extends string>(
  actor: Actor,
  states: readonly State[],
  wantedStates: readonly string[],
  seen: (state: State, part: OwnPart) => string,
): Sql => {
  // Most states read the same whatever the agent's part was: only of the others its quotation is looked up.
  const found = (state: State): OwnPart[] => parts.filter((part) => wantedStates.includes(seen(state, part)))
  const always = states.filter((state) => found(state).length === parts.length)
  const some = states.filter((state) => found(state).length > 0 && !always.includes(state))
  const wanted = some.flatMap((state) =>
    found(state).map(({ own, windowOver }) => `${state} ${own ?? '-'}${windowOver ? ' over' : ''}`),
  )
  return sql`(r.state = any(${always}::text[]) or r.state = any(${some}::text[])
    and r.state || ' ' || coalesce((select q.state from quotations q
      where q.subject_id = r.id and q.round = r.round and q.company_id = ${actor.companyId}
        and q.final_of is null and q.state <> 'Q_SUPERSEDED' order by q.created_at desc limit 1), '-')
    || case when r.window_ends_at < now() then ' over' else '' end = any(${wanted}::text[]))`
}
