// Refusals about delivery codes and on the page of a recipient.
import { problems } from '../../kit/problem.ts'

export const recipientProblems = problems({
  'express.code-not-out': {
    status: 409,
    en: 'We can only send a code while the parcel is out for delivery.',
    ar: 'يُرسل الرمز فقط أثناء خروج الطرد للتوصيل.',
  },
  'express.code-soon': {
    status: 409,
    en: 'A code was sent less than a minute ago. Wait a moment before you ask for another one.',
    ar: 'أُرسل رمز قبل أقل من دقيقة. انتظر قليلًا قبل طلب رمز آخر.',
  },
  'express.code-resends': {
    status: 409,
    en: 'No more codes can be sent today. Please call our service desk.',
    ar: 'لا يمكن إرسال رموز أخرى اليوم. يُرجى الاتصال بمكتب الخدمة.',
  },
  'express.code-spent': {
    status: 409,
    en: 'The code was entered wrongly too often today. Only the service desk can send a new one.',
    ar: 'أُدخل الرمز بشكل خاطئ مرات كثيرة اليوم. مكتب الخدمة وحده يستطيع إرسال رمز جديد.',
  },
  'express.recipient-over': {
    status: 404,
    en: 'This link is not valid or has expired. Links expire 48 hours after delivery. You can still track the parcel by its waybill number.',
    ar: 'هذا الرابط غير صالح أو انتهت صلاحيته. تنتهي الروابط بعد 48 ساعة من التسليم. يمكنك متابعة الطرد برقم بوليصة الشحن.',
  },
  'express.recipient-digits': {
    status: 422,
    en: 'These are not the last four digits of the mobile number that the parcel is addressed to.',
    ar: 'هذه ليست الأرقام الأربعة الأخيرة من رقم الهاتف المتحرك المسجّل على الطرد.',
  },
  'express.recipient-late': {
    status: 409,
    en: 'The parcel is no longer on its way to you.',
    ar: 'لم يعد الطرد في طريقه إليك.',
  },
  'express.recipient-early': {
    status: 409,
    en: 'We do not have the parcel yet. You can refuse it once it is picked up.',
    ar: 'لم نستلم الطرد بعد. يمكنك رفضه بعد استلامه من المُرسِل.',
  },
  'express.recipient-abroad': {
    status: 409,
    en: 'This parcel is delivered by our partner abroad, who does not offer this.',
    ar: 'يُسلَّم هذا الطرد عبر شريكنا الدولي الذي لا يوفر هذا الخيار.',
  },
  'express.recipient-out': {
    status: 409,
    en: 'The courier is already on the way. You can choose another day if the delivery fails.',
    ar: 'المندوب في الطريق إليك. يمكن اختيار يوم آخر إذا تعذّر التسليم.',
  },
  'express.recipient-days-used': {
    status: 409,
    en: 'You can choose another day twice, and you have already done so. Please call our service desk.',
    ar: 'يمكن اختيار يوم آخر مرتين فقط وقد استُنفدتا. يُرجى الاتصال بمكتب الخدمة.',
  },
  'express.recipient-day': {
    status: 422,
    en: 'Choose a delivery day in the coming week.',
    ar: 'اختر أحد أيام التوصيل خلال الأسبوع المقبل.',
  },
  'express.recipient-cash': {
    status: 409,
    en: 'A cash on delivery parcel can only be handed to the recipient.',
    ar: 'الطرد الذي يُدفع ثمنه نقدًا يُسلَّم إلى المستلِم وحده.',
  },
  'express.recipient-no-cash': {
    status: 409,
    en: 'There is nothing to pay for this parcel.',
    ar: 'لا يوجد مبلغ مطلوب على هذا الطرد.',
  },
  'express.recipient-refused': {
    status: 409,
    en: 'You have refused the parcel. Undo that first.',
    ar: 'لقد رفضت استلام الطرد. تراجع عن الرفض أولًا.',
  },
  'express.recipient-no-wish': {
    status: 409,
    en: 'There is nothing to undo.',
    ar: 'لا يوجد ما يمكن التراجع عنه.',
  },
  'express.recipient-words': {
    status: 422,
    en: 'Enter who will take the parcel, and at which door.',
    ar: 'اذكر من سيستلم الطرد ورقم الشقة أو الباب.',
  },
  'express.recipient-pin': {
    status: 422,
    en: 'Mark a place in the Emirates.',
    ar: 'حدّد موقعًا داخل الإمارات.',
  },
  'express.objection-early': {
    status: 409,
    en: 'You can object once the parcel is reported as delivered.',
    ar: 'يمكنك الاعتراض بعد تسجيل تسليم الطرد.',
  },
  'express.objection-open': {
    status: 409,
    en: 'Our service desk already has your objection.',
    ar: 'اعتراضك قيد المراجعة لدى مكتب الخدمة.',
  },
  'express.objection-paid': {
    status: 422,
    en: 'Enter the amount that you paid, like 349.95.',
    ar: 'أدخل المبلغ الذي دفعته، مثل 349.95.',
  },
  'express.objection-none': {
    status: 404,
    en: 'This objection does not exist or has been closed.',
    ar: 'هذا الاعتراض غير موجود أو أُغلق.',
  },
  'express.objection-outcome': {
    status: 422,
    en: 'Describe the outcome in a few words.',
    ar: 'اذكر النتيجة بإيجاز.',
  },
})
