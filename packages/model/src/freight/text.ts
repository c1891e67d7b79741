// Texts of freight statuses, events and next actions.
import { texts } from '../kit/text.ts'
import type { MilestoneCode } from './execution/milestones.ts'
import type { FreightStatus } from './status.ts'

type Row = { en: string; ar: string }

export const freightStatusText = texts({
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  QS_SUB: { en: 'Quote requested', ar: 'تم طلب عرض السعر' },
  QS_RCD: { en: 'Request received by agents', ar: 'استلم الوكلاء الطلب' },
  QS_RFC: { en: 'Quotes received', ar: 'وصلت عروض الأسعار' },
  QS_FIN: { en: 'All quotes are in', ar: 'اكتملت العروض' },
  QS_AWP: { en: 'Awaiting approval or payment', ar: 'بانتظار الموافقة أو الدفع' },
  QS_PPA: { en: 'Down payment received', ar: 'تم استلام الدفعة المقدمة' },
  QS_PAI: { en: 'Payment made', ar: 'تم الدفع' },
  QS_DOC: { en: 'Delivery order created', ar: 'صدر إذن التسليم' },
  QS_CUD: { en: 'Customs declaration started', ar: 'بدأ البيان الجمركي' },
  QS_CUC: { en: 'Customs cleared', ar: 'تم التخليص الجمركي' },
  QS_DIS: { en: 'Cargo discharged', ar: 'تم تفريغ البضاعة' },
  QS_ARRIVE: { en: 'Goods arrived', ar: 'وصلت البضاعة' },
  QS_CGO: { en: 'Ready for delivery', ar: 'جاهزة للتسليم' },
  QS_PRG: { en: 'Delivery in progress', ar: 'التسليم جارٍ' },
  QS_DEL: { en: 'Delivered', ar: 'تم التسليم' },
  QS_AWAITING_FINAL_PAY: { en: 'Awaiting final payment', ar: 'بانتظار الدفعة النهائية' },
  QS_FINAL_PAY_INITIATED: { en: 'Final payment in progress', ar: 'الدفعة النهائية قيد التنفيذ' },
  QS_FINAL_PAY_RECEIVED: { en: 'Final payment received', ar: 'تم استلام الدفعة النهائية' },
  QS_CMP: { en: 'Delivery completed', ar: 'اكتمل التسليم' },
  QS_REJ: { en: 'Quotes rejected', ar: 'رُفضت العروض' },
  QS_CAN: { en: 'Cancelled', ar: 'أُلغي' },
  EXPIRED: { en: 'Expired', ar: 'انتهت الصلاحية' },
} satisfies Record<FreightStatus, Row>)

/** As an agent reads them: its own side of the round, and a request that it has not won is closed, whoever won it. */
export const agentStatusText = texts({
  ...freightStatusText,
  QS_RCD: { en: 'Open for quotes', ar: 'مفتوح للعروض' },
  QS_RFC: { en: 'Your quote is in', ar: 'وصل عرضك' },
  EXPIRED: { en: 'Closed', ar: 'مغلق' },
} satisfies typeof freightStatusText)

/** Timeline entries that have no status of their own. */
export const freightEventText = texts({
  DEPARTED: { en: 'Departed, in transit', ar: 'غادرت، في الطريق' },
  QUOTE_RECEIVED: { en: 'Quote received', ar: 'وصل عرض سعر' },
  QUOTE_REJECTED: { en: 'Quote rejected', ar: 'رُفض عرض سعر' },
  PAYMENT_FAILED: { en: 'Payment did not go through', ar: 'لم تتم عملية الدفع' },
  PAYMENT_CANCELLED: { en: 'Payment cancelled', ar: 'أُلغيت عملية الدفع' },
  FINAL_QUOTE: { en: 'Final quotation posted', ar: 'صدر العرض النهائي' },
  RESCHEDULED: { en: 'Pickup rescheduled', ar: 'أُعيدت جدولة الاستلام' },
  DELIVERY_RESCHEDULED: { en: 'Delivery rescheduled', ar: 'أُعيدت جدولة التسليم' },
  MORE_INFO_ASKED: { en: 'More information requested', ar: 'طُلبت معلومات إضافية' },
  MORE_INFO_GIVEN: { en: 'Question answered', ar: 'تمت الإجابة عن السؤال' },
  REQUESTED_AGAIN: { en: 'Quote re-requested', ar: 'أُعيد طلب عرض السعر' },
  COMPLETION_REPORTED: {
    en: 'The agent has completed the delivery',
    ar: 'أتمّ الوكيل التسليم',
  },
  DISPUTED: { en: 'Delivery disputed', ar: 'قُدّم اعتراض على التسليم' },
  DISPUTE_CLOSED: { en: 'Dispute closed', ar: 'أُغلق الاعتراض' },
  COMPENSATED: { en: 'Compensation given', ar: 'صُرف تعويض' },
  UNDONE: { en: 'Last step undone by the agent', ar: 'تراجع الوكيل عن الخطوة الأخيرة' },
  CORRECTED: { en: 'Status corrected', ar: 'صُحّحت الحالة' },
})

/** What a milestone is called. */
export const milestoneName = (code: MilestoneCode): Row =>
  code === 'DEPARTED' ? freightEventText.DEPARTED : freightStatusText[code]

/** What an agent does by reporting it. */
export const milestoneActs = texts({
  DEPARTED: { en: 'Mark as departed', ar: 'تسجيل المغادرة' },
  QS_ARRIVE: { en: 'Mark as arrived', ar: 'تسجيل الوصول' },
  QS_DIS: { en: 'Mark as discharged', ar: 'تسجيل تفريغ البضاعة' },
  QS_DOC: { en: 'Mark the delivery order as issued', ar: 'تسجيل صدور إذن التسليم' },
  QS_CUD: { en: 'Mark the customs declaration as started', ar: 'تسجيل بدء البيان الجمركي' },
  QS_CUC: { en: 'Mark as cleared by customs', ar: 'تسجيل إنجاز التخليص الجمركي' },
  QS_CGO: { en: 'Mark as ready for delivery', ar: 'تسجيل الجاهزية للتسليم' },
  QS_PRG: { en: 'Mark as out for delivery', ar: 'تسجيل بدء التسليم' },
  QS_DEL: { en: 'Mark as delivered', ar: 'تسجيل التسليم' },
} satisfies Record<MilestoneCode, Row>)
