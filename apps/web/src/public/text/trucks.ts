// Texts of the trucks home.
import { texts } from '@marsa/model/kit/text.ts'

export const trucks = texts({
  title: {
    en: 'Trucks in the UAE and across borders · Marsa',
    ar: 'شاحنات داخل الإمارات وعبر الحدود · مرسى',
  },
  description: {
    en: 'Book one truck or twenty in the Emirates, to and from ports, or to Saudi Arabia, Oman, Bahrain, Kuwait and Jordan. Approved providers quote, companies confirm on credit.',
    ar: 'احجز شاحنة أو عشرين داخل الإمارات، أو من الموانئ وإليها، أو إلى السعودية وعُمان والبحرين والكويت والأردن. يقدّم مزوّدون معتمدون عروضهم، وتؤكّد الشركات الحجز على حسابها الائتماني.',
  },
  h1: {
    en: 'The right truck, in the Emirates and across borders',
    ar: 'الشاحنة المناسبة داخل الإمارات وعبر الحدود',
  },
  lead: {
    en: 'Describe the load once. Approved providers quote the trucks, the times and every charge, and you compare them side by side.',
    ar: 'صِف الحمولة مرة واحدة. يقدّم مزوّدون معتمدون عروضهم بالشاحنات والمواعيد وكل رسم باسمه، وتقارن بينها جنبًا إلى جنب.',
  },
  answer: { en: 'First quote within', ar: 'أول عرض خلال' },
  countries: { en: 'Across borders to', ar: 'عبر الحدود إلى' },
  countriesValue: {
    en: { one: '{count} country', other: '{count} countries' },
    ar: {
      zero: '{count} دولة',
      one: 'دولة واحدة',
      two: 'دولتين',
      few: '{count} دول',
      many: '{count} دولة',
      other: '{count} دولة',
    },
  },
  pay: { en: 'Booked on', ar: 'يُحجز على' },
  payValue: { en: 'Credit account', ar: 'الحساب الائتماني' },
  working: {
    en: 'Answer times count working time of the Emirates.',
    ar: 'تُحتسب مدد الرد بوقت العمل في الإمارات.',
  },

  step1: { en: 'Describe the load', ar: 'صِف الحمولة' },
  step1Text: {
    en: 'Movement, truck type and number, cargo, addresses and times. Save it as a draft until it is complete.',
    ar: 'نوع النقل ونوع الشاحنات وعددها والبضاعة والعناوين والمواعيد. احفظه مسودة حتى يكتمل.',
  },
  step2: { en: 'Compare the quotes', ar: 'قارن العروض' },
  step2Text: {
    en: 'All charges side by side, the proposed times against yours, and the total if every truck has to wait.',
    ar: 'جميع الرسوم جنبًا إلى جنب، والمواعيد المقترحة مقابل مواعيدك، والإجمالي إذا اضطرت كل شاحنة إلى الانتظار.',
  },
  step3: { en: 'Confirm on credit', ar: 'أكّد على الحساب الائتماني' },
  step3Text: {
    en: 'You accept the terms and the total. The amount is reserved on your credit line; you pay nothing at booking.',
    ar: 'تقبل الشروط والإجمالي، فيُحجز المبلغ من حدّك الائتماني ولا تدفع شيئًا عند الحجز.',
  },
  step4: { en: 'Follow the trucks', ar: 'تابع الشاحنات' },
  step4Text: {
    en: 'Loading, border posts, the road and unloading on one timeline, with the driver and plate of each truck.',
    ar: 'التحميل والمنافذ والطريق والتفريغ في مسار زمني واحد، مع سائق كل شاحنة ورقم لوحتها.',
  },

  movements: { en: 'Three kinds of movement', ar: 'ثلاثة أنواع من النقل' },

  fleet: { en: 'Trucks you can ask for', ar: 'الشاحنات المتاحة' },
  fleetText: {
    en: 'All trucks of a request are of one type. For a mixed load, copy the request and change the type.',
    ar: 'جميع شاحنات الطلب من نوع واحد. للحمولة المختلطة انسخ الطلب وغيّر النوع.',
  },
  type: { en: 'Truck type', ar: 'نوع الشاحنة' },
  payload: { en: 'Payload', ar: 'الحمولة' },
  inside: { en: 'Loading space', ar: 'أبعاد التحميل' },
  pallets: { en: 'Pallets', ar: 'المنصات' },
  equipment: { en: 'Equipment', ar: 'التجهيز' },
  tonnes: { en: '{count} t', ar: '{count} طن' },
  metres: { en: '{size} m', ar: '{size} م' },
  palletNote: {
    en: 'Pallets of 1.2 × 1.0 m, side by side on the floor. Payloads are those of the type; the plate of the truck decides.',
    ar: 'منصات مقاس 1.2 × 1.0 م متجاورة على الأرضية. الحمولة المذكورة هي حمولة النوع، وتُعتمد حمولة الشاحنة نفسها.',
  },

  borders: { en: 'Ways across the border', ar: 'المسارات الحدودية' },
  bordersText: {
    en: 'You choose the way when you ask. Each border post shows its documents, who brings them, and when they are cleared.',
    ar: 'تختار المسار عند الطلب. ويبيّن كل منفذ مستنداته ومن يقدّمها ومتى يكتمل تخليصها.',
  },

  price: { en: 'What a quote names', ar: 'ما يذكره العرض' },
  priceText: {
    en: 'There is no price list: each provider quotes your load. Lines that your movement does not have are left out, and VAT is shown for each line.',
    ar: 'لا توجد قائمة أسعار ثابتة: يسعّر كل مزوّد حمولتك. تُحذف البنود التي لا تخص نوع النقل، وتظهر ضريبة القيمة المضافة لكل بند.',
  },
  priceWaiting: {
    en: 'Beside the total each quote says how many hours are free at loading, unloading and borders, and what waiting costs after them. It is never charged without that rate.',
    ar: 'إلى جانب الإجمالي يذكر كل عرض عدد الساعات المجانية عند التحميل والتفريغ والمنافذ، وتكلفة الانتظار بعدها. ولا يُحتسب الانتظار من دون هذا السعر.',
  },

  needs: { en: 'What a booking needs', ar: 'متطلبات الحجز' },
  needCredit: { en: 'Credit account', ar: 'حساب ائتماني' },
  needCreditText: {
    en: 'Bookings are confirmed on credit. A company without it may send a request and receive quotes, and applies for credit under Account. While an application is open, requests stay in the drafts. Individuals may ask only.',
    ar: 'تُؤكَّد الحجوزات على الحساب الائتماني. يمكن للشركة التي لا تملكه إرسال طلب وتلقي العروض، وتتقدم بطلب الائتمان من صفحة الحساب. وما دام طلب الائتمان قيد الدراسة تبقى طلباتها في المسودات. أما الأفراد فيمكنهم طلب العروض فقط.',
  },
  needTimes: { en: 'Times', ar: 'المواعيد' },
  needTimesText: {
    en: 'Pickup is at least {truckLead} ahead and at most {days} days; drop-off an hour after it or later. A truck comes within two hours of the time you choose.',
    ar: 'يكون موعد التحميل بعد {truckLead} على الأقل و{days} يومًا على الأكثر، والتسليم بعده بساعة أو أكثر. وتصل الشاحنة خلال ساعتين من الموعد الذي تختاره.',
  },
  needPlaces: { en: 'Addresses', ar: 'العناوين' },
  needPlacesText: {
    en: 'Two different places, each with a person and a mobile number that the driver can call. Providers see city and area until they have won.',
    ar: 'موقعان مختلفان، لكل منهما شخص ورقم هاتف متحرك يتصل به السائق. ولا يرى المزوّدون سوى المدينة والمنطقة قبل الفوز بالحجز.',
  },
  needHazard: { en: 'Hazardous goods', ar: 'المواد الخطرة' },
  needHazardText: {
    en: 'UN number, class, weight and packing, and the safety data sheet as a file.',
    ar: 'رقم الأمم المتحدة والفئة والوزن وطريقة التعبئة، مع إرفاق صحيفة بيانات السلامة.',
  },
  needBorder: { en: 'Across a border', ar: 'عبر الحدود' },
  needBorderText: {
    en: 'HS code and value of the goods, the border route, and your commercial invoice, packing list and certificate of origin.',
    ar: 'رمز النظام المنسق وقيمة البضاعة والمسار الحدودي، مع الفاتورة التجارية وقائمة التعبئة وشهادة المنشأ.',
  },
  needPort: { en: 'Containers', ar: 'الحاويات' },
  needPortText: {
    en: 'A flat bed with container chassis. For an import also the depot that takes the empty container back, and by which day.',
    ar: 'شاحنة مسطّحة بشاسيه حاويات. وللاستيراد أيضًا ساحة إعادة الحاوية الفارغة وآخر يوم لإعادتها.',
  },
  needFiles: { en: 'Documents', ar: 'المستندات' },
  needFilesText: {
    en: 'PDF, JPG or PNG, up to {truckMb} MB a file, each with its own name.',
    ar: 'بصيغ PDF وJPG وPNG، بحد أقصى {truckMb} ميغابايت للملف، ولكل ملف اسم مختلف.',
  },
  needCancel: { en: 'Cancelling', ar: 'الإلغاء' },
  needCancelText: {
    en: 'Free within {truckFreeTime} of booking and until {truckFreeAhead} before pickup; then {truckFeeLate} percent of the total is kept, and {truckFeeLast} percent in the last {truckLastAhead}. Once a truck is at loading, a booking cannot be cancelled.',
    ar: 'مجاني خلال {truckFreeTime} من الحجز وحتى {truckFreeAhead} قبل التحميل، ثم تُحتجز نسبة {truckFeeLate} في المئة من الإجمالي، و{truckFeeLast} في المئة خلال آخر {truckLastAhead}. ولا يُلغى الحجز بعد وصول شاحنة إلى موقع التحميل.',
  },

  questions: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  ask: { en: 'Tell us about the load', ar: 'أخبرنا عن الحمولة' },
})
