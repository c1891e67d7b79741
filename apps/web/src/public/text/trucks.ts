// Texts of the trucks home.
import { texts } from '@marsa/model/kit/text.ts'

export const trucks = texts({
  title: {
    en: 'Soon: trucks in the UAE and across borders · Marsa',
    ar: 'قريبًا: شاحنات داخل الإمارات وعبر الحدود · مرسى',
  },
  description: {
    en: 'Not open yet: book one truck or twenty in the Emirates, to and from ports, or to Saudi Arabia, Oman, Bahrain, Kuwait and Jordan. Quotes, tracking and proof of delivery.',
    ar: 'لم تُفتح بعد: احجز شاحنة أو عشرين داخل الإمارات، أو من الموانئ وإليها، أو إلى السعودية وعُمان والبحرين والكويت والأردن. عروض أسعار وتتبّع وإثبات تسليم.',
  },
  h1: {
    en: 'The right truck, in the Emirates and across borders',
    ar: 'الشاحنة المناسبة داخل الإمارات وعبر الحدود',
  },
  lead: {
    en: 'Describe the load once. Approved providers quote the truck, the day and the price, and you follow each one on the road.',
    ar: 'صِف الحمولة مرة واحدة. يقدّم مزوّدون معتمدون عروضهم بالشاحنة واليوم والسعر، وتتابع كل شاحنة على الطريق.',
  },
  kinds: { en: 'Movements', ar: 'أنواع النقل' },
  kindsValue: { en: 'Domestic, border, port', ar: 'محلي وعبر الحدود والموانئ' },
  countries: { en: 'Across borders to', ar: 'عبر الحدود إلى' },
  countriesValue: { en: '5 countries', ar: '5 دول' },
  types: { en: 'Truck types', ar: 'أنواع الشاحنات' },
  typesValue: { en: '7 types', ar: '7 أنواع' },
  working: {
    en: 'Bookings are confirmed on a credit account.',
    ar: 'تُؤكَّد الحجوزات على حساب ائتماني.',
  },
  step1: { en: 'Choose the movement', ar: 'اختر نوع النقل' },
  step1Text: {
    en: 'Within the Emirates, across a border, or to and from a port.',
    ar: 'داخل الإمارات، أو عبر الحدود، أو من الميناء وإليه.',
  },
  step2: { en: 'Describe the load', ar: 'صِف الحمولة' },
  step2Text: {
    en: 'Truck type and number, weight, pallets or packages, temperature control, hazardous goods.',
    ar: 'نوع الشاحنة وعددها والوزن والطبليات أو الطرود والتحكم في الحرارة والمواد الخطرة.',
  },
  step3: { en: 'Accept a quote', ar: 'اقبل عرضًا' },
  step3Text: {
    en: 'Each quote shows the proposed delivery and a countdown. Accept it, reject it with a reason, or ask again.',
    ar: 'يبيّن كل عرض موعد التسليم المقترح وعدًّا تنازليًا. اقبله، أو ارفضه مع ذكر السبب، أو اطلبه من جديد.',
  },
  step4: { en: 'Follow the truck', ar: 'تابع الشاحنة' },
  step4Text: {
    en: 'Loading, border documents, the road and unloading on one timeline, with driver and truck number.',
    ar: 'التحميل ومستندات الحدود والطريق والتفريغ في مسار زمني واحد، مع اسم السائق ورقم الشاحنة.',
  },
  fleet: { en: 'Trucks you can ask for', ar: 'الشاحنات المتاحة' },
  open3: { en: '3-ton open', ar: 'شاحنة مكشوفة، 3 أطنان' },
  closed3: { en: '3-ton closed', ar: 'شاحنة مغلقة، 3 أطنان' },
  open7: { en: '7-ton open', ar: 'شاحنة مكشوفة، 7 أطنان' },
  closed7: { en: '7-ton closed', ar: 'شاحنة مغلقة، 7 أطنان' },
  curtain: { en: 'Curtain side', ar: 'شاحنة بستائر جانبية' },
  box: { en: 'Box truck', ar: 'شاحنة صندوق' },
  flat: { en: 'Flat bed', ar: 'شاحنة مسطّحة' },
  where: { en: 'Where they go', ar: 'إلى أين تصل' },
  emirates: { en: 'All emirates, door to door', ar: 'جميع الإمارات، من الباب إلى الباب' },
  ports: {
    en: 'Ports: gate in, gate out, return of empty containers',
    ar: 'الموانئ: دخول البوابة والخروج منها وإعادة الحاويات الفارغة',
  },
  saudi: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  oman: { en: 'Oman', ar: 'سلطنة عُمان' },
  bahrain: { en: 'Bahrain', ar: 'البحرين' },
  kuwait: { en: 'Kuwait', ar: 'الكويت' },
  jordan: { en: 'Jordan', ar: 'الأردن' },
  limitCredit: { en: 'Confirming', ar: 'التأكيد' },
  limitCreditText: {
    en: 'Anyone may ask for quotes. Confirming a booking needs a credit account, for which a company can apply.',
    ar: 'يمكن للجميع طلب العروض. أما تأكيد الحجز فيتطلب حسابًا ائتمانيًا يمكن للشركة التقدم بطلبه.',
  },
  limitFiles: { en: 'Documents', ar: 'المستندات' },
  limitFilesText: {
    en: 'PDF, JPG or PNG, up to {truckMb} MB a file.',
    ar: 'بصيغ PDF وJPG وPNG، بحد أقصى {truckMb} ميغابايت للملف.',
  },
  limitHazard: { en: 'Hazardous goods', ar: 'المواد الخطرة' },
  limitHazardText: {
    en: 'Need the safety data sheet and details of the containers.',
    ar: 'تتطلب صحيفة بيانات السلامة وتفاصيل الحاويات.',
  },
  limitPlaces: { en: 'Addresses', ar: 'العناوين' },
  limitPlacesText: {
    en: 'Pickup and delivery differ, and pickup is at least {truckLead} ahead.',
    ar: 'يختلف عنوان الاستلام عن عنوان التسليم، ويكون موعد الاستلام بعد {truckLead} على الأقل من الطلب.',
  },
  ask: { en: 'Tell us about the load', ar: 'أخبرنا عن الحمولة' },
})
