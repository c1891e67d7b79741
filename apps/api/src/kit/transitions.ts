// Loads the moves of every machine of the model into the table that the database's own guard reads (N10).
import type { Client } from 'pg'
import type { Machine } from '@marsa/model/kit/machine.ts'

type Row = { machine: string; move: string; from: string; to: string; actor: string }

export const transitionRows = (machines: readonly Machine[]): Row[] =>
  machines.flatMap((machine) =>
    Object.entries(machine.moves).flatMap(([move, { from, to, actors }]) =>
      (from.length ? from : ['']).flatMap((source) =>
        (to.length ? to : [source]).flatMap((target) =>
          actors.map((actor) => ({ machine: machine.name, move, from: source, to: target, actor })),
        ),
      ),
    ),
  )

/** Replaces the table's rows; runs as the owner, in the migrator's transaction. */
export const syncTransitions = async (
  client: Pick<Client, 'query'>,
  machines: readonly Machine[],
): Promise<void> => {
  const rows = transitionRows(machines)
  await client.query('delete from transitions')
  await client.query(
    `insert into transitions (machine, move, from_state, to_state, actor_kind)
     select distinct * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
    [
      rows.map((row) => row.machine),
      rows.map((row) => row.move),
      rows.map((row) => row.from),
      rows.map((row) => row.to),
      rows.map((row) => row.actor),
    ],
  )
}
