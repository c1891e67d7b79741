// All SQL of the tariff: its versions with their cells.
import type { Tariff, TariffCell } from '@marsa/model/express/pricing/tariff.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

type Row = TariffCell & { id: string; validFrom: Date }

/** Every version, also those that have not begun. */
export const tariffVersions = async (db: Db): Promise<Tariff[]> => {
  const found = await rows<Row>(
    db,
    sql`select t.id, t.valid_from as "validFrom", c.service, c.plan, c.from_grams as "fromGrams",
        c.base_fils as "baseFils", c.per_kg_fils as "perKgFils"
      from express_tariffs t join express_tariff_cells c on c.tariff_id = t.id
      order by t.valid_from, c.service, c.plan, c.from_grams`,
  )
  return [...Map.groupBy(found, ({ id }) => id).values()].map((cells) => ({
    validFrom: cells[0]!.validFrom,
    cells: cells.map(({ id: _id, validFrom: _validFrom, ...cell }) => cell),
  }))
}
