// Questions about Marsa itself, accounts, sign-in and language.
import { questions } from '../question.ts'

export const startQuestions = questions({
  'what-is-marsa': {
    ask: { en: 'What is Marsa?', ar: 'ما هي مرسى؟' },
    answer: {
      en: 'Marsa is one portal for logistics services in the United Arab Emirates: sea and air freight, storage, trucks and express parcels. You describe what you need, approved agents answer with prices, and you compare, pay and follow everything in one place. Parcels are priced at once.',
      ar: 'مرسى بوابة واحدة للخدمات اللوجستية في دولة الإمارات العربية المتحدة: الشحن البحري والجوي والتخزين والشاحنات والطرود السريعة. تصف ما تحتاج إليه، فيرد الوكلاء المعتمدون بأسعارهم، ثم تقارن وتدفع وتتابع كل شيء في مكان واحد. أما الطرود فيُحسب سعرها فورًا.',
    },
  },
  'who-carries': {
    ask: { en: 'Who carries my cargo?', ar: 'من ينقل بضاعتي؟' },
    answer: {
      en: 'Approved partners: freight brokers, customs and clearing agents, warehouses and transport companies. We check each company before it may answer requests, and every agent agrees to the same service levels.',
      ar: 'شركاء معتمدون: وسطاء شحن ووكلاء جمارك وتخليص ومستودعات وشركات نقل. نتحقق من كل شركة قبل أن يُسمح لها بالرد على الطلبات، ويلتزم كل وكيل بمستويات الخدمة نفسها.',
    },
    more: { en: 'Service levels', ar: 'مستويات الخدمة', path: 'freight/home#service-levels' },
  },
  'need-account': {
    ask: { en: 'Do I need an account?', ar: 'هل أحتاج إلى حساب؟' },
    answer: {
      en: 'Not for looking around, and not for tracking by container or chassis number. Asking for quotes, paying, documents, and tracking by bill of lading or air waybill need an account.',
      ar: 'لا حاجة إليه للتصفح ولا للتتبّع برقم الحاوية أو رقم الهيكل. أما طلب العروض والدفع والمستندات والتتبّع ببوليصة الشحن البحري أو الجوي فتتطلب حسابًا.',
    },
    more: { en: 'Track a shipment', ar: 'تتبّع شحنة', path: 'freight/track' },
  },
  'how-register': {
    ask: { en: 'How do I register?', ar: 'كيف أسجّل حسابًا؟' },
    answer: {
      en: 'Choose whether you register as a customer, a business user or a service provider. We ask for your name, e-mail, password and a UAE mobile number, and send a code of {smsDigits} digits to that number. The code is valid for {smsLife}; after {smsResend} you can ask for a new one.',
      ar: 'اختر التسجيل عميلًا أو مستخدم أعمال أو مزود خدمة. نطلب اسمك وبريدك الإلكتروني وكلمة مرور ورقم هاتف متحرك إماراتيًا، ونرسل إليه رمزًا من {smsDigits} أرقام. الرمز صالح لمدة {smsLife}، ويمكنك طلب رمز جديد بعد {smsResend}.',
    },
  },
  'approval-time': {
    ask: { en: 'When can I use my new account?', ar: 'متى يمكنني استخدام حسابي الجديد؟' },
    answer: {
      en: 'Customers: at once. Business users and service providers are checked by our team first; you get the answer by e-mail and text message within {approval}.',
      ar: 'للعملاء الأفراد: فورًا. أما مستخدمو الأعمال ومزودو الخدمات فيراجع فريقنا طلباتهم أولًا، ويصلك الرد عبر البريد الإلكتروني ورسالة نصية خلال {approval}.',
    },
  },
  'mobile-number': {
    ask: { en: 'Which mobile numbers can I use?', ar: 'ما أرقام الهاتف المتحرك المقبولة؟' },
    answer: {
      en: 'A UAE mobile number: nine digits beginning with 5, with or without 0 or +971 before it. You may type it with Arabic digits too.',
      ar: 'رقم هاتف متحرك إماراتي من تسعة أرقام يبدأ بالرقم 5، مع الصفر أو رمز الدولة 971 قبله أو من دونهما. ويمكنك كتابته بالأرقام العربية أيضًا.',
    },
  },
  'password-rules': {
    ask: { en: 'What must my password look like?', ar: 'ما شروط كلمة المرور؟' },
    answer: {
      en: 'At least {passwordFloor} with one capital letter, one digit and one special character. We refuse passwords that are widely known, and recommend {passwordAdvised} or more.',
      ar: '{passwordFloor} على الأقل، منها حرف لاتيني كبير ورقم ورمز خاص. ولا نقبل كلمات المرور الشائعة، وننصح بـ{passwordAdvised} أو أكثر.',
    },
  },
  'forgot-password': {
    ask: { en: 'I forgot my password. What now?', ar: 'نسيت كلمة المرور، ماذا أفعل؟' },
    answer: {
      en: 'Choose "Forgot password" on the sign-in page and enter your e-mail. The link we send can be used once, for {resetTime}. When you set a new password, every device is signed out.',
      ar: 'اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول وأدخل بريدك الإلكتروني. يُستخدم الرابط الذي نرسله مرة واحدة خلال {resetTime}. وعند تعيين كلمة مرور جديدة يُسجَّل خروجك من جميع الأجهزة.',
    },
  },
  'account-locked': {
    ask: { en: 'Why is my account locked?', ar: 'لماذا قُفل حسابي؟' },
    answer: {
      en: 'After {wrongPasswords} we lock sign-in for {lock}, so that nobody can guess your password. Wait, or set a new password.',
      ar: 'بعد {wrongPasswords} في إدخال كلمة المرور نوقف تسجيل الدخول لمدة {lock} حتى لا يخمّنها أحد. انتظر، أو عيّن كلمة مرور جديدة.',
    },
  },
  'signed-out': {
    ask: { en: 'Why was I signed out?', ar: 'لماذا سُجّل خروجي؟' },
    answer: {
      en: 'A session ends when nothing happens for a while; we warn you first. Drafts are kept, so nothing you typed into a quote request is lost.',
      ar: 'تنتهي الجلسة عند عدم النشاط لفترة، وننبّهك قبل ذلك. المسودات محفوظة، فلا يضيع شيء مما كتبته في طلب عرض السعر.',
    },
  },
  languages: {
    ask: { en: 'Which languages can I use?', ar: 'ما اللغات المتاحة؟' },
    answer: {
      en: 'English and Arabic, everywhere: pages, messages, receipts and invoices. Switch at the top of the page; we remember your choice and write to you in that language.',
      ar: 'العربية والإنجليزية في كل مكان: الصفحات والرسائل والإيصالات والفواتير. بدّل اللغة من أعلى الصفحة، فنتذكر اختيارك ونراسلك باللغة التي اخترتها.',
    },
  },
  'working-hours': {
    ask: { en: 'When is support available?', ar: 'متى يتوفر الدعم؟' },
    answer: {
      en: 'Every day, around the clock. Only the answer times of agents count working time in the Emirates.',
      ar: 'كل يوم وعلى مدار الساعة. مدد رد الوكلاء وحدها تُحتسب بوقت العمل في الإمارات.',
    },
    more: { en: 'Contact us', ar: 'تواصل معنا', path: 'help/contact' },
  },
})
