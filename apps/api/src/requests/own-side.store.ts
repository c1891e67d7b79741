// Filters of an agent's list by what it reads of each round: its own side, found beside the request as the model tells it.
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { OwnPart } from '@marsa/model/requests/own-side.ts'
import { quotationMachine } from '@marsa/model/requests/quotation.ts'

/** Rows of requests `r` in a group of states; an agent that was only invited finds them by the state that it reads. */
export const inGroup = <State extends string>(
  actor: Actor,
  relation: Relation,
  states: readonly State[],
  { holds, seen }: { holds: (state: State) => boolean; seen: (state: State, part: OwnPart) => State },
): RawBuilder<unknown> => {
  if (relation !== 'assigned') return sql`r.state = any(${states.filter(holds)}::text[])`
  const wanted = states.flatMap((state) =>
    [null, ...quotationMachine.states].flatMap((own) =>
      [true, false]
        .filter((windowOver) => holds(seen(state, { own, windowOver })))
        .map((windowOver) => `${state} ${own ?? '-'}${windowOver ? ' over' : ''}`),
    ),
  )
  return sql`r.state || ' ' || coalesce((select q.state from quotations q
      where q.subject_id = r.id and q.round = r.round and q.company_id = ${actor.companyId}
        and q.final_of is null and q.state <> 'Q_SUPERSEDED' order by q.created_at desc limit 1), '-')
    || case when r.window_ends_at < now() then ' over' else '' end = any(${wanted}::text[])`
}
