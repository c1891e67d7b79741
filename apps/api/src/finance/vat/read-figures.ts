// What the books say of a tax period: the boxes, what is behind them, and the checks before they are frozen.
import { createHash } from 'node:crypto'
import type { VatCheckFigure } from '@marsa/model/finance/vat/filed-return.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Db } from '../../kit/db.ts'
import { listInputIds } from '../books/input-vat.store.ts'
import { spanOf, type Days } from '../books/period.ts'
import { listTaxDocumentIds } from '../books/tax-documents.store.ts'
import { movedVat } from '../books/vat-moved.store.ts'
import { boxesOf, readVatReturn } from '../books/view-tax-documents.ts'
import { countUnfinished, type FrozenFigures } from './vat-returns.store.ts'

/** Of the house's own return. */
export const readFigures = async (db: Db, days: Days): Promise<FrozenFigures> => {
  const made = await readVatReturn(db, days, undefined)
  const boxes = boxesOf(made)
  const documentIds = await listTaxDocumentIds(db, made.supplier.id, spanOf(days))
  const inputIds = await listInputIds(db, days)
  const hash = createHash('sha256')
    .update(JSON.stringify([days.from, days.to, boxes, documentIds, inputIds]))
    .digest()
  return { boxes, documentIds, inputIds, hash, outputFils: made.dueFils, inputFils: made.recoverableFils }
}

export const checkFigures = async (
  db: Db,
  days: Days,
  { outputFils, inputFils }: Pick<FrozenFigures, 'outputFils' | 'inputFils'>,
): Promise<VatCheckFigure[]> => {
  const moved = await movedVat(db, days)
  const open = await countUnfinished(db, days)
  return [
    { check: 'output', figure: toWire(moved.outputFils - outputFils) },
    { check: 'input', figure: toWire(moved.inputFils - inputFils) },
    { check: 'purchases', figure: String(open.purchases) },
    { check: 'e-invoices', figure: String(open.refused) },
    { check: 'months', figure: String(open.months) },
  ]
}
