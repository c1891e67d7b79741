// All SQL of photos: of items when they came and left, of findings, and of what was handed over.
import { sql, type Sql } from '../../kit/sql.ts'
import type { Tx } from '../../kit/db.ts'

export type PhotoSubject =
  | { item_id: string; at_release: boolean }
  | { finding_id: string }
  | { release_id: string }

/** Ids of the photos in their order as JSON, `p` being the photo: `photoIds(sql\`p.finding_id = f.id\`)`. */
export const photoIds = (of: Sql): Sql =>
  sql`to_json(array(select p.document_id from warehouse_photos p where ${of} order by p.position))`

const columnsOf = (subject: PhotoSubject) => ({
  item_id: null,
  at_release: false,
  finding_id: null,
  release_id: null,
  ...subject,
})

/** Makes these the photos of their subject, in this order. */
export const replacePhotos = async (
  tx: Tx,
  subject: PhotoSubject,
  documentIds: readonly string[],
): Promise<void> => {
  const { item_id, at_release, finding_id, release_id } = columnsOf(subject)
  await sql`delete from warehouse_photos where item_id is not distinct from ${item_id}::uuid and at_release = ${at_release}
      and finding_id is not distinct from ${finding_id}::uuid and release_id is not distinct from ${release_id}::uuid`.execute(
    tx,
  )
  if (documentIds.length > 0)
    await sql`insert into warehouse_photos (document_id, position, item_id, at_release, finding_id, release_id)
      select d.id, d.position, ${item_id}::uuid, ${at_release}, ${finding_id}::uuid, ${release_id}::uuid
      from unnest(${[...new Set(documentIds)]}::uuid[]) with ordinality as d (id, position)`.execute(tx)
}
