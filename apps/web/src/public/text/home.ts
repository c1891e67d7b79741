// Texts of the hub landing page.
import { texts } from '@marsa/model/kit/text.ts'

export const home = texts({
  title: {
    en: 'Freight, storage and trucks in the UAE · Marsa',
    ar: 'شحن وتخزين وشاحنات في الإمارات · مرسى',
  },
  description: {
    en: 'Ask approved agents for sea, air, storage and truck quotes in the United Arab Emirates, compare every charge, book online and follow the cargo to your door.',
    ar: 'اطلب عروض أسعار من وكلاء معتمدين للشحن البحري والجوي والتخزين والشاحنات في الإمارات، وقارن كل رسم، واحجز إلكترونيًا، وتابع البضاعة حتى بابك.',
  },
  promise: { en: 'Know the price. See the cargo. Move on.', ar: 'اعرف السعر، وتابع شحنتك، وانطلق.' },
  lead: {
    en: 'Sea, air, storage, trucks and parcels for the Emirates. Approved agents quote, you compare and book in one place.',
    ar: 'شحن بحري وجوي وتخزين وشاحنات وطرود في الإمارات. وكلاء معتمدون يقدّمون عروضهم، وأنت تقارن وتحجز في مكان واحد.',
  },
  firstAnswer: {
    en: 'First answer in {answer} of working time for containers',
    ar: 'أول عرض ضمن {answer} من وقت العمل للحاويات',
  },
  mapLabel: {
    en: 'Lane map: sea lanes from Shanghai, Singapore, Nhava Sheva, Suez and Mombasa to Jebel Ali, and air lanes to Dubai',
    ar: 'خريطة خطوط الشحن: خطوط بحرية من شنغهاي وسنغافورة ونافا شيفا والسويس ومومباسا إلى جبل علي، وخطوط جوية إلى دبي',
  },
  exampleShipment: { en: 'Example shipment', ar: 'مثال على شحنة' },
  inTransit: { en: 'In transit', ar: 'في الطريق' },
  arrives: { en: 'Arrives Jebel Ali', ar: 'الوصول إلى جبل علي' },

  four: { en: 'One account for every service', ar: 'حساب واحد لجميع الخدمات' },
  approved: { en: 'Approved agents only', ar: 'وكلاء معتمدون فقط' },
  customs: { en: 'Help with customs clearance', ar: 'مساعدة في التخليص الجمركي' },
  downPaymentNow: { en: 'Half now, half before delivery', ar: 'نصف المبلغ الآن ونصفه قبل التسليم' },
  freightLine: {
    en: 'Sea and air, import and export, with customs clearance.',
    ar: 'شحن بحري وجوي، استيراد وتصدير، مع التخليص الجمركي.',
  },
  freightGo: { en: 'Quote a shipment', ar: 'اطلب عرض شحن' },
  warehouseLine: {
    en: 'Space by the cubic metre, with pickup and delivery if you need it.',
    ar: 'مساحات تخزين بالمتر المكعب، مع الاستلام والتوصيل عند الحاجة.',
  },
  warehouseGo: { en: 'Find space', ar: 'ابحث عن مساحة' },
  expressLine: {
    en: 'Parcels in the Emirates and to 220 countries, cash on delivery.',
    ar: 'طرود داخل الإمارات وإلى 220 دولة، مع الدفع عند الاستلام.',
  },
  expressGo: { en: 'See parcel prices', ar: 'اطّلع على الأسعار' },
  trucksLine: {
    en: 'One truck or twenty, in the Emirates, to ports and across borders.',
    ar: 'شاحنة أو عشرون، داخل الإمارات ومن الموانئ وإليها وعبر الحدود.',
  },
  trucksGo: { en: 'Choose a truck', ar: 'اختر شاحنتك' },

  step1: { en: 'Describe the cargo', ar: 'صِف شحنتك' },
  step1Text: {
    en: 'Route, weight, dates and documents. Your draft is saved as you type.',
    ar: 'المسار والوزن والمواعيد والمستندات. تُحفظ مسودتك أثناء الكتابة.',
  },
  step2: { en: 'Compare real quotes', ar: 'قارن عروضًا حقيقية' },
  step2Text: {
    en: 'Every charge is named, the lowest is marked with its reason, and a clock shows how long it holds.',
    ar: 'كل رسم مذكور باسمه، وأقل عرض مميّز مع السبب، وعدّاد يبيّن مدة سريانه.',
  },
  step3: { en: 'Pay half and follow it', ar: 'ادفع النصف وتابع الشحنة' },
  step3Text: {
    en: 'Customs, port and delivery on one timeline. The balance is due before delivery.',
    ar: 'الجمارك والميناء والتسليم في مسار زمني واحد. ويُسدَّد المبلغ المتبقي قبل التسليم.',
  },
})

export const places = texts({
  shanghai: { en: 'Shanghai', ar: 'شنغهاي' },
  singapore: { en: 'Singapore', ar: 'سنغافورة' },
  nhavaSheva: { en: 'Nhava Sheva', ar: 'نافا شيفا' },
  mombasa: { en: 'Mombasa', ar: 'مومباسا' },
  hongKong: { en: 'Hong Kong', ar: 'هونغ كونغ' },
  colombo: { en: 'Colombo', ar: 'كولومبو' },
  jebelAli: { en: 'Jebel Ali', ar: 'جبل علي' },
  arabianSea: { en: 'Arabian Sea', ar: 'بحر العرب' },
  indianOcean: { en: 'Indian Ocean', ar: 'المحيط الهندي' },
})
