// Texts of the warehouse home.
import { texts } from '@marsa/model/kit/text.ts'

export const warehouse = texts({
  title: { en: 'Storage by the cubic metre in the UAE · Marsa', ar: 'تخزين بالمتر المكعب في الإمارات · مرسى' },
  description: {
    en: 'Storage on demand in the Emirates, by the cubic metre and for the dates you need, with pickup and delivery. Several warehouses quote, you choose and pay.',
    ar: 'تخزين عند الطلب في الإمارات، بالمتر المكعب وللمدة التي تحتاجها، مع الاستلام والتوصيل. تتلقى عروضًا من عدة مستودعات، فتختار وتدفع.',
  },
  h1: {
    en: 'Storage for as much as you have, as long as you need',
    ar: 'تخزين بقدر بضاعتك وللمدة التي تحتاجها',
  },
  lead: {
    en: 'Say how many cubic metres and which dates. Approved warehouses answer with a price, and a lorry can collect and return the goods.',
    ar: 'حدّد عدد الأمتار المكعبة والتواريخ. تردّ المستودعات المعتمدة بأسعارها، ويمكن لشاحنة أن تستلم البضاعة وتعيدها.',
  },
  answer: { en: 'Quotes usually arrive in', ar: 'تصل العروض عادة خلال' },
  down: { en: 'Paid at booking', ar: 'يُدفع عند الحجز' },
  downValue: { en: '{storageDown} percent', ar: '{storageDown} في المئة' },
  optional: { en: 'Pickup and delivery', ar: 'الاستلام والتوصيل' },
  optionalValue: { en: 'Optional', ar: 'اختياري' },
  working: {
    en: 'Answer times count working time of the Emirates.',
    ar: 'تُحتسب مدد الرد بوقت العمل في الإمارات.',
  },
  status: { en: 'Status of stored goods', ar: 'حالة البضاعة المخزّنة' },
  step1: { en: 'Register', ar: 'سجّل حسابًا' },
  step1Text: {
    en: 'One Marsa account covers storage, freight and trucks, and parcels once they open.',
    ar: 'حساب مرسى واحد للتخزين والشحن والشاحنات، وللطرود عند افتتاح خدمتها.',
  },
  step2: { en: 'Get quotes', ar: 'اطلب العروض' },
  step2Text: {
    en: 'City, space in cubic metres, kind of cargo, first and last day, and whether to collect or deliver.',
    ar: 'المدينة والمساحة بالمتر المكعب ونوع البضاعة وأول يوم وآخر يوم، وهل ترغب في الاستلام أو التوصيل.',
  },
  step3: { en: 'Select and pay', ar: 'اختر وادفع' },
  step3Text: {
    en: 'Compare the offers side by side. The lowest one is marked. Accept the terms and pay online.',
    ar: 'قارن العروض جنبًا إلى جنب، وأقلها مميّز بعلامة. اقبل الشروط وادفع إلكترونيًا.',
  },
  step4: { en: 'Store and follow', ar: 'خزّن وتابع' },
  step4Text: {
    en: 'Picked up, stored, out for delivery, delivered: each step shows on your timeline.',
    ar: 'تم الاستلام، ثم التخزين، ثم الخروج للتوصيل، ثم التسليم: تظهر كل خطوة في مسارك الزمني.',
  },

  goods: { en: 'What can be stored', ar: 'ما يمكن تخزينه' },
  goodsText: {
    en: 'Say what it is when you ask. A warehouse not equipped for it declines, so hazardous and chilled goods get fewer offers.',
    ar: 'اذكر نوع البضاعة في طلبك. تعتذر المستودعات غير المجهّزة لها، ولذلك تتلقى المواد الخطرة والمبرّدة عروضًا أقل.',
  },
  never: { en: 'What is never stored', ar: 'ما لا يُخزَّن إطلاقًا' },
  restricted: { en: 'All restricted items', ar: 'جميع المواد المقيّدة' },

  charges: { en: 'How the price is set', ar: 'كيف يتكوّن السعر' },
  chargesText: {
    en: 'Each warehouse quotes its charges by name. Storage for the period and packing depend on your goods; these charges stay inside a fixed range, in dirhams.',
    ar: 'يذكر كل مستودع رسومه بأسمائها. تعتمد أجرة التخزين عن المدة والتغليف على بضاعتك، أما هذه الرسوم فتبقى ضمن نطاق محدد بالدرهم.',
  },
  charge: { en: 'Charge', ar: 'الرسم' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  vat: {
    en: 'VAT of {vat} percent is shown on its own line. Transport is charged only with pickup or delivery, and port charges only for goods that come from a port.',
    ar: 'تظهر ضريبة القيمة المضافة بنسبة {vat} في المئة في سطر مستقل. لا تُحتسب أجرة النقل إلا مع الاستلام أو التوصيل، ولا رسوم الميناء إلا للبضائع القادمة منه.',
  },

  limitSpace: { en: 'Space', ar: 'المساحة' },
  limitSpaceText: {
    en: 'From 0.5 m³ to {most} m³ in one request. The warehouse measures what arrives.',
    ar: 'من 0.5 م³ إلى {most} م³ في الطلب الواحد. ويقيس المستودع ما يصل إليه.',
  },
  limitDates: { en: 'Dates', ar: 'التواريخ' },
  limitDatesText: {
    en: 'The first day is before the last day, with at most {storageYears} years between them. You can ask for a longer time while goods are stored.',
    ar: 'يكون أول يوم قبل آخر يوم، وبينهما {storageYears} سنوات على الأكثر. ويمكنك طلب التمديد ما دامت البضاعة مخزّنة.',
  },
  limitFiles: { en: 'Documents', ar: 'المستندات' },
  limitFilesText: {
    en: 'Up to {files} files at once, {fileMb} MB each: PDF, DOC, DOCX, XLS, XLSX, JPG or PNG.',
    ar: 'حتى {files} ملفات في المرة، {fileMb} ميغابايت لكل ملف، بصيغ PDF وDOC وDOCX وXLS وXLSX وJPG وPNG.',
  },
  limitDelivery: { en: 'Pickup and delivery', ar: 'الاستلام والتوصيل' },
  limitDeliveryText: {
    en: 'Anywhere in the Emirates, and back to the address of pickup or to another one. Without them you bring and collect the goods yourself.',
    ar: 'في أي مكان في الإمارات، والإعادة إلى عنوان الاستلام نفسه أو إلى عنوان آخر. ومن دونهما تُحضر البضاعة وتستلمها بنفسك.',
  },
  limitPay: { en: 'Payment', ar: 'الدفع' },
  limitPayText: {
    en: '{storageDown} percent or the whole amount at booking, the rest before the last goods leave. An open payment page holds the quote for {paymentLock}.',
    ar: '{storageDown} في المئة أو المبلغ كاملًا عند الحجز، والباقي قبل خروج آخر البضاعة. ويُثبَّت العرض لمدة {paymentLock} أثناء فتح صفحة الدفع.',
  },
  limitCancel: { en: 'Cancelling', ar: 'الإلغاء' },
  limitCancelText: {
    en: 'Free until you have paid. After that, {storageFeeBooked} percent of the total is kept before pickup and {storageFeePickedUp} percent after it.',
    ar: 'مجاني قبل الدفع. وبعده تُحتجز نسبة {storageFeeBooked} في المئة من الإجمالي قبل الاستلام منك و{storageFeePickedUp} في المئة بعده.',
  },

  questions: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  callback: { en: 'Would you rather talk first?', ar: 'هل تفضّل التحدث إلينا أولًا؟' },
  ask: { en: 'Tell us what you want to store', ar: 'أخبرنا بما ترغب في تخزينه' },
})
