// Refusals of depots: scans that do not fit, holds, charges on the way, hand-over and the close of a day.
import { problems } from '../../kit/problem.ts'

const invalid = <const Words extends { en: string; ar: string }>(words: Words) =>
  ({ status: 422, ...words }) as const
const conflict = <const Words extends { en: string; ar: string }>(words: Words) =>
  ({ status: 409, ...words }) as const

export const depotProblems = problems({
  'depot.payment-due': conflict({
    en: 'The difference has not been paid yet. The shipment continues automatically once the sender has paid.',
    ar: 'لم يُسدَّد الفرق بعد. تُستأنف الشحنة تلقائيًا بعد أن يسدده المُرسِل.',
  }),
  'depot.piece-missing': conflict({
    en: 'A piece is still missing. The shipment continues automatically once it is scanned.',
    ar: 'ما زالت هناك قطعة ناقصة. تُستأنف الشحنة تلقائيًا بعد مسح رمزها.',
  }),
  'depot.hold-out': conflict({
    en: 'This parcel is out for delivery. Call the courier. It can be held once it is reported as not delivered and is back at the depot.',
    ar: 'الشحنة مع المندوب في طريقها إلى المستلِم. اتصل بالمندوب: يمكن تعليقها بعد تسجيل تعذّر التسليم وعودتها إلى المركز.',
  }),
  'depot.return-unquoted': conflict({
    en: 'The carrier has not confirmed the return cost yet. Keep the parcel on the shelf; it can be handed back to the sender once the cost is known.',
    ar: 'لم يحدد الناقل تكلفة الإعادة بعد. احتفظ بالطرد على الرف، ويمكن تسليمه إلى المُرسِل بعد معرفتها.',
  }),
  'depot.return-unpaid': conflict({
    en: 'The return has not been paid for yet. The sender pays on the shipment page.',
    ar: 'لم تُسدَّد رسوم الإرجاع بعد. يسددها المُرسِل من صفحة الشحنة.',
  }),
  'depot.charge-none': {
    status: 404,
    en: 'There is nothing left to pay here. Reload the page.',
    ar: 'لا يوجد مبلغ مستحق هنا بعد الآن. أعد تحميل الصفحة.',
  },
  'depot.charge-changed': conflict({
    en: 'The amount has changed. Reload the page to see the new one.',
    ar: 'تغيّر المبلغ في هذه الأثناء. أعد تحميل الصفحة للاطلاع عليه.',
  }),
  'depot.hold-reason': invalid({ en: 'Choose the reason.', ar: 'اختر السبب.' }),
  'depot.note-missing': invalid({
    en: 'Say what the sender needs to know, in at least three characters.',
    ar: 'اكتب في ثلاثة أحرف على الأقل ما يلزم المُرسِل معرفته.',
  }),
  'depot.answer-missing': invalid({
    en: 'Write your answer in at least three characters.',
    ar: 'اكتب إجابتك في ثلاثة أحرف على الأقل.',
  }),
  'depot.day-wrong': invalid({
    en: 'Choose a day from tomorrow to 14 days ahead.',
    ar: 'اختر يومًا من الغد وحتى 14 يومًا قادمة.',
  }),
  'depot.measured-paid': conflict({
    en: 'The difference for this parcel has already been paid, so it cannot be measured again.',
    ar: 'سُدّد فرق هذا الطرد من قبل، ولا يُعاد قياسه.',
  }),
  'depot.piece-none': {
    status: 404,
    en: 'The shipment has no such piece. Check the number on the label.',
    ar: 'لا توجد قطعة بهذا الرقم في الشحنة. تحقق من الرقم على الملصق.',
  },
  'depot.not-here': {
    status: 404,
    en: 'This parcel is not in your depot. Scan it at intake first.',
    ar: 'هذا الطرد ليس في مركزك. امسح رمزه عند الاستقبال أولًا.',
  },
  'depot.name-missing': invalid({ en: 'Enter the name.', ar: 'أدخل الاسم.' }),
  'depot.capacity': conflict({
    en: 'This courier cannot take that many stops. Assign some to another courier.',
    ar: 'لا تتسع جولة هذا المندوب لهذا العدد من المحطات. أسند بعضها إلى مندوب آخر.',
  }),
  'depot.sheet-closed': conflict({
    en: 'The run sheet of this courier is closed for today.',
    ar: 'أُغلق كشف جولة هذا المندوب لهذا اليوم.',
  }),
  'depot.sheet-empty': conflict({
    en: 'Assign a stop first.',
    ar: 'أسند محطة واحدة على الأقل أولًا.',
  }),
  'depot.seal': invalid({
    en: 'Enter the seal number: 3 to 20 letters and digits.',
    ar: 'أدخل رقم الختم: من 3 إلى 20 حرفًا ورقمًا.',
  }),
  'depot.handover-empty': conflict({
    en: 'Nothing has been scanned yet.',
    ar: 'لم يُمسح أي رمز بعد.',
  }),
  'depot.handover-part': conflict({
    en: 'A shipment is on the manifest without all of its pieces. Scan the others first.',
    ar: 'في البيان شحنة لم تُمسح جميع قطعها. امسح القطع الأخرى أولًا.',
  }),
  'depot.scan-none': {
    status: 404,
    en: 'This scan has already been settled.',
    ar: 'سبقت تسوية هذا المسح.',
  },
  'depot.place': invalid({
    en: 'Enter the bay or shelf: up to 12 letters, digits and hyphens.',
    ar: 'أدخل رمز المنطقة أو الرف: حتى 12 حرفًا ورقمًا وشرطة.',
  }),
  'depot.day-open': conflict({
    en: 'The day cannot be closed: something still has no location or case. See the list.',
    ar: 'لا يمكن إغلاق اليوم لأن هناك ما ليس له مكان أو إجراء. القائمة توضح ذلك.',
  }),
  'depot.day-closed': conflict({ en: 'The day has already been closed.', ar: 'سبق إغلاق هذا اليوم.' }),
})
