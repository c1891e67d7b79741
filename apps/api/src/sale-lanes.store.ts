// From where to where what is sold goes, of every line that has a way; reports add sales up by it.
import { sql } from './kit/sql.ts'

export const saleLanes = sql`
  select f.id as subject_id, o.name_en || ' – ' || d.name_en as name_en, o.name_ar || ' – ' || d.name_ar as name_ar
    from freight_details f join places o on o.code = f.origin_code join places d on d.code = f.destination_code
  union all
  select s.id, s.from_city || ' – ' || s.to_city, s.from_city || ' – ' || s.to_city from express_shipments s where s.to_city <> ''`
