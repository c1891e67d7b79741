// Questions about privacy, safety and staying in touch.
import { questions } from '../question.ts'

export const safetyQuestions = questions({
  'staff-access': {
    ask: { en: 'Can your staff act in my account?', ar: 'هل يمكن لموظفيكم الدخول إلى حسابي؟' },
    answer: {
      en: 'Authorised staff can view your account to help you, for {actingTime} at most and with a reason. They cannot pay, or change your password or your profile. Each time is recorded under both names, and you can see it.',
      ar: 'يمكن لموظفين مخوّلين الاطلاع على حسابك لمساعدتك، لمدة لا تتجاوز {actingTime} ومع ذكر السبب. ولا يمكنهم الدفع ولا تغيير كلمة مرورك أو بياناتك. ويُسجَّل كل اطلاع بالاسمين ويمكنك رؤيته.',
    },
  },
  'real-message': {
    ask: { en: 'How do I know a message is from you?', ar: 'كيف أتأكد أن الرسالة منكم؟' },
    answer: {
      en: 'Our messages never ask for your password, your PIN or a code, and never carry a payment link that works without signing in. If in doubt, open Marsa yourself and look under notifications, or call us.',
      ar: 'لا تطلب رسائلنا كلمة المرور أو الرمز السري أو رمز التحقق أبدًا، ولا تحمل رابط دفع يعمل دون تسجيل الدخول. عند الشك افتح مرسى بنفسك وراجع الإشعارات، أو اتصل بنا.',
    },
  },
  'cookies-used': {
    ask: { en: 'Which cookies do you use?', ar: 'ما ملفات تعريف الارتباط التي تستخدمونها؟' },
    answer: {
      en: 'Those the portal needs: your language, your sign-in and your cookie choice. With your consent, also a count of pages opened, without your name. You can change your choice at the foot of each page.',
      ar: 'ما يلزم لعمل البوابة: لغتك وتسجيل دخولك واختيارك بشأنها. وبموافقتك أيضًا عدد الصفحات المفتوحة من دون اسمك. ويمكنك تغيير اختيارك أسفل كل صفحة.',
    },
    more: { en: 'Privacy policy', ar: 'سياسة الخصوصية', path: 'privacy' },
  },
  newsletter: {
    ask: {
      en: 'How do I join or leave the newsletter?',
      ar: 'كيف أشترك في النشرة البريدية أو ألغي اشتراكي؟',
    },
    answer: {
      en: 'Enter your e-mail at the foot of any page and confirm with the link we send. Every e-mail has a link that ends the subscription at once.',
      ar: 'أدخل بريدك الإلكتروني أسفل أي صفحة وأكّد عبر الرابط الذي نرسله. وفي كل رسالة رابط ينهي الاشتراك فورًا.',
    },
    more: { en: 'Newsletter', ar: 'النشرة البريدية', path: 'help/newsletter' },
  },
  'offline-use': {
    ask: { en: 'Can I use Marsa without a connection?', ar: 'هل تعمل مرسى دون اتصال بالإنترنت؟' },
    answer: {
      en: 'You can read the last tracking answer and the drafts you opened on this device. Add Marsa to your home screen to open it like an app. Everything else needs a connection.',
      ar: 'يمكنك قراءة آخر نتيجة تتبّع والمسودات التي فتحتها على هذا الجهاز. أضف مرسى إلى الشاشة الرئيسية لتفتحها مثل أي تطبيق. وما عدا ذلك يحتاج إلى اتصال.',
    },
  },
  'chat-answer': {
    ask: { en: 'I left the chat before you answered', ar: 'غادرت المحادثة قبل أن يصلني ردّكم' },
    answer: {
      en: 'We e-mail you the beginning of the answer with a link back to the conversation; the link works once, within {linkDays}. If you have an account, the answer is also under notifications.',
      ar: 'نرسل بداية الرد إلى البريد الإلكتروني الذي أدخلته مع رابط يعيدك إلى المحادثة، مرة واحدة خلال {linkDays}. وإن كان لديك حساب فستجد الرد أيضًا ضمن الإشعارات.',
    },
  },
  'callback-how': {
    ask: { en: 'Can you call me back?', ar: 'هل يمكنكم معاودة الاتصال بي؟' },
    answer: {
      en: 'Yes. Leave your name and mobile number on the contact page and say what it is about. We take up your request within {callback} of working time.',
      ar: 'نعم. اترك اسمك ورقم هاتفك في صفحة التواصل واذكر الموضوع، ونتولى طلبك ضمن {callback} من وقت العمل.',
    },
    more: { en: 'Contact us', ar: 'تواصل معنا', path: 'help/contact' },
  },
  'close-account': {
    ask: { en: 'Can I see or delete my data?', ar: 'هل يمكنني الاطلاع على بياناتي أو حذفها؟' },
    answer: {
      en: 'In your profile you can download what we keep about you and close your account. Invoices and ledger entries stay as long as the law requires.',
      ar: 'يمكنك من ملفك الشخصي تنزيل ما نحتفظ به عنك وإغلاق حسابك. وتبقى الفواتير والقيود المحاسبية للمدة التي يفرضها القانون.',
    },
  },
})
