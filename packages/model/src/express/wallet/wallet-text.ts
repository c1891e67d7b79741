// Words of the wallet that pages and files share.
import { texts, type TextRow } from '../../kit/text.ts'
import type { MovementKind } from './wallet.ts'

export const movementText = texts({
  COD: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  REFUND: { en: 'Refund', ar: 'مبلغ مسترد' },
  CLAIM: { en: 'Claim', ar: 'مطالبة' },
  ADJUSTMENT: { en: 'Correction in your favour', ar: 'تصحيح لصالحك' },
  PAYOUT_RETURNED: { en: 'Payout returned by the bank', ar: 'تحويل أعاده البنك' },
  PAYOUT_CANCELLED: { en: 'Payout cancelled', ar: 'تحويل أُلغي' },
  SPENT: { en: 'Shipment paid', ar: 'سداد شحنة' },
  COD_REVERSED: { en: 'Cash on delivery reversed', ar: 'عكس قيد الدفع عند الاستلام' },
  CORRECTION: { en: 'Correction', ar: 'تصحيح' },
  PAYOUT: { en: 'Payout to the bank account', ar: 'تحويل إلى الحساب البنكي' },
  CHARGED: { en: 'Return to sender', ar: 'رسوم الإرجاع إلى المُرسِل' },
}) satisfies Record<MovementKind, TextRow>

export const walletReportText = texts({
  title: { en: 'Wallet movements', ar: 'حركات المحفظة' },
  date: { en: 'Date', ar: 'التاريخ' },
  type: { en: 'Type', ar: 'النوع' },
  waybill: { en: 'Waybill', ar: 'رقم البوليصة' },
  reference: { en: 'Reference', ar: 'المرجع' },
  in: { en: 'In', ar: 'وارد' },
  out: { en: 'Out', ar: 'صادر' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  last: { en: 'The last 10 movements', ar: 'آخر 10 حركات' },
})
