// What lies in a warehouse now, and what came in, went out and was corrected: for a warehouse, its customers and staff.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { day as dayOf } from '../kit/fields.ts'
import { paged, paging } from '../kit/paging.ts'
import { StockRow } from './answers.ts'
import { readers, staff, warehouseAgents } from './fields.ts'

const day = dayOf('kit.field.invalid')
const search = z.string().trim().max(100).optional()
const format = z.enum(['csv', 'xlsx', 'pdf']).default('csv')
const lang = z.enum(['en', 'ar']).default('en')
/** Goods that are stored now; `search` is looked for in item, number, place and customer. */
export const listStock = endpoint({
  verb: 'listStock',
  method: 'GET',
  path: 'Warehouse/Stock',
  policy: readers,
  query: z.strictObject({ search, ...paging }),
  answer: z.strictObject({ items: z.array(StockRow), ...paged, pieces: z.int() }),
  problems: [],
})

/** All rows of the stock list as a file; CSV and Excel with the codes on the labels of each row, apart by spaces. */
export const downloadStock = endpoint({
  verb: 'downloadStock',
  method: 'GET',
  path: 'Warehouse/StockReport',
  policy: readers,
  query: z.strictObject({ search, format, lang }),
  answer: z.unknown(),
  file: 'any',
  problems: ['kit.report-long'],
})

/** Pieces by day of the Emirates, the newest first; without days, of the last thirty. */
export const listStockMovements = endpoint({
  verb: 'listStockMovements',
  method: 'GET',
  path: 'Warehouse/Movements',
  policy: { ...warehouseAgents, ...staff },
  query: z.strictObject({ from: day.optional(), to: day.optional() }),
  answer: z.strictObject({
    from: z.string(),
    to: z.string(),
    days: z.array(z.strictObject({ day: z.string(), in: z.int(), out: z.int(), correction: z.int() })),
  }),
  problems: [],
})

/** Every movement of these days as a file. */
export const downloadStockMovements = endpoint({
  verb: 'downloadStockMovements',
  method: 'GET',
  path: 'Warehouse/MovementReport',
  policy: { ...warehouseAgents, ...staff },
  query: z.strictObject({ from: day.optional(), to: day.optional(), format, lang }),
  answer: z.unknown(),
  file: 'any',
  problems: ['kit.report-long'],
})
