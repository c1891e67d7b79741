// How the audit trail reads: actions, kinds of objects and states in words, with a readable form for what has no words here.
import { auditActionText } from '../kit/audit-actions.ts'
import { texts, type TextRow } from '../kit/text.ts'
import { byKind, isRequestKind } from '../lines.ts'
import { usualMoveText } from '../requests/usual-text.ts'
import { auditMoveText } from './audit-moves.ts'

export const auditObjectText = texts({
  ...byKind(({ one }) => one),
  'freight-balance': { en: 'Balance', ar: 'رصيد مستحق' },
  'request-batch': { en: 'Bulk upload', ar: 'تحميل مجمّع' },
  'storage-goods': { en: 'Stored goods', ar: 'بضاعة مخزّنة' },
  'storage-release': { en: 'Release of goods', ar: 'إخراج بضاعة' },
  'truck-extra': { en: 'Extra charge of a truck', ar: 'رسوم إضافية لشاحنة' },
  'truck-change': { en: 'Change of a truck booking', ar: 'تعديل على حجز شاحنات' },
  'express-membership': { en: 'Bundle', ar: 'باقة' },
  'express-run-sheet': { en: 'Run sheet', ar: 'كشف جولة المندوب' },
  'express-stop': { en: 'Stop of a run sheet', ar: 'محطة في كشف الجولة' },
  'express-deposit': { en: 'Cash deposit', ar: 'إيداع نقدي' },
  'express-cod': { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  tariff: { en: 'Tariff', ar: 'تعرفة' },
  promotion: { en: 'Promotion code', ar: 'رمز ترويجي' },
  slots: { en: 'Pickup slots', ar: 'مواعيد الاستلام' },
  country: { en: 'Country', ar: 'دولة' },
  'finance-period': { en: 'Month of the books', ar: 'شهر محاسبي' },
  'settlement-run': { en: 'Settlement run', ar: 'دورة تسوية' },
  'express-claim': { en: 'Claim', ar: 'مطالبة' },
  'express-payout': { en: 'Payout', ar: 'تحويل إلى الحساب البنكي' },
  'payout-file': { en: 'Bank file of payouts', ar: 'ملف تحويلات للبنك' },
  depot: { en: 'Depot', ar: 'مركز توزيع' },
  'express-shipment': { en: 'Parcel shipment', ar: 'شحنة طرود' },
  'storage-finding': { en: 'Noted damage or difference', ar: 'ضرر أو فرق مسجّل' },
  quotation: { en: 'Quotation', ar: 'عرض سعر' },
  'payment-session': { en: 'Payment', ar: 'عملية دفع' },
  'credit-application': { en: 'Credit application', ar: 'طلب حساب ائتماني' },
  'credit-account': { en: 'Credit account', ar: 'حساب ائتماني' },
  'credit-receipt': { en: 'Receipt on credit', ar: 'مقبوض على الحساب الائتماني' },
  document: { en: 'Document', ar: 'مستند' },
  documents: { en: 'Documents', ar: 'مستندات' },
  chat: { en: 'Conversation', ar: 'محادثة' },
  'chat-answer': { en: 'Prepared answer', ar: 'رد جاهز' },
  callback: { en: 'Callback request', ar: 'طلب معاودة اتصال' },
  registration: { en: 'Registration', ar: 'طلب تسجيل' },
  company: { en: 'Company', ar: 'شركة' },
  licences: { en: 'Trade licences', ar: 'رخص تجارية' },
  user: { en: 'Person', ar: 'شخص' },
  person: { en: 'Person', ar: 'شخص' },
  session: { en: 'Session', ar: 'جلسة' },
  invitation: { en: 'Invitation', ar: 'دعوة' },
  'api-key': { en: 'API key', ar: 'مفتاح واجهة برمجية' },
  webhook: { en: 'Webhook', ar: 'خطاف ويب' },
  department: { en: 'Department', ar: 'إدارة' },
  newsletter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  'newsletter-issue': { en: 'Issue of the newsletter', ar: 'عدد من النشرة البريدية' },
  setting: { en: 'Setting', ar: 'إعداد' },
  holiday: { en: 'Holiday', ar: 'عطلة' },
  audit: { en: 'Audit trail', ar: 'سجل التدقيق' },
})

/** One word for a state wherever it occurs: the trail is read across lines, by nobody's side. */
export const auditStateText = texts({
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  ORDERED: { en: 'Ordered', ar: 'تم الطلب' },
  UNPAID: { en: 'Not paid', ar: 'غير مسدد' },
  INACTIVE: { en: 'Used up', ar: 'استُنفد الرصيد' },
  QS_SUB: { en: 'Quote requested', ar: 'تم طلب عرض السعر' },
  QS_RCD: { en: 'Waiting for quotations', ar: 'بانتظار العروض' },
  QS_RFC: { en: 'Quotes received', ar: 'وصلت عروض الأسعار' },
  QS_FIN: { en: 'All quotes are in', ar: 'اكتملت العروض' },
  QS_AWP: { en: 'Awaiting approval or payment', ar: 'بانتظار الموافقة أو الدفع' },
  QS_PPA: { en: 'Down payment received', ar: 'تم استلام الدفعة المقدمة' },
  QS_PAI: { en: 'Payment made', ar: 'تم الدفع' },
  QS_AWAITING_FINAL_PAY: { en: 'Awaiting final payment', ar: 'بانتظار الدفعة النهائية' },
  QS_FINAL_PAY_INITIATED: { en: 'Final payment in progress', ar: 'الدفعة النهائية قيد التنفيذ' },
  QS_FINAL_PAY_RECEIVED: { en: 'Final payment received', ar: 'تم استلام الدفعة النهائية' },
  QS_CMP: { en: 'Completed', ar: 'مكتمل' },
  QS_REJ: { en: 'Quotes rejected', ar: 'رُفضت العروض' },
  QS_CAN: { en: 'Cancelled', ar: 'أُلغي' },
  NOT_DUE: { en: 'Nothing due', ar: 'لا مبلغ مستحق' },
  Q_DRAFT: { en: 'Draft', ar: 'مسودة' },
  Q_SUBMITTED: { en: 'Sent', ar: 'مُرسل' },
  Q_LOCKED: { en: 'Held for payment', ar: 'مثبّت للدفع' },
  Q_FAILED: { en: 'Payment failed', ar: 'تعذّر الدفع' },
  Q_ACCEPTED: { en: 'Accepted', ar: 'مقبول' },
  Q_NOT_AWARDED: { en: 'Not awarded', ar: 'لم تتم الترسية' },
  Q_REJECTED: { en: 'Rejected', ar: 'مرفوض' },
  Q_WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوب' },
  Q_SUPERSEDED: { en: 'Replaced', ar: 'مستبدل' },
  Q_EXPIRED: { en: 'Expired', ar: 'انتهت الصلاحية' },
  Q_DECLINED: { en: 'Declined', ar: 'تم الاعتذار' },
  CREATED: { en: 'Created', ar: 'أُنشئ' },
  PENDING: { en: 'In progress', ar: 'قيد التنفيذ' },
  EXPIRING: { en: 'Running out', ar: 'على وشك الانتهاء' },
  PAID: { en: 'Paid', ar: 'تم التحويل' },
  SUCCEEDED: { en: 'Succeeded', ar: 'ناجح' },
  FAILED: { en: 'Failed', ar: 'فاشل' },
  CANCELLED: { en: 'Cancelled', ar: 'ملغى' },
  EXPIRED: { en: 'Expired', ar: 'انتهت الصلاحية' },
  REFUNDING: { en: 'Refund in progress', ar: 'رد المبلغ قيد التنفيذ' },
  REFUNDED: { en: 'Refunded', ar: 'رُدّ المبلغ' },
  PART_REFUNDED: { en: 'Partly refunded', ar: 'رُدّ جزء من المبلغ' },
  OPEN: { en: 'Open', ar: 'مفتوح' },
  IN_WORK: { en: 'In work', ar: 'قيد المعالجة' },
  CLOSING: { en: 'Being closed', ar: 'قيد الإقفال' },
  REOPENING: { en: 'Opening asked for', ar: 'طُلبت إعادة الفتح' },
  CLOSED: { en: 'Closed', ar: 'مغلق' },
  WRITING: { en: 'Being written', ar: 'قيد الإنشاء' },
  DONE: { en: 'Done', ar: 'تم' },
  PUBLISHED: { en: 'Published', ar: 'منشور' },
  TAKEN_OFF: { en: 'Taken off the sheet', ar: 'أُزيلت من الكشف' },
  AWAITED: { en: 'Awaited', ar: 'منتظرة' },
  PICKED_UP: { en: 'Picked up', ar: 'تم استلامها من الموقع' },
  STORED: { en: 'Stored', ar: 'مخزّنة' },
  OUT_FOR_DELIVERY: { en: 'Out for delivery', ar: 'خرجت للتوصيل' },
  DELIVERED: { en: 'Delivered', ar: 'تم التسليم' },
  REQUESTED: { en: 'Requested', ar: 'مطلوب' },
  RELEASED: { en: 'Released', ar: 'تم الإخراج' },
  DECLINED: { en: 'Declined', ar: 'مرفوض' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوب' },
  PROPOSED: { en: 'Proposed', ar: 'مقترح' },
  LAPSED: { en: 'Lapsed', ar: 'انقضت مهلته' },
  NOTED: { en: 'Noted', ar: 'مسجّل' },
  CLAIMED: { en: 'Claimed', ar: 'مُطالب به' },
  AGREED: { en: 'Agreed', ar: 'متفق عليه' },
  DECIDED: { en: 'Decided', ar: 'محسوم' },
  OBJECTED: { en: 'Objected to', ar: 'معترض عليه' },
  DROPPED: { en: 'Taken back', ar: 'مسحوب' },
  SENDING: { en: 'Sending', ar: 'قيد الإرسال' },
  SENT: { en: 'Sent', ar: 'أُرسل' },
  APPROVED: { en: 'Approved', ar: 'تمت الموافقة' },
  SUSPENDED: { en: 'Suspended', ar: 'موقوف' },
  ANNOUNCED: { en: 'Announced', ar: 'مُبلغ عنه' },
  HELD: { en: 'Held', ar: 'محفوظ' },
  DEPOSITED: { en: 'Deposited', ar: 'مودع' },
  STARTED: { en: 'Started', ar: 'بدأ' },
  UNMATCHED: { en: 'Not matched', ar: 'غير مطابق' },
  COUNTED: { en: 'Received', ar: 'مقبوض' },
  ENDED: { en: 'Ended without payment', ar: 'انتهى دون سداد' },
  BOUNCED: { en: 'Returned by the bank', ar: 'مرتجع من البنك' },
  REVERSED: { en: 'Reversed', ar: 'معكوس' },
  PENDING_APPROVAL: { en: 'Waiting for approval', ar: 'بانتظار الاعتماد' },
  ACTIVE: { en: 'Active', ar: 'نشط' },
  REFUSED: { en: 'Refused', ar: 'مرفوض' },
  UPLOADED: { en: 'Uploaded', ar: 'تم تحميله' },
  ACCEPTED: { en: 'Accepted', ar: 'مقبول' },
  RETURNED: { en: 'Returned', ar: 'أُعيد' },
  PENDING_PAYMENT: { en: 'Awaiting payment', ar: 'بانتظار الدفع' },
  PICKUP_SCHEDULED: { en: 'Pickup scheduled', ar: 'تم تحديد موعد الاستلام' },
  IN_TRANSIT: { en: 'In transit', ar: 'في الطريق' },
  ON_HOLD: { en: 'On hold', ar: 'معلّقة' },
  DELIVERY_FAILED: { en: 'Not delivered', ar: 'تعذّر التسليم' },
  RETURNING: { en: 'Returning', ar: 'قيد الإرجاع' },
  EXPECTED: { en: 'Expected', ar: 'متوقع' },
  COLLECTED: { en: 'Collected', ar: 'تم التحصيل' },
  NOT_COLLECTED: { en: 'Not collected', ar: 'لم يُحصَّل' },
  DISPUTED: { en: 'Difference', ar: 'محل خلاف' },
  CONFIRMED: { en: 'Confirmed', ar: 'معتمد' },
  CREDITED: { en: 'Credited', ar: 'أُضيف إلى المحفظة' },
  PAID_OUT: { en: 'Paid out', ar: 'تم التحويل' },
  LOST: { en: 'Lost', ar: 'مفقودة' },
  REPLACED: { en: 'Replaced', ar: 'مستبدل' },
})

const found = (table: Readonly<Record<string, TextRow>>, name: string): TextRow | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** "renewWebhookSecret" as "Renew webhook secret": for what a later version wrote, and for what is long gone. */
const spelled = (code: string): TextRow => {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase()
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  return { en: text, ar: text }
}

/** What happened, in words. */
export const auditActionRow = (objectKind: string, action: string): TextRow =>
  found(auditMoveText, `${objectKind}.${action}`) ??
  (isRequestKind(objectKind) ? found(usualMoveText, action) : undefined) ??
  found(auditActionText, action) ??
  spelled(action)

export const auditObjectRow = (kind: string): TextRow => found(auditObjectText, kind) ?? spelled(kind)

export const auditStateRow = (state: string): TextRow => found(auditStateText, state) ?? spelled(state)
