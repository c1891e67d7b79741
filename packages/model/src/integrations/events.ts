// What a company can have sent to its own systems: the events, who receives each, and their names for people.
import type { Role } from '../kit/access.ts'
import type { TextRow } from '../kit/text.ts'
import type { RequestKind } from '../lines.ts'

/** `customer` the company whose shipment it is, `agent` a company that was invited or has won. */
export type EventSide = 'customer' | 'agent'
type EventRow = { for: readonly EventSide[]; text: TextRow }

const rows = <const Table extends Record<string, EventRow>>(table: Table): Table => table
const customer = ['customer'] as const
const agent = ['agent'] as const
const both = ['customer', 'agent'] as const

export const webhookEvents = rows({
  'request.submitted': { for: customer, text: { en: 'Request submitted', ar: 'إرسال الطلب' } },
  'request.invited': { for: agent, text: { en: 'Invited to quote', ar: 'دعوة لتقديم عرض سعر' } },
  'request.question': { for: customer, text: { en: 'Question to the customer', ar: 'سؤال للعميل' } },
  'request.answer': { for: agent, text: { en: 'Question answered', ar: 'الرد على سؤالك' } },
  'request.expired': { for: customer, text: { en: 'Request expired', ar: 'انتهاء صلاحية الطلب' } },
  'request.cancelled': { for: both, text: { en: 'Request cancelled', ar: 'إلغاء الطلب' } },
  'quote.received': { for: customer, text: { en: 'Quotation received', ar: 'استلام عرض سعر' } },
  'quote.revised': { for: customer, text: { en: 'Quotation revised', ar: 'تعديل عرض سعر' } },
  'quotes.complete': { for: customer, text: { en: 'All quotations are in', ar: 'اكتمال عروض الأسعار' } },
  'quote.rejected': { for: agent, text: { en: 'Quotation rejected', ar: 'رفض عرض السعر' } },
  'quote.expired': { for: agent, text: { en: 'Quotation expired', ar: 'انتهاء صلاحية عرض السعر' } },
  'quote.awarded': { for: agent, text: { en: 'Quotation accepted', ar: 'قبول عرض السعر' } },
  'quote.not-awarded': { for: agent, text: { en: 'Another quotation chosen', ar: 'اختيار عرض آخر' } },
  'quote.final': { for: customer, text: { en: 'Final quotation posted', ar: 'صدور عرض السعر النهائي' } },
  'quote.consent': {
    for: both,
    text: { en: 'Added charges requested or answered', ar: 'طلب رسوم إضافية أو الرد عليها' },
  },
  'shipment.booked': { for: customer, text: { en: 'Shipment booked', ar: 'تأكيد حجز الشحنة' } },
  'shipment.milestone': { for: customer, text: { en: 'Milestone reported', ar: 'تحديث مرحلة الشحنة' } },
  'shipment.measured': { for: customer, text: { en: 'Cargo measured', ar: 'قياس البضاعة' } },
  'shipment.bill': { for: both, text: { en: 'Bill of lading status changed', ar: 'تحديث بوليصة الشحن' } },
  'shipment.containers': {
    for: both,
    text: { en: 'Containers entered or changed', ar: 'إدخال الحاويات أو تعديلها' },
  },
  'shipment.rescheduled': { for: both, text: { en: 'Slot moved', ar: 'تغيير موعد الاستلام أو التسليم' } },
  'shipment.corrected': { for: customer, text: { en: 'Status corrected', ar: 'تصحيح حالة الشحنة' } },
  'shipment.cancelled': { for: both, text: { en: 'Shipment cancelled', ar: 'إلغاء الشحنة' } },
  'shipment.disputed': { for: agent, text: { en: 'Delivery disputed', ar: 'اعتراض على التسليم' } },
  'shipment.dispute-closed': { for: both, text: { en: 'Dispute closed', ar: 'إغلاق الاعتراض' } },
  'shipment.completed': { for: customer, text: { en: 'Shipment completed', ar: 'اكتمال الشحنة' } },
  'truck.allocated': { for: customer, text: { en: 'Trucks allocated', ar: 'تخصيص الشاحنات' } },
  'truck.event': { for: customer, text: { en: 'Truck step reported', ar: 'تحديث حركة شاحنة' } },
  'truck.delivered': { for: customer, text: { en: 'Truck delivered', ar: 'تسليم حمولة شاحنة' } },
  'extras.claimed': { for: customer, text: { en: 'Extra charge claimed', ar: 'المطالبة برسم إضافي' } },
  'invoice.issued': { for: customer, text: { en: 'Tax invoice issued', ar: 'إصدار فاتورة ضريبية' } },
  'credit.suspended': {
    for: customer,
    text: { en: 'Credit account suspended', ar: 'إيقاف الحساب الائتماني' },
  },
  'shipment.created': {
    for: customer,
    text: { en: 'Parcel paid, waybill issued', ar: 'سداد شحنة طرود وإصدار البوليصة' },
  },
  'shipment.picked-up': { for: customer, text: { en: 'Parcel collected', ar: 'استلام الطرد من المُرسِل' } },
  'shipment.held': { for: customer, text: { en: 'Parcel on hold', ar: 'تعليق الطرد' } },
  'shipment.out-for-delivery': {
    for: customer,
    text: { en: 'Parcel out for delivery', ar: 'خروج الطرد للتوصيل' },
  },
  'shipment.delivered': { for: customer, text: { en: 'Parcel delivered', ar: 'تسليم الطرد' } },
  'shipment.failed': { for: customer, text: { en: 'Parcel not delivered', ar: 'تعذّر تسليم الطرد' } },
  'shipment.returned': {
    for: customer,
    text: { en: 'Parcel returned to the sender', ar: 'إرجاع الطرد إلى المُرسِل' },
  },
  'shipment.lost': { for: customer, text: { en: 'Parcel declared lost', ar: 'اعتبار الطرد مفقودًا' } },
  'cod.collected': {
    for: customer,
    text: { en: 'Cash on delivery collected', ar: 'تحصيل مبلغ الدفع عند الاستلام' },
  },
  'cod.credited': {
    for: customer,
    text: { en: 'Cash on delivery credited', ar: 'إضافة مبلغ الدفع عند الاستلام إلى المحفظة' },
  },
  'payout.paid': {
    for: customer,
    text: { en: 'Payout made by the bank', ar: 'تنفيذ التحويل إلى الحساب البنكي' },
  },
  'payment.failed': { for: customer, text: { en: 'Payment failed', ar: 'تعذّر الدفع' } },
  'payment.final': { for: both, text: { en: 'Final payment received', ar: 'استلام الدفعة النهائية' } },
})
export type WebhookEventName = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEventName, ...WebhookEventName[]]

/** The side that a company of this role stands on. */
export const sideOf = (role: Role): EventSide =>
  role === 'business' || role === 'portal' || role === 'customer' ? 'customer' : 'agent'

/** The events that a company of this role may ever receive. */
export const eventsFor = (role: Role): WebhookEventName[] =>
  webhookEventNames.filter((name) => (webhookEvents[name].for as readonly EventSide[]).includes(sideOf(role)))

/** What happened, as one company may know it: the object, and values that are its own. */
export type OutgoingEvent = {
  companyId: string
  name: WebhookEventName
  /** A request or a shipment by its number, or the company's credit account, which has none. */
  subject:
    | { kind: RequestKind | 'express-shipment' | 'payout'; id: string; number: string }
    | { kind: 'credit-account'; id: string; number: null }
  detail?: Readonly<Record<string, string>>
}
