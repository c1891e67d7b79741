// Refusals of storage requests and stored goods, with the words of B 5 and B 8.
import { problems } from '../kit/problem.ts'
import { usualProblems } from '../requests/usual-problems.ts'
import { mostLabels, mostPhotos } from './fields.ts'
import { mostCubicMetres, mostYears } from './request-form.ts'

export const warehouseProblems = {
  ...usualProblems('warehouse'),
  ...problems({
    'warehouse.not-found': { status: 404, en: 'Storage request not found.', ar: 'طلب التخزين غير موجود.' },
    'warehouse.number-invalid': {
      status: 404,
      en: 'Enter the correct quotation number.',
      ar: 'أدخل رقم عرض السعر الصحيح.',
    },
    'warehouse.track-captcha': {
      status: 429,
      en: 'Too many searches from this connection. Each further one is checked first.',
      ar: 'عدد عمليات البحث من هذا الاتصال كبير. ستُفحص كل عملية إضافية أولًا.',
    },
    'warehouse.space-required': {
      status: 422,
      en: 'Enter the space in m³, above 0.',
      ar: 'أدخل المساحة بوحدة م³، أكبر من صفر.',
    },
    'warehouse.space-most': {
      status: 422,
      en: `One request takes at most ${mostCubicMetres.toLocaleString('en')} m³.`,
      ar: `الحد الأقصى للطلب الواحد ${mostCubicMetres.toLocaleString('en')} م³.`,
    },
    'warehouse.space-decimals': {
      status: 422,
      en: 'At most two decimals.',
      ar: 'منزلتان عشريتان على الأكثر.',
    },
    'warehouse.cargo-required': { status: 422, en: 'Choose what you store.', ar: 'اختر نوع البضاعة.' },
    'warehouse.details-required': {
      status: 422,
      en: 'Describe the goods in a few words.',
      ar: 'صف البضاعة في بضع كلمات.',
    },
    'warehouse.emirate-required': { status: 422, en: 'Choose the city.', ar: 'اختر المدينة.' },
    'warehouse.pieces': { status: 422, en: 'Enter a whole number from 1.', ar: 'أدخل عددًا صحيحًا يبدأ من 1.' },
    'warehouse.weight': {
      status: 422,
      en: 'Enter the weight in kilograms, above 0.',
      ar: 'أدخل الوزن بالكيلوغرام، أكبر من صفر.',
    },
    'warehouse.value': {
      status: 422,
      en: 'Enter an amount in AED, such as 1234.50.',
      ar: 'أدخل مبلغًا بالدرهم، مثل 1234.50.',
    },
    'warehouse.date-invalid': { status: 422, en: 'Choose a date.', ar: 'اختر التاريخ.' },
    'warehouse.start-past': {
      status: 422,
      en: 'Storage cannot start in the past.',
      ar: 'لا يمكن أن يبدأ التخزين في تاريخ مضى.',
    },
    'warehouse.end-before-start': {
      status: 422,
      en: 'The start date must be before the end date.',
      ar: 'يجب أن يسبق تاريخ البداية تاريخ النهاية.',
    },
    'warehouse.too-long': {
      status: 422,
      en: `Storage is booked for ${mostYears} years at most.`,
      ar: `يُحجز التخزين لمدة ${mostYears} سنوات على الأكثر.`,
    },
    'warehouse.same-without-pickup': {
      status: 422,
      en: 'There is no pickup address to bring the goods back to.',
      ar: 'لا يوجد عنوان استلام لإعادة البضاعة إليه.',
    },
    'warehouse.cancel-support': {
      status: 409,
      en: 'This storage is paid. To cancel it, contact support.',
      ar: 'تم الدفع لهذا التخزين. لإلغائه تواصل مع الدعم.',
    },
    'warehouse.cancel-stored': {
      status: 409,
      en: 'The goods are stored, so the storage cannot be cancelled. Request their release first.',
      ar: 'البضاعة مخزنة، ولذلك لا يمكن الإلغاء. اطلب إخراجها أولًا.',
    },
    'warehouse.no-payment': {
      status: 409,
      en: 'You have no open payment for this quotation.',
      ar: 'لا توجد عملية دفع جارية لك على هذا العرض.',
    },
    'warehouse.not-booked': {
      status: 409,
      en: 'This is possible once the storage is booked and paid.',
      ar: 'هذا متاح بعد حجز التخزين ودفع قيمته.',
    },
    'warehouse.step-not-part': {
      status: 409,
      en: 'This step is not part of this storage.',
      ar: 'هذه الخطوة ليست ضمن هذا التخزين.',
    },
    'warehouse.step-done': {
      status: 409,
      en: 'This step has already been reported. A status update cannot be undone.',
      ar: 'سبق تسجيل هذه الخطوة. لا يمكن التراجع عن تحديث الحالة.',
    },
    'warehouse.step-too-early': {
      status: 409,
      en: 'Report the step before it first.',
      ar: 'سجّل الخطوة السابقة أولًا.',
    },
    'warehouse.balance-open': {
      status: 409,
      en: 'The goods leave when the final payment is received.',
      ar: 'تخرج البضاعة بعد استلام الدفعة النهائية.',
    },
    'warehouse.proof-first': {
      status: 409,
      en: 'Upload the signed proof of delivery or collection first.',
      ar: 'ارفع أولًا الإثبات الموقّع: للتسليم أو لاستلام العميل.',
    },
    'warehouse.invoice-first': {
      status: 409,
      en: 'Upload the customer invoice before delivery complete.',
      ar: 'ارفع فاتورة العميل قبل إكمال التسليم.',
    },
    'warehouse.measure-first': {
      status: 422,
      en: 'Enter the measured space.',
      ar: 'أدخل المساحة المقاسة.',
    },
    'warehouse.measure-again': {
      status: 422,
      en: 'This is far from the booked space. Measure again, and confirm the measurement.',
      ar: 'المساحة المقاسة بعيدة عن المحجوزة. أعد القياس وأكّد الرقم.',
    },
    'warehouse.findings-answered': {
      status: 409,
      en: 'There is nothing left to answer here.',
      ar: 'لا يوجد ما يستدعي الرد هنا.',
    },
    'warehouse.findings-changed': {
      status: 409,
      en: 'What the warehouse found has changed in the meantime. Check it again.',
      ar: 'تغيّر ما سجّله المستودع في هذه الأثناء. راجعه مرة أخرى.',
    },
    'warehouse.exception-taken': {
      status: 409,
      en: 'This is already assigned to a colleague.',
      ar: 'هذه الحالة مُسندة بالفعل إلى أحد الزملاء.',
    },
    'warehouse.exception-not-yours': {
      status: 409,
      en: 'Only its owner or an administrator of your warehouse can assign this to a colleague or remove the owner.',
      ar: 'لا يُسند هذه الحالة إلى زميل أو يلغي إسنادها إلا المسؤول عنها أو مدير المستودع.',
    },
    'warehouse.exception-colleague': {
      status: 422,
      en: 'Choose a colleague of your warehouse.',
      ar: 'اختر أحد الزملاء في مستودعك.',
    },
    'warehouse.objection-none': {
      status: 409,
      en: 'The customer has not objected to this.',
      ar: 'لم يعترض العميل على هذه الملاحظة.',
    },
    'warehouse.future-event': {
      status: 422,
      en: 'A step cannot be reported for the future.',
      ar: 'لا يمكن تسجيل خطوة بتاريخ مستقبلي.',
    },
    'warehouse.not-delivered': {
      status: 409,
      en: 'The goods are not delivered yet.',
      ar: 'لم تُسلَّم البضاعة بعد.',
    },
    'warehouse.final-paid': {
      status: 409,
      en: 'Everything is paid. A new final quotation has to be for more space or a longer time.',
      ar: 'تم سداد كامل المبلغ. العرض النهائي الجديد يتطلب مساحة أكبر أو مدة أطول.',
    },
    'warehouse.not-stored': {
      status: 409,
      en: 'This is possible while the goods are stored.',
      ar: 'هذا متاح ما دامت البضاعة مخزنة.',
    },
    'warehouse.extension-asked': {
      status: 409,
      en: 'An extension has already been requested.',
      ar: 'سبق طلب تمديد المدة.',
    },
    'warehouse.extension-not-asked': {
      status: 409,
      en: 'No extension has been requested.',
      ar: 'لا يوجد طلب تمديد.',
    },
    'warehouse.extension-offered': {
      status: 409,
      en: 'The warehouse has answered already. Pay its quotation, or contact support.',
      ar: 'ردّ المستودع على الطلب. سدّد عرضه أو تواصل مع الدعم.',
    },
    'warehouse.extension-earlier': {
      status: 422,
      en: 'Choose a day after the booked end date.',
      ar: 'اختر يومًا بعد نهاية المدة المحجوزة.',
    },
    'warehouse.site-admin': {
      status: 403,
      en: 'Only an administrator of your warehouse can change its address and opening hours.',
      ar: 'لا يغيّر عنوان المستودع وأوقات عمله إلا مدير المستودع.',
    },
    'warehouse.site-pin': {
      status: 422,
      en: 'Set the pin on the map, so that drivers can find the gate.',
      ar: 'حدّد الموقع على الخريطة ليجد السائقون البوابة.',
    },
    'warehouse.site-closed': {
      status: 422,
      en: 'Choose at least one day on which the gate is open.',
      ar: 'اختر يومًا واحدًا على الأقل تكون فيه البوابة مفتوحة.',
    },
    'warehouse.site-hours': {
      status: 422,
      en: 'The gate has to close after it opens.',
      ar: 'يجب أن يكون وقت الإغلاق بعد وقت الفتح.',
    },
    'warehouse.side': {
      status: 422,
      en: 'Each side must be between 0.1 and 2,000 cm.',
      ar: 'طول الضلع بين 0.1 و2,000 سم.',
    },
    'warehouse.intake-empty': {
      status: 422,
      en: 'Count at least one item.',
      ar: 'عُدّ صنفًا واحدًا على الأقل.',
    },
    'warehouse.driver-name': {
      status: 422,
      en: 'Enter the name of the driver.',
      ar: 'أدخل اسم السائق.',
    },
    'warehouse.driver-signature': {
      status: 422,
      en: 'Let the driver sign.',
      ar: 'اطلب من السائق التوقيع.',
    },
    'warehouse.item-name': { status: 422, en: 'Name the item.', ar: 'أدخل اسم الصنف.' },
    'warehouse.items-most': { status: 422, en: 'At most 500 items.', ar: '500 صنف على الأكثر.' },
    'warehouse.item-released': {
      status: 409,
      en: 'An item with released or requested pieces stays in the list, with at least that many pieces.',
      ar: 'يبقى في القائمة كل صنف أُخرجت منه قطع أو طُلب إخراجها، وبعدد لا يقل عنها.',
    },
    'warehouse.release-empty': {
      status: 422,
      en: 'Choose at least one item.',
      ar: 'اختر صنفًا واحدًا على الأقل.',
    },
    'warehouse.release-none': {
      status: 409,
      en: 'The warehouse has not listed any pieces that can be collected.',
      ar: 'لم يسجّل المستودع قطعًا يمكن استلامها.',
    },
    'warehouse.release-too-many': {
      status: 409,
      en: 'There are not that many pieces left.',
      ar: 'لا يوجد هذا العدد من القطع.',
    },
    'warehouse.release-unpaid': {
      status: 409,
      en: 'The goods leave once everything is paid. Otherwise you can hand them over on your own credit, with a reason.',
      ar: 'لا تخرج البضاعة إلا بعد سداد كامل المبلغ. ويمكن للمستودع تسليمها على ائتمانه مع ذكر السبب.',
    },
    'warehouse.release-last': {
      status: 409,
      en: 'These are the last pieces, and not everything is paid. The last pieces cannot be handed over on credit.',
      ar: 'هذه آخر القطع ولم يُسدَّد كامل المبلغ. لا تُسلَّم آخر القطع بالائتمان.',
    },
    'warehouse.credit-not-needed': {
      status: 409,
      en: 'Everything is paid, so no credit is needed.',
      ar: 'تم سداد كامل المبلغ، فلا حاجة إلى الائتمان.',
    },
    'warehouse.collector-name': {
      status: 422,
      en: 'Name the person who collects the goods.',
      ar: 'اكتب اسم من يستلم البضاعة.',
    },
    'warehouse.collector-id': {
      status: 422,
      en: 'Enter the number of their Emirates ID or passport.',
      ar: 'أدخل رقم الهوية الإماراتية أو جواز السفر.',
    },
    'warehouse.collector-plate': {
      status: 422,
      en: 'Enter the plate of the vehicle.',
      ar: 'أدخل رقم لوحة المركبة.',
    },
    'warehouse.collector-time': { status: 422, en: 'Choose a time.', ar: 'اختر الوقت.' },
    'warehouse.release-proof': {
      status: 422,
      en: 'Let the collector sign, or enter the collection code.',
      ar: 'اطلب توقيع المستلم، أو أدخل رمز الاستلام.',
    },
    'warehouse.photos-most': {
      status: 422,
      en: `At most ${mostPhotos} photos.`,
      ar: `${mostPhotos} صورة على الأكثر.`,
    },
    'warehouse.release-photo': {
      status: 422,
      en: 'Take a photo of what is handed over.',
      ar: 'التقط صورة لما يتم تسليمه.',
    },
    'warehouse.collect-code-wrong': {
      status: 422,
      en: 'This is not the collection code. The customer finds it on the storage page.',
      ar: 'رمز الاستلام غير صحيح. يجده العميل في صفحة طلب التخزين.',
    },
    'warehouse.gate-closed': {
      status: 422,
      en: 'The warehouse gate is closed at that time. Choose a time when it is open.',
      ar: 'بوابة المستودع مغلقة في هذا الوقت. اختر وقتًا تكون فيه مفتوحة.',
    },
    'warehouse.release-past': {
      status: 422,
      en: 'Choose today or a later day.',
      ar: 'اختر اليوم أو يومًا لاحقًا.',
    },
    'warehouse.release-open': {
      status: 409,
      en: 'Another release is still open. Withdraw it first.',
      ar: 'يوجد طلب إخراج قائم. اسحبه أولًا.',
    },
    'warehouse.release-ended': {
      status: 409,
      en: 'This release has already been completed.',
      ar: 'انتهى طلب الإخراج هذا.',
    },
    'warehouse.not-completed': {
      status: 409,
      en: 'You can rate it once it is completed.',
      ar: 'يمكنك التقييم بعد اكتمال التخزين.',
    },
    'warehouse.label-prefix': {
      status: 422,
      en: 'A GS1 company prefix has 7 to 10 digits.',
      ar: 'تتكون بادئة الشركة لدى GS1 من 7 إلى 10 أرقام.',
    },
    'warehouse.label-prefix-taken': {
      status: 409,
      en: 'Another warehouse has this prefix, or one that overlaps it. Check yours, or contact support.',
      ar: 'هذه البادئة أو ما يتداخل معها مسجّل لمستودع آخر. تحقق من بادئتك أو تواصل مع الدعم.',
    },
    'warehouse.label-prefix-missing': {
      status: 409,
      en: 'The GS1 company prefix of your warehouse is missing. An administrator can add it with the address.',
      ar: 'بادئة الشركة لدى GS1 غير مُدخلة لمستودعك. يُدخلها مدير المستودع مع العنوان.',
    },
    'warehouse.labels-uncounted': {
      status: 409,
      en: 'Count the goods in the inventory first: each piece gets a label.',
      ar: 'عُدّ البضاعة في الجرد أولًا، فلكل قطعة ملصق.',
    },
    'warehouse.labels-most': {
      status: 409,
      en: `At most ${mostLabels.toLocaleString('en')} labels are printed for one storage. Count pallets or cartons instead of single pieces.`,
      ar: `يُطبع ${mostLabels.toLocaleString('en')} ملصق على الأكثر للتخزين الواحد. عُدّ المنصات أو الكراتين بدلًا من القطع المفردة.`,
    },
    'warehouse.labels-first': {
      status: 409,
      en: 'No labels have been issued for this storage yet.',
      ar: 'لم تصدر ملصقات لهذا التخزين بعد.',
    },
    'warehouse.label-unknown': {
      status: 404,
      en: 'No piece in this storage has a label with this code.',
      ar: 'لا توجد في هذا التخزين قطعة معدودة يحمل ملصقها هذا الرمز.',
    },
    'warehouse.labels-failed': {
      status: 503,
      en: 'The labels could not be printed just now. Try again.',
      ar: 'تعذّرت طباعة الملصقات الآن. حاول مرة أخرى.',
    },
    'warehouse.sscc-full': {
      status: 409,
      en: 'All numbers of this GS1 company prefix are used up. Enter another prefix.',
      ar: 'استُنفدت جميع أرقام بادئة الشركة هذه لدى GS1. أدخل بادئة أخرى.',
    },
    'warehouse.no-logo': { status: 404, en: 'There is no logo.', ar: 'لا يوجد شعار.' },
  }),
}
