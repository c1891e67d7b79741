// SQL of the desk's prepared answers.
import { sql } from '../../kit/sql.ts'
import type { CannedAnswer } from '@marsa/model/messages/chat/chat-fields.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'

const columns = sql`id, title_en as "titleEn", title_ar as "titleAr", text_en as "textEn", text_ar as "textAr"`

export const answersOf = (db: Db): Promise<CannedAnswer[]> =>
  rows(db, sql`select ${columns} from chat_answers where removed_at is null order by id`)

type Words = Omit<CannedAnswer, 'id'>

/** Without an id a new row; undefined when there is none with this id. */
export const writeAnswer = (
  tx: Tx,
  id: string | undefined,
  words: Words,
): Promise<CannedAnswer | undefined> => {
  const { titleEn, titleAr, textEn, textAr } = words
  return id === undefined
    ? maybe(
        tx,
        sql`insert into chat_answers (title_en, title_ar, text_en, text_ar)
          values (${titleEn}, ${titleAr}, ${textEn}, ${textAr}) returning ${columns}`,
      )
    : maybe(
        tx,
        sql`update chat_answers set title_en = ${titleEn}, title_ar = ${titleAr}, text_en = ${textEn}, text_ar = ${textAr}
          where id = ${id} and removed_at is null returning ${columns}`,
      )
}

export const removeAnswer = (tx: Tx, id: string, now: Date): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`update chat_answers set removed_at = ${now} where id = ${id} and removed_at is null returning id`,
  )
