// The figures of the finance dashboard: each is a sum of accounts of the ledger, which opens where its figure is pressed.
import { texts, type TextRow } from '../../kit/text.ts'
import { ofSide, type AccountKind } from '../books/chart.ts'

type Formula = { kinds: readonly [AccountKind, ...AccountKind[]]; less?: readonly AccountKind[]; ages?: true }

/** `ages`: nothing of it should stay for long, so its oldest day is said. */
export const tileTable = {
  gateway: { kinds: ['gateway_clearing'] },
  bank: { kinds: ['bank'] },
  receivables: { kinds: ['credit_exposure'] },
  advances: { kinds: ['customer_advance'] },
  agents: { kinds: ['agent_payable'] },
  wallets: { kinds: ['wallet_available', 'wallet_reserved'] },
  cod: { kinds: ['courier_receivable'], ages: true },
  bundles: { kinds: ['bundle_credits', 'credits_reserved'] },
  vat: { kinds: ['vat_payable'], less: ['vat_recoverable'] },
  suspense: { kinds: ['suspense'], ages: true },
  unapplied: { kinds: ['unapplied_receipts'], ages: true },
  refunds: { kinds: ['refunds_in_transit'], ages: true },
} as const satisfies Record<string, Formula>

export type Tile = keyof typeof tileTable
export const tiles = Object.keys(tileTable) as [Tile, ...Tile[]]
export const formulaOf = (tile: Tile): Formula => tileTable[tile]

/** The figure of a tile from the balances of the ledger, as the side of its accounts reads it. */
export const tileAmount = (tile: Tile, balances: ReadonlyMap<AccountKind, bigint>): bigint => {
  const { kinds, less = [] } = formulaOf(tile)
  const sumOf = (which: readonly AccountKind[]): bigint =>
    which.reduce((sum, kind) => sum + ofSide(kind, balances.get(kind) ?? 0n), 0n)
  return sumOf(kinds) - sumOf(less)
}

export const tileText = texts({
  gateway: { en: 'Held by the card gateway', ar: 'لدى بوابة البطاقات' },
  bank: { en: 'At the bank', ar: 'في البنك' },
  receivables: { en: 'Receivables on credit', ar: 'ذمم مدينة على الائتمان' },
  advances: { en: 'Customer advances', ar: 'دفعات مقدمة من العملاء' },
  agents: { en: 'Owed to agents', ar: 'مستحقات الوكلاء' },
  wallets: { en: 'Owed to wallets', ar: 'أرصدة المحافظ المستحقة' },
  cod: { en: 'Cash with couriers', ar: 'نقد لدى مندوبي التوصيل' },
  bundles: { en: 'Unearned bundle credits', ar: 'إيرادات باقات مؤجلة' },
  vat: { en: 'VAT position', ar: 'وضع الضريبة' },
  suspense: { en: 'Suspense', ar: 'حساب معلّق' },
  unapplied: { en: 'Unapplied receipts', ar: 'مُحصَّل غير مخصص' },
  refunds: { en: 'Refunds in transit', ar: 'مبالغ قيد الرد' },
} satisfies Record<Tile, TextRow>)
