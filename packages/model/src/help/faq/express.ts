// Questions about express parcels, membership bundles, cash on delivery and the wallet.
import { questions } from '../question.ts'

export const expressQuestions = questions({
  'parcel-limits': {
    ask: { en: 'How large and heavy may a parcel be?', ar: 'ما حدود حجم الطرد ووزنه؟' },
    answer: {
      en: 'Up to {parcelKg} kg, with a longest side of {parcelSide} cm and a total length of {parcelTotal} cm: the length plus twice the sum of width and height. The value may be up to {parcelUsd} US dollars.',
      ar: 'حتى {parcelKg} كغم، وأطول ضلع {parcelSide} سم، والطول الإجمالي {parcelTotal} سم، وهو الطول مضافًا إليه ضعف مجموع العرض والارتفاع. وقيمة المحتوى حتى {parcelUsd} دولار أمريكي.',
    },
  },
  'chargeable-weight': {
    ask: { en: 'Which weight do I pay for?', ar: 'على أي وزن أدفع؟' },
    answer: {
      en: 'The actual or the volumetric weight, whichever is greater. Volumetric weight is length × width × height in centimetres, divided by {parcelDivisor}.',
      ar: 'الأكبر من الوزن الفعلي والوزن الحجمي. والوزن الحجمي هو الطول في العرض في الارتفاع بالسنتيمتر مقسومًا على {parcelDivisor}.',
    },
    more: { en: 'Calculate a rate', ar: 'حساب السعر', path: 'express/rates' },
  },
  'parcel-countries': {
    ask: { en: 'Where can I send parcels?', ar: 'إلى أين يمكنني إرسال الطرود؟' },
    answer: {
      en: 'Within the Emirates, and to and from 220 countries. The economy service sends to 137 of them.',
      ar: 'داخل الإمارات، وإلى 220 دولة ومنها. وتُرسل الخدمة الاقتصادية إلى 137 دولة منها.',
    },
  },
  'parcel-many': {
    ask: { en: 'How do I send many parcels at once?', ar: 'كيف أرسل طرودًا كثيرة دفعة واحدة؟' },
    answer: {
      en: 'Upload a sheet of up to {parcelMany} parcels: the template explains every column, you correct wrong cells on the page, and you see the prices before you pay for all of them together. For a few parcels, use the quick entry, which works without a mouse.',
      ar: 'ارفع ملف جدول يضم حتى {parcelMany} طرد: يشرح النموذج كل عمود، وتظهر الأسعار قبل الدفع، وتُصحَّح الخلايا الخاطئة في الصفحة نفسها. وللطرود القليلة إدخال سريع بلوحة المفاتيح وحدها. ثم يُدفع ما اخترته معًا.',
    },
    more: { en: 'Upload a sheet', ar: 'رفع ملف جدول', path: 'express/bulk' },
  },
  'parcel-label': {
    ask: { en: 'How do I print labels?', ar: 'كيف أطبع الملصقات؟' },
    answer: {
      en: 'After payment each piece has a label of 100 by 150 millimetres, as a PDF for any printer or as ZPL for label printers. Put it on the largest side without folding it over an edge, so that the barcode can be scanned.',
      ar: 'بعد الدفع يكون لكل قطعة ملصق مقاسه 100 × 150 مليمتر، بصيغة PDF لأي طابعة أو ZPL لطابعات الملصقات. ثبّته على أكبر وجه دون ثنيه على الحافة ليسهل مسح الباركود.',
    },
  },
  'parcel-measured': {
    ask: {
      en: 'My parcel was measured heavier than I declared',
      ar: 'تبيّن أن طردي أثقل مما صرّحت به',
    },
    answer: {
      en: 'The depot weighs and measures every parcel. A difference counts only if it is more than {measureGrams} grams and more than {measurePercent} percent. The parcel then waits until you pay the difference from the wallet, with credits or by card, and moves on at once.',
      ar: 'يزن مركز التوزيع كل طرد ويقيسه. ولا يُحتسب الفرق إلا إذا تجاوز {measureGrams} غرام و{measurePercent} في المئة معًا. عندها ينتظر الطرد حتى تسدد الفرق من المحفظة أو الرصيد أو بالبطاقة، ثم يُستأنف فورًا.',
    },
  },
  'parcel-held': {
    ask: { en: 'Why is my parcel on hold?', ar: 'لماذا طردي موقوف؟' },
    answer: {
      en: 'Customs has a question, the address is not clear, a payment is due or a piece is missing. The shipment page says which, and what you can answer. Without an answer the parcel goes back to you after {heldTime}.',
      ar: 'لاستفسار من الجمارك، أو لعدم وضوح العنوان، أو لوجود مبلغ مستحق، أو لنقص قطعة. تبيّن صفحة الشحنة السبب وما يمكنك الرد به. وإن لم يصل ردّ يُعاد الطرد إليك بعد {heldTime}.',
    },
  },
  'parcel-customs': {
    ask: { en: 'What does customs need for a parcel abroad?', ar: 'ماذا تطلب الجمارك للطرد الدولي؟' },
    answer: {
      en: 'The reason for sending, and for each item its quantity, weight, value, country of origin and HS code. We make the commercial invoice from these details; you print it with the label. Duties and taxes abroad are paid by the recipient unless the terms you chose say otherwise.',
      ar: 'كل محتوى بعدده ووزنه وقيمته ومنشئه ورمزه الجمركي (HS)، وسبب الإرسال. نُعدّ منها الفاتورة التجارية وتطبعها مع الملصق. ويدفع المستلِم الرسوم والضرائب في بلده ما لم تنص الشروط التي اخترتها على غير ذلك.',
    },
  },
  'parcel-recipient': {
    ask: {
      en: 'What can my customer do before the delivery?',
      ar: 'ماذا يمكن لعميلي أن يفعل قبل التسليم؟',
    },
    answer: {
      en: 'The recipient gets a link by text message and needs no account. It shows the parcel and lets them choose another day within {otherDays} days, name a neighbour or the security guard, mark the place on the map, say that the cash is ready, or refuse the parcel. The link works until {recipientEnd} after delivery; until then they can also report a problem.',
      ar: 'يصل إلى المستلِم رابط في رسالة نصية دون حاجة إلى حساب: يعرض الطرد، ويتيح اختيار يوم آخر خلال {otherDays} أيام، أو تسمية أحد الجيران أو حارس المبنى، أو تحديد الموقع على الخريطة، أو تأكيد جاهزية المبلغ، أو رفض الاستلام. وينتهي الرابط بعد {recipientEnd} من التسليم، ويمكنه حتى ذلك الحين الإبلاغ عن أي خطأ.',
    },
  },
  'parcel-cancel': {
    ask: {
      en: 'Can I cancel a parcel or move its pickup?',
      ar: 'هل يمكنني إلغاء الطرد أو تغيير موعد استلامه؟',
    },
    answer: {
      en: 'You can cancel until the courier collects it. The pickup can be moved up to {courierReschedules} times, at the latest {courierAhead} before the slot.',
      ar: 'يمكنك الإلغاء إلى أن يستلمه المندوب. ويمكن تغيير الموعد حتى {courierReschedules} مرات، وقبل الموعد بـ{courierAhead} على الأقل.',
    },
  },
  'parcel-failed': {
    ask: { en: 'What if nobody is at home?', ar: 'ماذا لو لم يوجد أحد للاستلام؟' },
    answer: {
      en: 'The courier tries up to {courierTries} times. After that the parcel is sent back, and you are notified at each step.',
      ar: 'يحاول المندوب حتى {courierTries} مرات، ثم يُعاد الطرد إليك، ونُبلغك بكل خطوة.',
    },
  },
  'parcel-corrected': {
    ask: {
      en: 'My parcel went back a step, from delivered to out for delivery',
      ar: 'عاد طردي خطوة إلى الوراء، من «تم التسليم» إلى «خرجت للتوصيل»',
    },
    answer: {
      en: 'A scan was made by mistake and two of our staff have taken it back, one asking and the other confirming, within {correctionTime} of the scan. We tell you, and your recipient too if they had been told otherwise. The timeline keeps both entries. Cash recorded with that scan is expected again; once it is credited to you, it stays credited unless we tell you otherwise.',
      ar: 'جرى مسح الطرد بالخطأ فألغاه اثنان من فريقنا: يطلب أحدهما الإلغاء ويؤكده آخر، خلال {correctionTime} من المسح. نُبلغك ونُبلغ المستلِم إن كان قد وصله خبر مختلف، ويحتفظ سجل الشحنة بالخطوتين. ويعود المبلغ المسجّل مع ذلك المسح منتظرًا تحصيله، أما ما أُضيف إلى محفظتك فيبقى فيها ما لم نُبلغك بغير ذلك.',
    },
  },
  'parcel-return-abroad': {
    ask: {
      en: 'What does it cost when a parcel comes back from abroad?',
      ar: 'ما تكلفة إعادة طرد من الخارج؟',
    },
    answer: {
      en: 'What the carrier charges for the return, with nothing added by us and no VAT. The shipment page shows the amount as soon as it is known; a company pays from its wallet, an individual by card, before the parcel is handed back. Within the Emirates a return costs half the carriage. A parcel that we lost and found again comes back free of charge.',
      ar: 'ما يطلبه الناقل مقابل الإعادة دون أي زيادة منا ودون ضريبة. يظهر المبلغ في صفحة الشحنة فور معرفته، وتسدده الشركة من المحفظة والفرد بالبطاقة قبل تسليم الطرد. وداخل الإمارات تكلفة الإعادة نصف أجرة النقل. وما فُقد لدينا ثم عُثر عليه يُعاد مجانًا.',
    },
  },
  'cod-how': {
    ask: { en: 'How does cash on delivery work?', ar: 'كيف يعمل الدفع عند الاستلام؟' },
    answer: {
      en: 'You pay the delivery fee in advance. The courier collects the amount from your customer and deposits it at the depot; once it has been counted and confirmed, it is credited to your wallet. Reports show each collection and deposit.',
      ar: 'تدفع رسوم التوصيل مقدمًا. يحصّل المندوب المبلغ من عميلك ويسلّمه، وبعد عدّه يُضاف إلى محفظتك. وتعرض التقارير كل تحصيل وكل إيداع.',
    },
    more: {
      en: 'Cash on delivery terms',
      ar: 'شروط الدفع عند الاستلام',
      path: 'terms/cash-on-delivery',
    },
  },
  'cod-refused': {
    ask: { en: 'My customer refused to pay', ar: 'رفض عميلي الدفع' },
    answer: {
      en: 'Then the parcel is not handed over and nothing is collected. It is sent back to you, and the amount is taken off the list of expected collections.',
      ar: 'في هذه الحالة لا يُسلَّم الطرد ولا يُحصَّل أي مبلغ. يُعاد الطرد إليك ويُحذف المبلغ من قائمة التحصيلات المتوقعة.',
    },
  },
  'cod-payout': {
    ask: { en: 'When do I get my money in the bank?', ar: 'متى تصل أموالي إلى البنك؟' },
    answer: {
      en: 'Once the cash is in your wallet, ask for a payout to your IBAN, from AED {payoutLeast}, with your PIN and a code sent to your mobile. After a change of bank account, mobile or PIN you wait {payoutWait}. Only cash that was collected can be paid out; refunds pay for shipments.',
      ar: 'بعد إضافة المبلغ إلى محفظتك تطلب تحويله إلى رقم آيبان الخاص بك، ابتداءً من {payoutLeast} درهم، برمزك السري ورمز يصل إلى هاتفك. وبعد تغيير الحساب البنكي أو الهاتف أو الرمز ننتظر {payoutWait}. ولا يُحوَّل إلا النقد المحصَّل، أما المبالغ المستردة فتُسدَّد بها الشحنات.',
    },
    more: { en: 'Where is my money', ar: 'أين أموالي', path: 'express/cash' },
  },
  'wallet-pay': {
    ask: { en: 'How do I pay from the wallet?', ar: 'كيف أدفع من المحفظة؟' },
    answer: {
      en: 'Choose the wallet when you pay and enter your cash PIN; it stays open for five minutes. The wallet holds cash on delivery, refunds and compensation, and cannot be topped up. If it does not hold enough, nothing is taken and you can pay by card. An administrator of your company says who may pay from it.',
      ar: 'اختر المحفظة عند الدفع وأدخل رمزك السري، ويبقى مفتوحًا خمس دقائق. تضم المحفظة مبالغ الدفع عند الاستلام والمبالغ المستردة والتعويضات، ولا يمكن شحنها. وإذا لم يكفِ رصيدها فلا يُخصم شيء ويمكنك الدفع بالبطاقة. ويحدد مدير حساب شركتك من يحق له الدفع منها.',
    },
    more: { en: 'Wallet', ar: 'المحفظة', path: 'express/wallet' },
  },
  'cash-pin': {
    ask: { en: 'What is the cash PIN?', ar: 'ما هو الرمز السري للحساب النقدي؟' },
    answer: {
      en: 'A PIN of {pinDigits} digits that you set once and enter before paying from your wallet. After {pinTries} it is locked for {pinLock}. We never ask for it.',
      ar: 'رمز من {pinDigits} أرقام تعيّنه مرة واحدة وتدخله قبل الدفع من محفظتك. بعد {pinTries} يُقفل لمدة {pinLock}. ونحن لا نطلبه منك أبدًا.',
    },
    more: { en: 'Cash PIN terms', ar: 'شروط الرمز السري', path: 'terms/cash-pin' },
  },
  'bundle-how': {
    ask: { en: 'What is a membership bundle?', ar: 'ما هي باقة العضوية؟' },
    answer: {
      en: 'Gold, Silver or Bronze: you pay once and get the same amount in credits, so {credits} dirhams buy {credits} credits. Parcels then cost less, depending on weight and service. A bundle lasts {bundleTime}.',
      ar: 'ذهبية أو فضية أو برونزية: تدفع مرة واحدة فتحصل على رصيد مساوٍ، فكل {credits} درهم تمنحك رصيدًا قدره {credits}. وتنخفض أسعار الطرود بحسب الوزن والخدمة. ومدة الباقة {bundleTime}.',
    },
    more: { en: 'Membership terms', ar: 'شروط العضوية', path: 'terms/membership' },
  },
  'bundle-end': {
    ask: { en: 'What happens to credits that are left?', ar: 'ماذا يحدث للرصيد المتبقي؟' },
    answer: {
      en: 'They expire with the bundle and are not carried over. Upgrading ends the old bundle and its credits at once, and cancelling gives no refund. We warn you before both.',
      ar: 'ينتهي بانتهاء الباقة ولا يُرحَّل. والترقية تنهي الباقة السابقة ورصيدها فورًا، والإلغاء لا يُرجع المبلغ. وننبّهك قبل الخطوتين.',
    },
  },
  'bundle-short': {
    ask: { en: 'My credits are not enough for a parcel', ar: 'رصيدي لا يكفي للطرد' },
    answer: {
      en: 'The shipment is kept as a draft and you can pay the rest by card.',
      ar: 'تُحفظ الشحنة مسودة، ويمكنك دفع الباقي بالبطاقة.',
    },
  },
})
