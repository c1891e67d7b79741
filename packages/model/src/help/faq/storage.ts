// Questions about storage.
import { questions } from '../question.ts'

export const warehouseQuestions = questions({
  'storage-how': {
    ask: { en: 'How do I book storage?', ar: 'كيف أحجز مساحة تخزين؟' },
    answer: {
      en: 'Say how many m³, what kind of cargo, in which emirate and from when to when, with pickup and delivery if you want them. Warehouses usually answer within {answerWarehouse} on working days. Compare, accept and pay online. Until the first quotation arrives you can still change the request.',
      ar: 'حدّد عدد الأمتار المكعبة ونوع البضاعة والإمارة ومدة التخزين، مع الاستلام والتوصيل إن رغبت. تردّ المستودعات عادةً خلال {answerWarehouse} في أيام العمل. قارن واقبل وادفع إلكترونيًا. ويمكنك تعديل الطلب حتى وصول أول عرض.',
    },
    more: { en: 'Storage on Marsa', ar: 'التخزين في مرسى', path: 'warehouse/home' },
  },
  'storage-space': {
    ask: { en: 'How much space do I need?', ar: 'كم تحتاج بضاعتي من مساحة؟' },
    answer: {
      en: 'Count boxes, pallets and furniture in the space calculator. It adds a reserve for the gaps between goods and carries the sum into your request.',
      ar: 'أدخل عدد الصناديق والمنصات وقطع الأثاث في حاسبة المساحة، فتضيف احتياطيًا للفراغات بين البضائع وتنقل الناتج إلى طلبك.',
    },
    more: { en: 'Space calculator', ar: 'حاسبة المساحة', path: 'warehouse/home#space' },
  },
  'storage-pay': {
    ask: { en: 'How much do I pay for storage, and when?', ar: 'كم أدفع للتخزين ومتى؟' },
    answer: {
      en: 'You pay {storageDown} percent of the total to book, or the whole amount at once; companies with credit confirm on account. The rest is due after the final quotation, and the last goods leave the warehouse once it is paid.',
      ar: 'يُحجز التخزين بدفع {storageDown} في المئة من الإجمالي أو بدفع المبلغ كاملًا، ويمكن للشركات ذات الحساب الائتماني التأكيد عليه. ويستحق الباقي بعد العرض النهائي، ولا تخرج آخر البضاعة من المستودع إلا بعد سداده.',
    },
  },
  'storage-more': {
    ask: { en: 'My goods need more or less space than I said', ar: 'بضاعتي تحتاج إلى مساحة تختلف عما ذكرت' },
    answer: {
      en: 'The warehouse measures when the goods arrive. If they differ from the booked space by more than {storageTolerance} percent, either way, it owes you a new final quotation, which you see before you pay the rest.',
      ar: 'يقيس المستودع البضاعة عند وصولها. وإذا زاد الفرق على {storageTolerance} في المئة، زيادةً أو نقصًا، وجب عليه إصدار عرض نهائي جديد تطّلع عليه قبل دفع المتبقي.',
    },
  },
  'storage-list': {
    ask: { en: 'How do I know what the warehouse took in?', ar: 'كيف أعرف ما الذي استلمه المستودع؟' },
    answer: {
      en: 'The warehouse keeps an inventory in your request: each item with its pieces, its condition and a photo, at intake and again when it leaves.',
      ar: 'يحتفظ المستودع بقائمة أصناف ضمن طلبك: كل صنف بعدد قطعه وحالته وصورته عند الإدخال، ثم عند الإخراج.',
    },
  },
  'storage-part': {
    ask: {
      en: 'Can I have part of my goods back early?',
      ar: 'هل يمكنني استرجاع جزء من بضاعتي قبل الموعد؟',
    },
    answer: {
      en: 'Yes, while they are stored. Choose items and pieces from the inventory and a day. The warehouse hands them over, or declines with its reason. One release is open at a time, and you can withdraw it until it is done.',
      ar: 'نعم، ما دامت البضاعة مخزّنة. اختر الأصناف وعدد القطع من القائمة وحدّد اليوم، فيسلّمها المستودع أو يرفض مع ذكر السبب. ولا يُفتح أكثر من طلب إخراج في الوقت نفسه، ويمكنك سحبه قبل تنفيذه.',
    },
  },
  'storage-longer': {
    ask: { en: 'Can goods stay longer than planned?', ar: 'هل يمكن أن تبقى البضاعة مدة أطول؟' },
    answer: {
      en: 'Yes, while they are stored: ask for a later day, at most {storageYears} years after the first. The warehouse answers with a new final quotation, and the extension applies once you have paid it. Until the warehouse answers, you can withdraw this.',
      ar: 'نعم، ما دامت مخزّنة: اطلب يومًا أبعد، بما لا يتجاوز {storageYears} سنوات من أول يوم. يردّ المستودع بعرض نهائي جديد، وتسري المدة الجديدة بعد سداده. ويمكنك سحب الطلب قبل رد المستودع.',
    },
  },
  'storage-over': {
    ask: { en: 'What if the last day passes?', ar: 'ماذا لو مضى آخر يوم؟' },
    answer: {
      en: 'The storage is marked as overstaying, and you and the warehouse are notified. Request an extension, or have the goods delivered or collect them.',
      ar: 'يُوسم التخزين بأنه تجاوز المدة، ويصل إشعار إليك وإلى المستودع. اطلب تمديد المدة، أو اطلب توصيل البضاعة أو استلمها بنفسك.',
    },
  },
  'storage-cancel': {
    ask: { en: 'Can I cancel storage?', ar: 'هل يمكن إلغاء التخزين؟' },
    answer: {
      en: 'Before payment, cancel it yourself, free of charge. Once it is paid, contact support: {storageFeeBooked} percent of the total is kept before the goods are picked up, {storageFeePickedUp} percent after, and the rest of what you paid goes back. Goods that are stored must leave first.',
      ar: 'قبل الدفع: بنفسك ومن دون أي رسوم. وبعد الدفع تواصل مع الدعم: تُحتجز نسبة {storageFeeBooked} في المئة من الإجمالي قبل استلام البضاعة منك، و{storageFeePickedUp} في المئة بعد استلامها، ويُردّ إليك باقي ما دفعته. أما البضاعة المخزّنة فيجب إخراجها أولًا.',
    },
  },
  'storage-status': {
    ask: { en: 'How do I see the status without signing in?', ar: 'أين أرى الحالة من دون تسجيل الدخول؟' },
    answer: {
      en: 'Enter the number of your quotation on the status page. It shows the steps of the goods and their times, and nothing else: no names, addresses or amounts.',
      ar: 'أدخل رقم عرض السعر في صفحة الحالة. تظهر خطوات البضاعة وأوقاتها فقط، من دون أسماء أو عناوين أو مبالغ.',
    },
    more: { en: 'Status of stored goods', ar: 'حالة البضاعة المخزّنة', path: 'warehouse/status' },
  },
  'storage-never': {
    ask: { en: 'What may not be stored?', ar: 'ما الذي لا يجوز تخزينه؟' },
    answer: {
      en: 'Nothing that the list of restricted items rules out, such as narcotics, counterfeit goods or live animals. Hazardous and chilled goods, food and medicine are stored only by warehouses that accept them, so name them in the request.',
      ar: 'كل ما تمنعه قائمة المواد المقيّدة، كالمخدرات والبضائع المقلّدة والحيوانات الحية. أما المواد الخطرة والمبرّدة والأغذية والأدوية فلا تخزّنها إلا المستودعات التي تقبلها، فاذكرها في طلبك.',
    },
    more: { en: 'Restricted items', ar: 'المواد المقيّدة', path: 'terms/restricted-items' },
  },
})
