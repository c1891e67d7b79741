// Questions about trucks.
import { questions } from '../question.ts'

export const truckQuestions = questions({
  'truck-ask': {
    ask: { en: 'How do I ask for trucks?', ar: 'كيف أطلب شاحنات؟' },
    answer: {
      en: 'Choose the movement, the truck type and how many, describe the cargo, and enter both addresses and times. You can save it as a draft, which stays on your list until you send it. Providers whose trucks fit are asked at once; until the first quote arrives you can still change the request.',
      ar: 'اختر نوع النقل ونوع الشاحنات وعددها، وصِف البضاعة، وأدخل العنوانين والموعدين. يمكنك حفظه مسودة تبقى في قائمتك حتى ترسلها. ويُسأل المزوّدون المناسبون فورًا، ويمكنك تعديل الطلب حتى وصول أول عرض.',
    },
    more: { en: 'Ask for trucks', ar: 'اطلب شاحنات', path: 'trucks/quote' },
  },
  'truck-types': {
    ask: { en: 'Which trucks can I book?', ar: 'ما الشاحنات التي يمكنني حجزها؟' },
    answer: {
      en: 'Three and seven tonne trucks, open or closed, curtain side, box truck and flat bed; refrigerated for goods that must stay cold, with crane or tail lift where you load without a ramp. The trucks page says what each carries and counts how many you need.',
      ar: 'شاحنات ثلاثة أطنان وسبعة أطنان، مكشوفة أو مغلقة، وذات ستائر جانبية، وصندوقية، ومسطّحة؛ ومبرّدة للبضائع التي يجب حفظها باردة، وبرافعة (هياب) أو رافعة خلفية حيث لا يوجد رصيف تحميل. وتبيّن صفحة الشاحنات حمولة كل نوع وتحسب العدد اللازم.',
    },
    more: { en: 'How many trucks', ar: 'كم شاحنة تحتاج', path: 'trucks/home#count' },
  },
  'truck-answer': {
    ask: { en: 'When do truck quotes arrive?', ar: 'متى تصل عروض الشاحنات؟' },
    answer: {
      en: 'Within {answerTruck} of working time. The quote then shows a countdown in hours and minutes; when it has run out, ask again with one press.',
      ar: 'ضمن {answerTruck} من وقت العمل، ثم يعرض العرض عدًّا تنازليًا بالساعات والدقائق، وبعد انتهائه تعيد الطلب بضغطة واحدة.',
    },
  },
  'truck-credit': {
    ask: { en: 'Why do I need credit to book a truck?', ar: 'لماذا يلزم حساب ائتماني لحجز شاحنة؟' },
    answer: {
      en: 'Truck bookings are confirmed on a credit account: the total is reserved on your line, and you pay the invoice after the work. A company without credit can send a request and receive quotes, and confirms once its account is approved. While an application is open, requests stay in the drafts. Individuals can ask for quotes only.',
      ar: 'تُؤكَّد حجوزات الشاحنات على حساب ائتماني: يُحجز الإجمالي من حدّك الائتماني وتدفع الفاتورة بعد إنجاز العمل. يمكن للشركة التي لا تملك حسابًا إرسال طلب وتلقي العروض، ثم التأكيد بعد الموافقة على حسابها. وما دام طلب الائتمان قيد الدراسة تبقى الطلبات في المسودات. أما الأفراد فيمكنهم طلب العروض فقط.',
    },
    more: { en: 'Credit account', ar: 'الحساب الائتماني', path: 'account/credit' },
  },
  'truck-waiting': {
    ask: { en: 'What does waiting cost?', ar: 'كم تبلغ تكلفة الانتظار؟' },
    answer: {
      en: 'Each quote names its free hours at loading, unloading and borders and the rate after them. The comparison shows the total with every truck waiting at loading, so that a low price with dear waiting does not surprise you.',
      ar: 'يذكر كل عرض ساعاته المجانية عند التحميل والتفريغ والمنافذ والسعر بعدها. وتعرض المقارنة الإجمالي إذا انتظرت كل شاحنة عند التحميل، فلا يفاجئك سعر منخفض بانتظار مكلف.',
    },
  },
  'truck-cancel': {
    ask: { en: 'What does cancelling trucks cost?', ar: 'كم يكلّف إلغاء حجز الشاحنات؟' },
    answer: {
      en: 'Nothing before you have confirmed, within {truckFreeTime} of confirming, and until {truckFreeAhead} before pickup. Then {truckFeeLate} percent of the total is kept, and {truckFeeLast} percent in the last {truckLastAhead}; the rest is released on your credit line at once. When the provider is at fault nothing is kept. Once a truck is at loading, contact support.',
      ar: 'لا شيء قبل التأكيد، ولا خلال {truckFreeTime} من التأكيد، ولا حتى {truckFreeAhead} قبل التحميل. ثم تُحتجز نسبة {truckFeeLate} في المئة من الإجمالي، و{truckFeeLast} في المئة خلال آخر {truckLastAhead}، ويعود الباقي إلى حدّك الائتماني فورًا. ولا يُحتجز شيء إذا كان الخطأ من المزوّد. وبعد وصول شاحنة إلى موقع التحميل تواصل مع الدعم.',
    },
  },
  'truck-hazard': {
    ask: { en: 'Can trucks carry hazardous goods?', ar: 'هل تنقل الشاحنات المواد الخطرة؟' },
    answer: {
      en: 'Yes, when they are declared: UN number, class, packing group, weight and how they are packed, and the safety data sheet uploaded before you send the request. Goods that are not declared are stopped, and you bear the cost.',
      ar: 'نعم، عند التصريح بها: رقم الأمم المتحدة والفئة ومجموعة التعبئة والوزن وطريقة التعبئة، مع رفع صحيفة بيانات السلامة قبل إرسال الطلب. ويوقف نقل ما لم يُصرَّح به وتتحمل التكلفة.',
    },
    more: { en: 'Restricted items', ar: 'المواد المقيّدة', path: 'terms/restricted-items' },
  },
  'truck-borders': {
    ask: {
      en: 'Which borders do trucks cross, and with which documents?',
      ar: 'أي منافذ تعبرها الشاحنات وبأي مستندات؟',
    },
    answer: {
      en: 'To Saudi Arabia, Oman, Bahrain, Kuwait and Jordan, and from there. You enter the HS code and the value of the goods, choose the border route, and bring the commercial invoice, packing list, certificate of origin and any permit of the goods. The provider brings export declaration and manifest.\nCross-border transport is zero-rated for VAT. Duties that the provider pays in your name are passed on with the receipt, without a mark-up.',
      ar: 'إلى السعودية وعُمان والبحرين والكويت والأردن ومنها. تُدخل رمز النظام المنسق وقيمة البضاعة وتختار المسار الحدودي، وتقدّم الفاتورة التجارية وقائمة التعبئة وشهادة المنشأ وما يلزم البضاعة من تصاريح. ويقدّم المزوّد بيان التصدير الجمركي وبيان الحمولة (المانيفست).\nيخضع النقل عبر الحدود لضريبة القيمة المضافة بنسبة الصفر. والرسوم الجمركية التي يدفعها المزوّد باسمك تُحتسب كما هي وفق الإيصال من دون أي زيادة.',
    },
    more: { en: 'Ways across the border', ar: 'المسارات الحدودية', path: 'trucks/home#borders' },
  },
  'truck-ports': {
    ask: { en: 'Can a truck collect a container from the port?', ar: 'هل تستلم الشاحنة حاوية من الميناء؟' },
    answer: {
      en: 'Yes, on a flat bed with container chassis, one container a truck. Choose port movement and import or export. For an import you name the depot that takes the empty container back and the last day for it; the container number may follow until trucks are allocated.',
      ar: 'نعم، على شاحنة مسطّحة بشاسيه حاويات، حاوية واحدة لكل شاحنة. اختر النقل من الميناء وإليه ثم الاستيراد أو التصدير. وللاستيراد تحدد مستودع إعادة الحاوية الفارغة وآخر يوم لإعادتها، ويمكن إضافة رقم الحاوية لاحقًا قبل تخصيص الشاحنات.',
    },
  },
})
