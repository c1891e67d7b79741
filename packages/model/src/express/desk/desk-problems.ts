// Refusals of the desk's queue of express.
import { problems } from '../../kit/problem.ts'

export const parcelDeskProblems = problems({
  'parcel-desk.gone': {
    status: 404,
    en: 'This is no longer waiting. Someone has already dealt with it.',
    ar: 'لم يعد هذا بانتظار أحد، فقد تمت معالجته.',
  },
  'parcel-desk.search-time': {
    status: 409,
    en: 'The search is not over yet. We search for domestic parcels for 5 working days and for international ones for 15.',
    ar: 'لم تنتهِ مدة البحث بعد: 5 أيام عمل للشحنات المحلية و15 يوم عمل للدولية.',
  },
  'parcel-desk.reason': {
    status: 422,
    en: 'Describe what was done and found in at least three characters.',
    ar: 'اكتب في ثلاثة أحرف على الأقل ما جرى وما تبيّن.',
  },
  'parcel-desk.way': {
    status: 422,
    en: 'Choose whether to deliver it or send it back.',
    ar: 'اختر التسليم إلى المستلِم أو الإعادة إلى المُرسِل.',
  },
  'parcel-desk.return-amount': {
    status: 422,
    en: 'Enter an amount from AED 0.00 to AED 10,000.00.',
    ar: 'أدخل مبلغًا بالدرهم من 0.00 إلى 10,000.00.',
  },
  'parcel-desk.return-priced': {
    status: 409,
    en: 'The return cost of this parcel has already been entered, or the parcel is not being returned.',
    ar: 'سبق تحديد تكلفة إعادة هذا الطرد، أو أنه لا يُعاد.',
  },
  'parcel-desk.return-waiting': {
    status: 409,
    en: 'A cost entered by a colleague waits for confirmation. Confirm or decline it first.',
    ar: 'هناك تكلفة أدخلها زميل بانتظار التأكيد. أكّدها أو ارفضها أولًا.',
  },
  'parcel-desk.second-person': {
    status: 403,
    en: 'Someone else has to confirm what you entered.',
    ar: 'يجب أن يؤكد شخص آخر ما أدخلته.',
  },
  'parcel-desk.taken': {
    status: 409,
    en: 'A colleague is working on this. Ask them, or an administrator, to hand it over.',
    ar: 'يعمل زميل على هذا. اطلب منه أو من مدير النظام تسليمه إليك.',
  },
})
