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
  'truck-bulk': {
    ask: { en: 'How do I ask for many trucks at once?', ar: 'كيف أرسل طلبات شاحنات كثيرة دفعة واحدة؟' },
    answer: {
      en: 'Upload a spreadsheet: each line is one request for trucks of one type, and a mixed load takes a line for each type under one reference. The template explains every column in English or Arabic. Cells that are wrong are shown with what to enter; you correct them on the page. Then all requests are created as drafts and sent together.',
      ar: 'ارفع ملف جدول: كل سطر فيه طلب واحد لشاحنات من نوع واحد، والحمولة المختلطة تحتاج إلى سطر لكل نوع تحت رقم مرجعي واحد. يشرح النموذج كل عمود بالعربية أو الإنجليزية. وتظهر الخلايا الخاطئة مع القيمة المطلوبة لتصحيحها في الصفحة نفسها، ثم تُنشأ الطلبات كلها مسودات وتُرسل معًا.',
    },
    more: { en: 'Bulk upload', ar: 'رفع عدة طلبات', path: 'trucks/bulk' },
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
      en: 'Within {answerTruck} of working time. The quote then shows a countdown in hours and minutes; when it has run out, ask again with one click.',
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
  'truck-allocation': {
    ask: { en: 'Which truck and driver will come?', ar: 'أي شاحنة وأي سائق سيأتي؟' },
    answer: {
      en: 'The provider allocates a truck and a driver to each truck that you have booked; you then see plate, name and mobile in the booking, and get a message. Only trucks and drivers whose licence, mulkiya and insurance are valid beyond the delivery can be allocated. A replaced truck stays in the list with the reason and the time.',
      ar: 'يخصص المزوّد شاحنة وسائقًا لكل شاحنة حجزتها، فتظهر اللوحة والاسم ورقم الهاتف في الحجز وتصلك رسالة بذلك. ولا تُخصص إلا شاحنة وسائق تسري رخصتهما وملكية المركبة والتأمين إلى ما بعد موعد التسليم. وتبقى الشاحنة المستبدلة في القائمة مع السبب والوقت.',
    },
  },
  'truck-driver': {
    ask: { en: 'How does the driver report?', ar: 'كيف يسجّل السائق خطوات الرحلة؟' },
    answer: {
      en: 'Each driver gets a link by text message that opens this one truck on one phone, in the language set for the driver (English, Arabic, Urdu or Hindi) and without an account: one button for the next step, photo and signature of the receiver, notes. Without a network the steps are kept on the phone and sent later. The location is shared only if the driver agrees, while the page is open, and is kept for {driverPositions}. The provider sends the link again or ends it, and can report every step as well.',
      ar: 'يصل إلى كل سائق رابط برسالة نصية يفتح شاحنته وحدها على هاتف واحد، بلغة السائق المسجّلة في الأسطول (العربية أو الإنجليزية أو الأردية أو الهندية) ودون حساب: زر واحد للخطوة التالية، وصورة وتوقيع المستلم، وملاحظات. وعند انقطاع الشبكة تُحفظ الخطوات على الهاتف وتُرسل لاحقًا. ولا يُشارك الموقع إلا بموافقة السائق وأثناء فتح الصفحة، ويُحفظ لمدة {driverPositions}. ويمكن للمزوّد إعادة إرسال الرابط أو إنهاؤه، وتسجيل كل الخطوات بنفسه.',
    },
  },
  'truck-map': {
    ask: { en: 'Where is my truck, and when does it arrive?', ar: 'أين شاحنتي ومتى تصل؟' },
    answer: {
      en: 'The booking and the On the road page show each truck on a map with the age of its last position, the expected arrival as an estimate, and why it has changed. A position older than {signOld} is grey; after {signGone} there is no signal. You are notified when a truck will be late.',
      ar: 'يعرض الحجز وصفحة «على الطريق» كل شاحنة على الخريطة مع عمر آخر موقع لها، وموعد الوصول المتوقع تقديرًا، وسبب تغيّره. يظهر الموقع رماديًا إذا مضى عليه أكثر من {signOld}، وبعد {signGone} تُعدّ الإشارة منقطعة. ونُبلغك إذا كانت الشاحنة ستتأخر.',
    },
    more: { en: 'On the road', ar: 'على الطريق', path: 'trucks/deliveries' },
  },
  'truck-share': {
    ask: { en: 'How does my receiver follow the truck?', ar: 'كيف يتابع المستلم الشاحنة؟' },
    answer: {
      en: 'Press Share with the receiver in the booking and send the link. It shows stages and the expected arrival, and no price, name, phone number or plate. You end it at any time. With the booking number alone everybody sees the stages.',
      ar: 'اضغط «مشاركة مع المستلم» في الحجز وأرسل الرابط. يعرض الرابط المراحل وموعد الوصول المتوقع فقط، دون سعر أو اسم أو رقم هاتف أو لوحة، ويمكنك إنهاؤه في أي وقت. أما برقم الحجز وحده فيرى أي شخص المراحل.',
    },
    more: { en: 'Follow a truck delivery', ar: 'تتبّع شاحنة', path: 'trucks/track' },
  },
  'truck-waiting': {
    ask: { en: 'What does waiting cost?', ar: 'كم تبلغ تكلفة الانتظار؟' },
    answer: {
      en: 'Each quote names its free hours at loading, unloading and borders and the rate after them. The comparison shows the total with every truck waiting at loading, so that a low price with costly waiting does not surprise you.\nOn the road both sides see the same clock: it begins when the truck is there, not before its time, and ends when it is loaded or delivered. Half an hour before the free time ends you get a text message. While the provider pauses, for a rest or a repair, the clock stands and you read the reason.',
      ar: 'يذكر كل عرض ساعاته المجانية عند التحميل والتفريغ والمنافذ والسعر بعدها. وتعرض المقارنة الإجمالي إذا انتظرت كل شاحنة عند التحميل، فلا يفاجئك سعر منخفض بانتظار مكلف.\nوعلى الطريق يرى الطرفان العدّاد نفسه: يبدأ بوصول الشاحنة وليس قبل موعدها، وينتهي باكتمال التحميل أو التسليم. وتصلك رسالة نصية قبل نصف ساعة من انتهاء المدة المجانية. وإذا توقف المزوّد لاستراحة أو إصلاح توقف العدّاد وظهر لك السبب.',
    },
  },
  'truck-extras': {
    ask: { en: 'What if I do not agree with an extra charge?', ar: 'ماذا لو لم أوافق على رسم إضافي؟' },
    answer: {
      en: 'Waiting is claimed by the clock, everything else by the provider with a receipt. Within {extraAnswer} you agree or object with a reason in the booking. Without an answer only what positions, the port or both sides prove is agreed; the rest, and every objection, is decided by our desk within {extraDecide}. What is agreed or decided enters the final invoice.',
      ar: 'يُحتسب الانتظار بالعدّاد، ويطالب المزوّد بما سواه مع إيصال. توافق خلال {extraAnswer} أو تعترض مع ذكر السبب في الحجز. وإن لم ترد فلا يُعدّ موافقًا عليه إلا ما يثبته تحديد الموقع أو الميناء أو الطرفان، ويبتّ فريق الدعم في الباقي وفي كل اعتراض خلال {extraDecide}. ويدخل ما اتُّفق عليه أو بُتّ فيه في الفاتورة النهائية.',
    },
  },
  'truck-change': {
    ask: { en: 'Can a booked truck be changed?', ar: 'هل يمكن تعديل حجز الشاحنات؟' },
    answer: {
      en: 'By agreement: fewer trucks, other times or places, a larger truck, another price. One side proposes and sees the new total, the other has {changeAnswer} to answer; otherwise nothing changes. For a truck that you drop the percentage of the cancellation rule is kept of its share; a lower price comes back to your credit line at once.',
      ar: 'نعم، باتفاق الطرفين: تقليل عدد الشاحنات، أو تغيير المواعيد أو الأماكن، أو شاحنة أكبر، أو سعر آخر. يقترح أحد الطرفين ويرى الإجمالي الجديد، وللآخر {changeAnswer} للرد وإلا بقي الحجز كما هو. وعند الاستغناء عن شاحنة تُحتجز من حصتها نسبة الإلغاء، ويعود فرق السعر الأقل إلى حدّك الائتماني فورًا.',
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
      ar: 'نعم، على شاحنة مسطّحة بشاسيه حاويات، حاوية واحدة لكل شاحنة. اختر النقل من الميناء وإليه ثم الاستيراد أو التصدير. وللاستيراد تحدد ساحة إعادة الحاوية الفارغة وآخر يوم لإعادتها، ويمكن إضافة رقم الحاوية لاحقًا قبل تخصيص الشاحنات.',
    },
  },
  'truck-papers': {
    ask: { en: 'What happens with border documents?', ar: 'كيف تُرفع مستندات المنافذ؟' },
    answer: {
      en: 'Once trucks are allocated, the booking lists what each post asks for, who brings it and by when, and how ready it is in percent. One document serves every post that asks for it. A truck cannot report its documents as submitted while a required one is missing or was returned. The provider may ask for more with a reason, and our desk may do without one.',
      ar: 'بعد تخصيص الشاحنات يعرض الحجز ما يطلبه كل منفذ ومن يقدّمه وموعده ونسبة الجاهزية. ويكفي المستند الواحد لكل المنافذ التي تطلبه. ولا يمكن تسجيل تقديم المستندات ما دام أحد المستندات المطلوبة ناقصًا أو معادًا. وللمزوّد أن يطلب مستندًا إضافيًا مع ذكر السبب، ولفريق الدعم أن يستغني عن مستند.',
    },
  },
  'truck-gates': {
    ask: { en: 'How do port gates report?', ar: 'كيف تُسجَّل حركات بوابات الميناء؟' },
    answer: {
      en: 'The port tells us when a truck passes its gates. Where container and plate agree, gate in, gate out and the empty return become steps of the truck by themselves. Everything else, such as a mistyped plate, waits for our desk, which places it with a truck or dismisses it; it never becomes a step unseen. Until the port reports, driver and provider may.',
      ar: 'يُبلغنا الميناء عند مرور الشاحنة ببواباته. وإذا تطابق رقم الحاوية واللوحة أصبح دخول البوابة وخروجها وإعادة الحاوية الفارغة خطوات للشاحنة تلقائيًا. وما عدا ذلك، كلوحة كُتبت خطأ، ينتظر فريق الدعم ليسنده إلى شاحنة أو يستبعده، ولا يصبح خطوة قبل مراجعته. ويمكن للسائق والمزوّد تسجيل الخطوة قبل وصول إبلاغ الميناء.',
    },
  },
  'truck-contracts': {
    ask: { en: 'Where is the contract with my provider?', ar: 'أين أجد العقد مع مزوّد الشاحنات؟' },
    answer: {
      en: 'Under Contracts, with its parties, days and every version. The provider or our team uploads it, both parties download it, and both are told {contractWarning} before it ends. Rates are those of the quotation: contracts do not change them by themselves.',
      ar: 'في صفحة «العقود» مع طرفيه ومدته وكل نسخه. يرفعه المزوّد أو فريقنا، وينزّله الطرفان، ويُبلَّغان قبل انتهائه بـ{contractWarning}. والأسعار هي أسعار العرض، ولا يغيّرها العقد تلقائيًا.',
    },
    more: { en: 'Contracts', ar: 'العقود', path: 'trucks/contracts' },
  },
})
