// Questions about asking for, comparing and following sea and air freight.
import { questions } from '../question.ts'

export const freightQuestions = questions({
  'quote-how': {
    ask: { en: 'How do I ask for a freight quote?', ar: 'كيف أطلب عرض سعر للشحن؟' },
    answer: {
      en: 'Sign in and choose "Get a quote". Enter sea or air, import or export, where the cargo starts and ends, pieces, gross weight in kilograms, value in dirhams and the dates. Your draft is saved as you type, and you can name it with up to {nickname} characters.',
      ar: 'سجّل الدخول واختر «اطلب عرض سعر». أدخل وسيلة النقل بحرًا أو جوًا، واستيرادًا أو تصديرًا، ومكان الانطلاق والوصول، وعدد القطع والوزن الإجمالي بالكيلوغرام والقيمة بالدرهم والتواريخ. تُحفظ مسودتك أثناء الكتابة، ويمكنك تسميتها بما لا يزيد على {nickname} حرفًا.',
    },
    more: { en: 'Get a quote', ar: 'اطلب عرض سعر', path: 'freight/quote' },
  },
  'quote-time': {
    ask: { en: 'How long until I receive quotes?', ar: 'متى تصلني عروض الأسعار؟' },
    answer: {
      en: 'Agents give their first answer within {answer} of working time for containers, {answerAir} for air cargo, and {answerLoose} for RORO and CFS cargo. All invited agents have at most {window}; after that the round closes.',
      ar: 'يقدّم الوكلاء أول رد ضمن {answer} من وقت العمل للحاويات، وضمن {answerAir} للشحن الجوي، وخلال {answerLoose} لشحنات الدحرجة ومحطات التجميع. وأقصى مدة لجميع الوكلاء المدعوين {window}، ثم تُغلق الجولة.',
    },
  },
  'quote-validity': {
    ask: { en: 'How long is a quote valid?', ar: 'ما مدة سريان العرض؟' },
    answer: {
      en: 'Usually {validity}. An agent may choose from {validityLeast} to {validityMost}; the countdown on the quote shows the hours and minutes that are left.',
      ar: 'عادةً {validity}. وللوكيل أن يختار من {validityLeast} إلى {validityMost}، ويُظهر العدّاد على العرض ما تبقّى بالساعات والدقائق.',
    },
  },
  'where-to': {
    ask: { en: 'Which routes do you serve?', ar: 'ما المسارات التي تخدمونها؟' },
    answer: {
      en: 'Origin or destination must be in the United Arab Emirates, and the two cities must differ. Transport is door to door or port to door, by sea or air. If a place cannot be chosen, we do not serve it yet.',
      ar: 'يجب أن يكون المنشأ أو الوجهة في دولة الإمارات، وأن تختلف المدينتان. النقل من الباب إلى الباب أو من الميناء إلى الباب، بحرًا أو جوًا. وإذا تعذّر اختيار مكان ما فنحن لا نخدمه بعد.',
    },
  },
  'earliest-pickup': {
    ask: { en: 'How early can cargo be collected?', ar: 'ما أقرب موعد لاستلام البضاعة؟' },
    answer: {
      en: 'At the earliest {pickupLead} after you send the request. The first date must be before the last.',
      ar: 'بعد {pickupLead} على الأقل من إرسال الطلب. ويجب أن يسبق التاريخ الأول التاريخ الأخير.',
    },
  },
  'compare-quotes': {
    ask: { en: 'How do I compare quotes?', ar: 'كيف أقارن العروض؟' },
    answer: {
      en: 'Side by side: every charge by name, the total with VAT, transit time and how long the quote is valid. The lowest quote is marked with the reason, and what a quote leaves out is listed too.',
      ar: 'جنبًا إلى جنب: كل رسم باسمه، والإجمالي مع الضريبة، ومدة العبور، ومدة سريان العرض. أقل عرض مميّز مع ذكر السبب، كما نبيّن ما لا يشمله كل عرض.',
    },
  },
  'quote-none': {
    ask: { en: 'What if nobody quotes?', ar: 'ماذا لو لم يصل أي عرض؟' },
    answer: {
      en: 'When the round closes without a quote, the request expires and our service desk is notified. You can request quotes again with one click; the request keeps its number.',
      ar: 'إذا أُغلقت الجولة دون أي عرض ينتهي الطلب ويُبلَّغ مكتب الخدمة. يمكنك إعادة الطلب بنقرة واحدة، ويحتفظ الطلب برقمه.',
    },
  },
  'change-request': {
    ask: { en: 'Can I change a request after sending it?', ar: 'هل يمكنني تعديل الطلب بعد إرساله؟' },
    answer: {
      en: 'Agents price what you sent, so a request cannot be changed after sending. You can cancel it with a reason, copy it into a new draft, and add documents at any time.',
      ar: 'تستند العروض إلى ما أرسلته، لذلك يبقى الطلب المُرسل كما هو. يمكنك إلغاؤه مع ذكر السبب، أو نسخه إلى مسودة جديدة، أو إضافة المستندات في أي وقت.',
    },
  },
  'cancel-request': {
    ask: { en: 'How do I cancel a request, and what does it cost?', ar: 'كيف ألغي الطلب، وهل من رسوم؟' },
    answer: {
      en: 'Before payment you cancel yourself, free of charge: choose a reason and confirm. After payment please contact support; the refund rule for your case is shown before anything is cancelled.',
      ar: 'قبل الدفع تلغي الطلب بنفسك مجانًا: اذكر السبب ثم أكّد. وبعد الدفع يُرجى التواصل مع الدعم، وتُعرض عليك قاعدة رد المبالغ المناسبة لحالتك قبل أي إلغاء.',
    },
    more: { en: 'Contact us', ar: 'تواصل معنا', path: 'help/contact' },
  },
  'ask-again': {
    ask: { en: 'My request expired. Must I start over?', ar: 'انتهى طلبي، هل أبدأ من جديد؟' },
    answer: {
      en: 'No. An expired, cancelled or rejected request that was never paid can be sent again, as long as its dates are still ahead. You may also copy any request into a new draft.',
      ar: 'لا. يمكن إعادة إرسال الطلب المنتهي أو الملغى أو المرفوض ما دام لم يُدفع وتواريخه لم تمضِ بعد. كما يمكنك نسخ أي طلب إلى مسودة جديدة.',
    },
  },
  'track-how': {
    ask: { en: 'How do I track cargo?', ar: 'كيف أتتبّع البضاعة؟' },
    answer: {
      en: 'Without an account by container or chassis number. Signed in, also by bill of lading or air waybill, with customs steps, documents and payments. A container number has four letters and seven digits; we check it, so a typing error is found at once.',
      ar: 'من دون حساب برقم الحاوية أو رقم الهيكل. وبعد تسجيل الدخول أيضًا ببوليصة الشحن البحري أو الجوي، مع خطوات الجمارك والمستندات والمدفوعات. يتكون رقم الحاوية من أربعة أحرف لاتينية وسبعة أرقام، ونتحقق منه لنكتشف خطأ الكتابة فورًا.',
    },
    more: { en: 'Track a shipment', ar: 'تتبّع شحنة', path: 'freight/track' },
  },
  'customs-time': {
    ask: { en: 'How long does clearance take?', ar: 'كم يستغرق التخليص الجمركي؟' },
    answer: {
      en: 'Customs documents are processed within {customs} of working time after the final payment, and normal cargo is cleared and delivered within {clearing}. Special cargo that needs approval from another authority is updated case by case.',
      ar: 'تُعالج مستندات الجمارك ضمن {customs} من وقت العمل بعد الدفعة النهائية، وتُخلَّص البضائع العادية وتُسلَّم خلال {clearing}. أما البضائع الخاصة التي تتطلب موافقة جهة أخرى فتُحدَّث حالتها بحسب كل طلب.',
    },
  },
  'wrong-delivery': {
    ask: { en: 'Something is wrong with the delivery', ar: 'هناك مشكلة في التسليم' },
    answer: {
      en: 'You have {objection} after delivery to object, with a reason. Until it is settled, the agent is not paid out. If you do not object, the delivery is completed automatically after {objection}.',
      ar: 'أمامك {objection} بعد التسليم للاعتراض مع ذكر السبب، ولا تُصرف مستحقات الوكيل حتى تُحل المسألة. وإن لم تعترض يكتمل التسليم تلقائيًا بعد {objection}.',
    },
  },
  'hazardous-cargo': {
    ask: { en: 'Can I ship hazardous goods?', ar: 'هل يمكنني شحن مواد خطرة؟' },
    answer: {
      en: 'Yes, if you say so in the request and add the safety data sheet with UN number, class and packing group. Without it the request cannot be sent. Some goods are not carried at all.',
      ar: 'نعم، إذا ذكرت ذلك في الطلب وأرفقت صحيفة بيانات السلامة مع رقم الأمم المتحدة والفئة ومجموعة التعبئة. ولا يُرسل الطلب من دونها. وهناك بضائع لا تُنقل إطلاقًا.',
    },
    more: { en: 'Restricted items', ar: 'المواد المقيّدة', path: 'terms/restricted-items' },
  },
  'free-time': {
    ask: { en: 'What is the last free day in port?', ar: 'ما آخر يوم سماح في الميناء؟' },
    answer: {
      en: 'A quotation states how many days the container may stay in the port free of charge, counting the day of discharge. The shipment shows the last free day and how many are left; before discharge it is an estimate based on the expected arrival. You and your agent are reminded three days before it, one day before it, and on the day. After that the carrier charges demurrage for each day.',
      ar: 'يذكر عرض السعر عدد الأيام التي تبقى فيها الحاوية في الميناء دون غرامة، ويُحسب يوم التفريغ أولها. وتعرض صفحة الشحنة آخر هذه الأيام وعدد ما تبقى منها، وهو تقدير من موعد الوصول المتوقع قبل التفريغ. نذكّرك ونذكّر وكيلك قبله بثلاثة أيام وبيوم واحد وفي اليوم نفسه. وبعده يحتسب الناقل غرامة عن كل يوم.',
    },
  },
  'is-it-late': {
    ask: { en: 'How do I see whether my shipment is late?', ar: 'كيف أعرف إن كانت شحنتي متأخرة؟' },
    answer: {
      en: 'Under Dates, the shipment shows the departure and arrival planned in the accepted quotation next to what happened or is now expected, and says how many days early or late it is.',
      ar: 'يعرض قسم «المواعيد» في صفحة الشحنة المغادرة والوصول كما وردا في العرض المقبول إلى جانب ما حدث فعلًا أو ما هو متوقع الآن، ويبيّن عدد أيام التبكير أو التأخر.',
    },
  },
  'rate-cards': {
    ask: {
      en: 'As an agent, how do I quote faster with rate cards?',
      ar: 'بصفتي وكيلًا، كيف أقدّم العروض أسرع ببطاقات الأسعار؟',
    },
    answer: {
      en: 'A rate card keeps your prices for a lane and its equipment for a set period; you can start it from your last quotation or import many from a spreadsheet. It fills the quotation form of a matching request. An administrator of your company may also let it quote by itself, within limits and after a hold in which you can stop it. Your buying prices are never shown to customers, and a card is public only if you say so.',
      ar: 'تحفظ بطاقة الأسعار أسعارك لمسار ومعداته ومدة سريانها، ويمكنك إنشاؤها من آخر عرض قدّمته أو استيراد عدد منها من جدول. وتملأ البطاقة نموذج العرض للطلب المطابق. ويمكن لمدير حساب شركتك أن يتيح لها تقديم العروض تلقائيًا ضمن حدود وبعد مهلة يمكنك خلالها إيقاف العرض. لا تظهر أسعار الشراء للعملاء أبدًا، ولا تكون البطاقة عامة إلا باختيارك.',
    },
    more: { en: 'Rate cards', ar: 'بطاقات الأسعار', path: 'freight/cards' },
  },
  'undo-step': {
    ask: {
      en: 'As an agent, how do I take back a step reported by mistake?',
      ar: 'بصفتي وكيلًا، كيف أتراجع عن خطوة سجّلتها بالخطأ؟',
    },
    answer: {
      en: 'For ten minutes the last step you reported has an Undo button above the steps; if you use it, the customer is told that the step no longer counts. After that, or once something else depends on it, ask the service desk to correct it.',
      ar: 'يظهر زر «التراجع» فوق الخطوات لمدة عشر دقائق بعد تسجيل آخر خطوة، ويُبلَّغ العميل بأنها لم تعد محتسبة. وبعد ذلك، أو متى اعتمد عليها غيرها، اطلب تصحيحها من مكتب الخدمة.',
    },
  },
  'rate-agent': {
    ask: { en: 'Can I rate the service?', ar: 'هل يمكنني تقييم الخدمة؟' },
    answer: {
      en: 'Yes. After delivery we send you a link. You can rate once and add a comment of up to {commentLength} characters.',
      ar: 'نعم. نرسل إليك رابطًا بعد التسليم، ويمكنك التقييم مرة واحدة وإضافة تعليق لا يزيد على {commentLength} حرفًا.',
    },
  },
})
