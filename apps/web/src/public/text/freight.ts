// Texts of the freight home and of the tracking look-up page.
import { texts } from '@marsa/model/kit/text.ts'

export const freight = texts({
  title: {
    en: 'Sea and air freight quotes for the UAE · Marsa',
    ar: 'عروض الشحن البحري والجوي في الإمارات · مرسى',
  },
  description: {
    en: 'Ask approved agents for sea or air freight into or out of the Emirates. Compare named charges, pay half at booking, follow customs and delivery on one timeline.',
    ar: 'اطلب من وكلاء معتمدين شحنًا بحريًا أو جويًا من الإمارات وإليها. قارن رسومًا مسمّاة، وادفع النصف عند الحجز، وتابع الجمارك والتسليم في مسار زمني واحد.',
  },
  h1: { en: 'Sea and air freight, quoted by approved agents', ar: 'شحن بحري وجوي بعروض من وكلاء معتمدين' },
  lead: {
    en: 'Import or export, door to door or port to door. One request reaches several agents, you compare what they charge and follow the cargo until it is delivered.',
    ar: 'استيراد أو تصدير، من الباب إلى الباب أو من الميناء إلى الباب. يصل طلبك إلى عدة وكلاء، فتقارن أسعارهم وتتابع البضاعة حتى التسليم.',
  },
  usualPrices: { en: 'See usual prices', ar: 'الأسعار المعتادة' },
  answer: { en: 'First answer, container', ar: 'أول عرض للحاويات' },
  answerRoro: { en: 'First answer, RORO or CFS', ar: 'أول عرض لشحن الدحرجة ومحطات التجميع' },
  down: { en: 'Paid at booking', ar: 'يُدفع عند الحجز' },
  downValue: { en: 'Half', ar: 'النصف' },
  working: { en: 'Answer times count working time.', ar: 'تُحتسب مدد الرد بوقت العمل.' },

  step1: { en: 'Describe the shipment', ar: 'صِف الشحنة' },
  step1Text: {
    en: 'Origin and destination, one of them in the Emirates, then pieces, gross weight in kilograms, value in dirhams and what it is.',
    ar: 'بلد المنشأ والوجهة، على أن يكون أحدهما في الإمارات، ثم عدد القطع والوزن الإجمالي بالكيلوغرام والقيمة بالدرهم ونوع البضاعة.',
  },
  step2: { en: 'Receive and compare quotes', ar: 'استلم العروض وقارنها' },
  step2Text: {
    en: 'Agents answer with each charge by name. You see the total, the lowest offer and the hours and minutes left to accept it.',
    ar: 'يرد الوكلاء بعروض تذكر كل رسم باسمه. يظهر لك الإجمالي وأقل عرض والوقت المتبقي لقبوله بالساعات والدقائق.',
  },
  step3: { en: 'Accept and pay half', ar: 'اقبل العرض وادفع نصفه' },
  step3Text: {
    en: 'Half of the total confirms the booking. The shipping process starts and the other offers close.',
    ar: 'يؤكَّد الحجز بدفع نصف الإجمالي، فتبدأ إجراءات الشحن وتُغلق بقية العروض.',
  },
  step4: { en: 'Follow it to the door', ar: 'تابعها حتى الباب' },
  step4Text: {
    en: 'Arrival, discharge, customs and delivery appear as they happen. The balance is due before delivery.',
    ar: 'يظهر الوصول والتفريغ والتخليص الجمركي والتسليم أولًا بأول. ويُسدَّد المبلغ المتبقي قبل التسليم.',
  },

  example: { en: 'What you compare', ar: 'ما الذي تقارنه' },
  exampleText: {
    en: 'An example with invented agents: two 40 ft high-cube containers by sea, counted as your own comparison is.',
    ar: 'مثال بوكلاء غير حقيقيين: حاويتان 40 قدمًا عاليتا السقف بحرًا، محسوبتان كما تُحسب مقارنتك.',
  },
  exampleOffer: { en: 'Offer', ar: 'العرض' },
  exampleAgent: { en: 'Agent {name}', ar: 'الوكيل {name}' },
  exampleA: { en: 'A', ar: 'أ' },
  exampleB: { en: 'B', ar: 'ب' },
  exampleC: { en: 'C', ar: 'ج' },
  exampleTotal: { en: 'Total with VAT', ar: 'الإجمالي شاملًا الضريبة' },
  exampleEach: { en: 'For one container', ar: 'للحاوية الواحدة' },
  exampleLikely: { en: 'Likely total', ar: 'الإجمالي المتوقع' },
  exampleTransit: { en: 'Days at sea', ar: 'أيام الإبحار' },
  exampleFree: { en: 'Free days', ar: 'أيام السماح' },
  exampleWhy: {
    en: 'Agent {name} is the lowest as quoted, but leaves customs clearance out. With what the others ask for it, the lead over agent {next} shrinks from AED {lead} to AED {likelyLead}.',
    ar: 'عرض الوكيل {name} هو الأقل كما ورد، لكنه لا يشمل التخليص الجمركي. وبإضافة ما يطلبه الآخرون مقابله، ينخفض الفارق عن الوكيل {next} من {lead} درهم إلى {likelyLead} درهم.',
  },
  halves: { en: 'Why half now and half later', ar: 'لماذا النصف الآن والنصف لاحقًا' },
  halvesText: {
    en: 'For the offer of agent {name}: AED {now} at booking, AED {later} before delivery.',
    ar: 'في عرض الوكيل {name} يُدفع {now} درهم عند الحجز، ثم {later} درهم قبل التسليم.',
  },
  halfCustomer: { en: 'It protects you', ar: 'يحميك أنت' },
  halfCustomerText: {
    en: 'Marsa holds your first half; the agent is paid only when the delivery is complete. What the final quotation changes is listed line by line before you pay the rest.',
    ar: 'تحتفظ مرسى بنصفك الأول، ولا يُدفع للوكيل إلا عند اكتمال التسليم. وكل ما يغيّره العرض النهائي يُبيَّن لك بندًا بندًا قبل دفع الباقي.',
  },
  halfAgent: { en: 'It protects the agent', ar: 'يحمي الوكيل' },
  halfAgentText: {
    en: 'Space is booked with the carrier with money in hand, and the cargo is handed over once the rest is paid or on agreed credit.',
    ar: 'تُحجز المساحة لدى الناقل بمبلغ مدفوع فعلًا، وتُسلَّم البضاعة بعد دفع الباقي أو قيده على ائتمان متفق عليه.',
  },
  halfWrong: { en: 'If something goes wrong', ar: 'إذا حدث خطأ' },
  halfWrongText: {
    en: 'Object to the delivery within the stated days: the agent is not paid until the service desk has decided, and what is owed to you goes back the way it was paid.',
    ar: 'اعترض على التسليم خلال الأيام المذكورة: لا يُدفع للوكيل حتى يبتّ مكتب الخدمة في الأمر، ويُعاد المستحق لك بالطريقة التي دُفع بها.',
  },
  charges: { en: 'What local charges may be', ar: 'حدود الرسوم المحلية' },
  chargesText: {
    en: 'Agents quote these charges inside a fixed range, in dirhams for each shipment. Freight itself depends on the route and is quoted for you.',
    ar: 'يقدّم الوكلاء هذه الرسوم ضمن نطاق محدد بالدرهم لكل شحنة. أما أجرة الشحن نفسها فتعتمد على المسار وتُسعَّر لك خصيصًا.',
  },
  charge: { en: 'Charge', ar: 'الرسم' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  deliveryOrder: { en: 'Delivery order', ar: 'إذن التسليم' },
  billOfLading: { en: 'Bill of lading', ar: 'بوليصة الشحن' },
  terminal: { en: 'Terminal handling', ar: 'رسوم مناولة المحطة' },
  seal: { en: 'Seal fee', ar: 'رسوم ختم الحاوية' },
  handling: { en: 'Handling fee', ar: 'رسوم المناولة' },
  transport: { en: 'Transport fee', ar: 'أجرة النقل' },
  exampleInvoice: {
    en: 'See a tax invoice with these charges (PDF)',
    ar: 'اطّلع على فاتورة ضريبية بهذه الرسوم (PDF)',
  },
  vat: {
    en: 'VAT of {vat} percent is added where it applies and shown on its own line.',
    ar: 'تُضاف ضريبة القيمة المضافة بنسبة {vat} في المئة حيث تنطبق، وتظهر في سطر مستقل.',
  },

  documents: { en: 'Which documents you need', ar: 'المستندات المطلوبة' },
  documentsText: {
    en: 'Each request shows which documents are required and which can follow later. PDF, Word, Excel, JPG or PNG, up to {fileMb} MB a file and {files} files at once.',
    ar: 'يبيّن كل طلب المستندات الإلزامية وما يمكن تقديمه لاحقًا. الصيغ المقبولة: PDF وWord وExcel وJPG وPNG، بحد أقصى {fileMb} ميغابايت للملف الواحد و{files} ملفات في المرة.',
  },
  docBill: { en: 'Bill of lading, or air waybill', ar: 'بوليصة الشحن البحري أو الجوي' },
  docInvoice: { en: 'Commercial invoice', ar: 'الفاتورة التجارية' },
  docPacking: { en: 'Packing list', ar: 'قائمة التعبئة' },
  docOrigin: { en: 'Certificate of origin', ar: 'شهادة المنشأ' },
  docId: { en: 'Emirates ID or passport, both sides', ar: 'الهوية الإماراتية أو جواز السفر، من الوجهين' },
  docOrder: { en: 'Delivery order', ar: 'إذن التسليم' },
  docNoObjection: { en: 'No-objection or authorisation letter', ar: 'خطاب عدم ممانعة أو تفويض' },
  docHazard: {
    en: 'Documents for hazardous goods, where they apply',
    ar: 'مستندات المواد الخطرة عند الاقتضاء',
  },

  levels: { en: 'Service levels', ar: 'مستويات الخدمة' },
  levelsText: {
    en: 'What every agent on Marsa agrees to, counted in working time.',
    ar: 'ما يلتزم به كل وكيل على مرسى، محسوبًا بوقت العمل.',
  },
  level: { en: 'Step', ar: 'الخطوة' },
  within: { en: 'Within', ar: 'خلال' },
  levelContainer: { en: 'First quotation, container', ar: 'أول عرض سعر، حاوية' },
  levelAir: { en: 'First quotation, air', ar: 'أول عرض سعر، جوي' },
  levelRoro: { en: 'First quotation, RORO or CFS', ar: 'أول عرض سعر، شحن الدحرجة ومحطات التجميع' },
  levelCustoms: {
    en: 'Customs documents, after the final payment',
    ar: 'مستندات الجمارك، بعد الدفعة النهائية',
  },
  levelDelivery: { en: 'Clearing and delivery, normal cargo', ar: 'التخليص والتسليم للبضائع العادية' },
  levelSpecial: {
    en: 'Special cargo that needs approval from another authority is updated case by case.',
    ar: 'البضائع الخاصة التي تتطلب موافقة جهة أخرى تُحدَّث حالتها بحسب كل طلب.',
  },

  questions: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  q1: { en: 'How long does an offer hold?', ar: 'ما مدة سريان العرض؟' },
  a1: {
    en: 'Each offer shows a countdown in hours and minutes. When it reaches zero the offer has expired and you can ask for it again.',
    ar: 'يعرض كل عرض عدًّا تنازليًا بالساعات والدقائق. وعند انتهائه ينتهي سريان العرض، ويمكنك طلبه من جديد.',
  },
  q2: { en: 'Can I change the request after sending it?', ar: 'هل يمكن تعديل الطلب بعد إرساله؟' },
  a2: {
    en: 'You can cancel it with a reason, copy it into a new draft, or ask again after it expired. Documents can be added at any time.',
    ar: 'يمكنك إلغاؤه مع ذكر السبب، أو نسخه إلى مسودة جديدة، أو طلبه مجددًا بعد انتهائه. ويمكن إضافة المستندات في أي وقت.',
  },
  q3: { en: 'When do I pay the rest?', ar: 'متى أدفع المبلغ المتبقي؟' },
  a3: {
    en: 'The agent sends the final quotation when the cargo arrives. The balance is due before delivery, and a receipt follows at once.',
    ar: 'يرسل الوكيل العرض النهائي عند وصول البضاعة. ويُسدَّد المبلغ المتبقي قبل التسليم، ويصدر الإيصال فورًا.',
  },
  q4: { en: 'Do I need an account?', ar: 'هل أحتاج إلى حساب؟' },
  a4: {
    en: 'Tracking by container or chassis number is open to everyone. Quotes, payment and tracking by bill of lading or air waybill need an account.',
    ar: 'التتبّع برقم الحاوية أو الهيكل متاح للجميع. أما عروض الأسعار والدفع والتتبّع ببوليصة الشحن البحري أو الجوي فتتطلب حسابًا.',
  },
})

export const track = texts({
  title: { en: 'Track a container or chassis · Marsa', ar: 'تتبّع حاوية أو مركبة · مرسى' },
  description: {
    en: 'See where a shipment is by its container or chassis number: last movement, expected arrival and the way so far. No account needed.',
    ar: 'اعرف موقع شحنتك برقم الحاوية أو رقم الهيكل (الشاصي): آخر حركة وموعد الوصول المتوقع ومسار الرحلة. لا يلزم حساب.',
  },
  lead: {
    en: 'Enter the number on the bill of lading or on the gate pass. Spaces and dashes do not matter.',
    ar: 'أدخل الرقم المذكور في بوليصة الشحن أو تصريح البوابة. لا تؤثر المسافات والشرطات.',
  },
  type: { en: 'Number type', ar: 'نوع الرقم' },
  container: { en: 'Container', ar: 'حاوية' },
  chassis: { en: 'Chassis', ar: 'رقم الهيكل' },
  number: { en: 'Number', ar: 'الرقم' },
  containerHint: {
    en: 'A container number has four letters and seven digits. A chassis number has up to 17 letters and digits.',
    ar: 'يتكون رقم الحاوية من أربعة أحرف لاتينية وسبعة أرقام، ورقم الهيكل من 17 حرفًا ورقمًا على الأكثر.',
  },
  noScript: {
    en: 'The answer needs JavaScript, which is off in this browser. You can also call us with the number.',
    ar: 'تظهر النتيجة باستخدام JavaScript وهو معطّل في هذا المتصفح. يمكنك أيضًا الاتصال بنا وذكر الرقم.',
  },
  byAnyNumber: { en: 'Track by any number', ar: 'التتبّع بأي رقم' },
  more: { en: 'More than a number', ar: 'أكثر من رقم' },
  moreText: {
    en: 'With an account you also track by bill of lading or air waybill, see documents and payments, and hear of each step.',
    ar: 'مع الحساب يمكنك أيضًا التتبّع ببوليصة الشحن البحري أو الجوي، والاطلاع على المستندات والمدفوعات، وتلقّي إشعار بكل خطوة.',
  },
})
