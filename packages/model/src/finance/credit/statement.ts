// A statement of account: its month, its lines from what was owed before to what is owed after, and what each line is called.
import { addDays } from '../../kit/day.ts'
import { toWire } from '../../kit/money.ts'
import { texts } from '../../kit/text.ts'

/** What raises or lowers what is owed. */
export const movementKinds = [
  'invoice',
  'transfer',
  'cheque',
  'card',
  'note',
  'write_off',
  'reversal',
  'refund',
] as const
export type MovementKind = (typeof movementKinds)[number]

export const movementText = texts({
  invoice: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
  transfer: { en: 'Bank transfer', ar: 'تحويل مصرفي' },
  cheque: { en: 'Cheque', ar: 'شيك' },
  card: { en: 'Card payment', ar: 'سداد بالبطاقة' },
  note: { en: 'Credit note', ar: 'إشعار دائن' },
  write_off: { en: 'Write-off', ar: 'شطب دين' },
  reversal: { en: 'Reversed receipt', ar: 'عكس مقبوض' },
  refund: { en: 'Refund', ar: 'رد مبلغ' },
} satisfies Record<MovementKind, { en: string; ar: string }>)

export const statementText = texts({
  title: { en: 'Statement of account', ar: 'كشف حساب' },
  notInvoice: { en: 'Not a tax invoice', ar: 'ليس فاتورة ضريبية' },
  on: { en: 'Date', ar: 'التاريخ' },
  what: { en: 'Description', ar: 'البيان' },
  reference: { en: 'Reference', ar: 'المرجع' },
  amount: { en: 'Amount, AED', ar: 'المبلغ بالدرهم' },
  balance: { en: 'Balance, AED', ar: 'الرصيد بالدرهم' },
  opening: { en: 'Opening balance', ar: 'الرصيد الافتتاحي' },
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
})

/** First and last day of the month before the one that a day is in. */
export const monthBefore = (day: string): { fromOn: string; toOn: string } => {
  const toOn = addDays(`${day.slice(0, 7)}-01`, -1)
  return { fromOn: `${toOn.slice(0, 7)}-01`, toOn }
}

/** Minutes after midnight of the 1st at which statements are issued. */
export const statementMinutes = 6 * 60

type Movement = { kind: MovementKind; on: string; reference: string; fils: bigint }
export type StatementLine = {
  kind: MovementKind
  on: string
  reference: string
  amount: string
  balance: string
}

/** The lines with what is owed after each, and after all of them. */
export const statementLines = (
  openingFils: bigint,
  movements: readonly Movement[],
): { lines: StatementLine[]; closingFils: bigint } => {
  let balance = openingFils
  const lines = movements.map(({ fils, ...line }) => {
    balance += fils
    return { ...line, amount: toWire(fils), balance: toWire(balance) }
  })
  return { lines, closingFils: balance }
}
