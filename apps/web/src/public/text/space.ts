// Texts of the space calculator and of the status page of stored goods; their scripts read them too.
import { texts } from '@marsa/model/kit/text.ts'

export const spaceText = texts({
  title: { en: 'How much space do you need?', ar: 'كم تحتاج من مساحة؟' },
  lead: {
    en: 'Count what you want to store. No account needed.',
    ar: 'أدخل عدد ما ترغب في تخزينه. لا يلزم حساب لذلك.',
  },
  boxes: { en: 'Boxes', ar: 'صناديق' },
  pallets: { en: 'Pallets and drums', ar: 'منصات وبراميل' },
  furniture: { en: 'Furniture and appliances', ar: 'أثاث وأجهزة' },
  each: { en: '{size} m³ each', ar: '{size} م³ للواحد' },
  fewer: { en: 'One less: {name}', ar: 'إنقاص واحد: {name}' },
  more: { en: 'One more: {name}', ar: 'زيادة واحد: {name}' },
  sum: { en: 'Space you need', ar: 'المساحة اللازمة' },
  cubicMetres: { en: '{size} m³', ar: '{size} م³' },
  reserve: {
    en: 'With {percent} percent for the gaps between goods, rounded up to half a cubic metre.',
    ar: 'شاملة {percent} في المئة للفراغات بين البضائع، ومقرّبة إلى أعلى نصف متر مكعب.',
  },
  quoteFor: { en: 'Get a quote for {size} m³', ar: 'اطلب عرضًا لمساحة {size} م³' },
  clear: { en: 'Clear', ar: 'مسح' },
  noScript: {
    en: 'The sum needs JavaScript, which is off in this browser. Add up the sizes above, or tell us what you store.',
    ar: 'يظهر المجموع باستخدام JavaScript وهو معطّل في هذا المتصفح. اجمع المساحات المذكورة أعلاه، أو أخبرنا بما تخزّنه.',
  },
})

export const storageStatusText = texts({
  title: {
    en: 'Status of stored goods by quotation number · Marsa',
    ar: 'حالة البضاعة المخزّنة برقم العرض · مرسى',
  },
  description: {
    en: 'See where your stored goods are by the number of the quotation: picked up, stored, out for delivery, delivered, each with its time. No account needed.',
    ar: 'اعرف حالة بضاعتك المخزّنة برقم عرض السعر: تم الاستلام، مخزّنة، خرجت للتسليم، تم التسليم، مع وقت كل خطوة. لا يلزم حساب.',
  },
  heading: { en: 'Status of stored goods', ar: 'حالة البضاعة المخزّنة' },
  lead: {
    en: 'Enter the number of the quotation that you accepted. You see the steps of the goods and their times.',
    ar: 'أدخل رقم عرض السعر الذي قبلته. تظهر لك خطوات البضاعة وأوقاتها.',
  },
  number: { en: 'Quotation number', ar: 'رقم عرض السعر' },
  hint: {
    en: 'Find it on the quotation or your receipt, for example',
    ar: 'تجده في عرض السعر وفي الإيصال، مثال:',
  },
  ask: { en: 'Show status', ar: 'عرض الحالة' },
  more: { en: 'More than the status', ar: 'أكثر من الحالة' },
  moreText: {
    en: 'With an account you also see the inventory with photos, documents and payments, extend the storage or have part of it released.',
    ar: 'مع الحساب تطّلع أيضًا على قائمة الأصناف مع الصور والمستندات والمدفوعات، وتطلب تمديد المدة أو إخراج جزء من البضاعة.',
  },
  toStorageRequests: { en: 'My storage requests', ar: 'طلبات التخزين' },
  searching: { en: 'Looking for {number}', ar: 'جارٍ البحث عن {number}' },
  checking: {
    en: 'You have looked up many numbers. Checking {number} takes a moment longer.',
    ar: 'لقد بحثت عن أرقام كثيرة. سيستغرق التحقق من {number} وقتًا أطول قليلًا.',
  },
  offline: {
    en: 'We cannot be reached. Check your connection and try again.',
    ar: 'تعذّر الاتصال بنا. يُرجى التحقق من اتصالك والمحاولة مجددًا.',
  },
  failed: {
    en: 'The status cannot be shown at the moment. Please try again in a minute.',
    ar: 'تعذّر عرض الحالة حاليًا. يُرجى المحاولة بعد دقيقة.',
  },
  tooMany: {
    en: 'Too many look-ups from this connection. Sign in, or try again in an hour.',
    ar: 'عدد عمليات البحث من هذا الاتصال كبير. سجّل الدخول أو حاول مجددًا بعد ساعة.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  noEvents: {
    en: 'The warehouse has not received the goods yet.',
    ar: 'لم يستلم المستودع البضاعة بعد.',
  },
})
