// The second floor: tables made for the answers, and the statements that answer from them. What the first floor shares with
// the product, its statements and the shape of its tables, is what this one measures.
import type pg from 'pg'

/** Scenarios with a second floor, and the share of it that the product is to reach. */
export const bareAims = {
  list: 0.35,
  storages: 0.35,
  detail: 0.5,
  command: 0.3,
} as const
export type BareName = keyof typeof bareAims

export const hasBareFloor = (name: string): name is BareName => name in bareAims

/** Every request as the row that its list shows, and a history of its changes. Asks for an owner's connection. */
export const makeBareTables = async (owner: pg.Client): Promise<void> => {
  await owner.query(`
    create table bare_requests as
      select r.id, r.line, r.company_id, r.tab, r.created_at, r.number, r.nickname, coalesce(f.latest, r.state) as status,
        r.version, f.mode, f.direction, f.origin_code, o.name_en as origin_en, o.name_ar as origin_ar,
        o.country_code as origin_country, f.destination_code, p.name_en as destination_en, p.name_ar as destination_ar,
        p.country_code as destination_country, f.eta, r.window_ends_at, r.turn, r.turn_by, r.turn_since,
        coalesce(r.form ->> 'description', r.form ->> 'cargoType') as goods, coalesce(r.total_fils, q.lowest) as listed_fils,
        q.quotes, r.total_fils - r.paid_fils as due_fils
      from requests r left join freight_details f using (id)
        left join places o on o.code = f.origin_code left join places p on p.code = f.destination_code
        cross join lateral (select min(total_fils) as lowest, count(*)::int as quotes from quotations
          where subject_id = r.id and round = r.round and final_of is null) q;
    alter table bare_requests add primary key (id);
    create index on bare_requests (company_id, line, tab, created_at desc, id desc);
    create index on bare_requests (company_id, line, created_at desc, id desc);
    create table bare_history (id uuid primary key default uuidv7(), request_id uuid not null references bare_requests,
      code text not null, at timestamptz not null default now());
    grant select, update on bare_requests to marsa_app;
    grant insert on bare_history to marsa_app`)
  await owner.query('vacuum analyze bare_requests')
}

/** Takes back what a round of changes has written. */
export const takeBackBare = async (owner: pg.Client): Promise<void> => {
  await owner.query('truncate bare_history')
  await owner.query('vacuum bare_requests')
}

/** A page of 20 and its count: `$1` the company. One index range each. */
const listOf = (where: string): string => {
  const rows = `from bare_requests where company_id = $1 and ${where}`
  return `select *, (select count(*)::int from (select ${rows} limit 1001) counted) as total
    ${rows} order by created_at desc, id desc limit 20`
}
export const bareList = listOf(`line = 'freight' and tab = 'active'`)
export const bareStorages = listOf(`line = 'warehouse'`)

/** One text of JSON: the request `$1` with form, timeline, quotations with their charges, payments and documents. */
export const bareDetail = `select json_build_object('request', to_json(b), 'form', r.form,
    'timeline', (select json_agg(json_build_object('code', e.code, 'at', e.at, 'place', e.place, 'note', e.note) order by e.at)
      from request_events e where e.request_id = b.id),
    'quotations', (select json_agg(json_build_object('id', q.id, 'company', q.company_id, 'total', q.total_fils,
        'until', q.valid_until, 'remarks', q.remarks, 'charges', (select json_agg(json_build_object('code', c.code,
          'amount', c.selling_fils * c.quantity, 'vat', c.vat_fils) order by c.position)
          from quotation_charges c where c.quotation_id = q.id)))
      from quotations q where q.subject_id = b.id),
    'payments', (select json_agg(json_build_object('number', p.number, 'amount', p.amount_fils, 'at', p.issued_at))
      from receipts p where p.subject_id = b.id),
    'documents', (select json_agg(json_build_object('code', d.doc_code, 'state', d.state))
      from documents d where d.subject_id = b.id and d.deleted_at is null))::text as body
  from bare_requests b join requests r using (id) where b.id = $1`

/** A change: the row is locked, changed, and written down; `$1` the request, `$2` the code. In one transaction. */
export const bareChange = {
  lock: 'select version from bare_requests where id = $1 for update',
  change:
    'update bare_requests set status = $2, version = version + 1 where id = $1 returning status, version',
  history: 'insert into bare_history (request_id, code) values ($1, $2)',
} as const
