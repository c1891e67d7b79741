// Texts of the help pages: questions, documents, contact, newsletter and the frame of the legal pages.
import { texts } from '@marsa/model/kit/text.ts'

export const helpText = texts({
  faqTitle: { en: 'Questions and answers · Marsa help', ar: 'الأسئلة الشائعة · مساعدة مرسى' },
  faqDescription: {
    en: 'Answers about quotes, prices, payment, documents, tracking and storage on Marsa, with the limits and times that really apply.',
    ar: 'إجابات عن العروض والأسعار والدفع والمستندات والتتبّع والتخزين في مرسى، مع الحدود والمدد السارية فعلًا.',
  },
  faqHeading: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  faqResults: { en: 'What we found', ar: 'ما عثرنا عليه' },
  faqLead: {
    en: 'Search, or open a question. If the answer is not here, ask us.',
    ar: 'ابحث، أو افتح سؤالًا. وإن لم تجد الإجابة فاسألنا.',
  },
  freightFaqTitle: { en: 'Freight questions and answers · Marsa', ar: 'أسئلة الشحن وإجاباتها · مرسى' },
  freightFaqDescription: {
    en: 'What customers ask about sea and air freight: quotes, routes, customs, payment of half at booking, refunds and the documents that are needed.',
    ar: 'ما يسأل عنه العملاء في الشحن البحري والجوي: العروض والمسارات والجمارك ودفع النصف عند الحجز والاسترداد والمستندات المطلوبة.',
  },
  freightFaqHeading: { en: 'Freight: questions and answers', ar: 'الشحن: أسئلة وإجابات' },
  searchLabel: { en: 'Search the questions', ar: 'البحث في الأسئلة' },
  searchHint: {
    en: 'For example: refund, working time, Emirates ID',
    ar: 'مثال: استرداد، وقت العمل، الهوية',
  },
  topics: { en: 'Topics', ar: 'المواضيع' },
  answerLink: { en: 'Link to this answer', ar: 'رابط هذه الإجابة' },
  moreHelp: { en: 'Still need help?', ar: 'لم تجد ما تحتاج إليه؟' },
  askUs: { en: 'Ask us', ar: 'اسألنا' },

  documentsTitle: { en: 'Know your documents · Marsa help', ar: 'دليل المستندات · مساعدة مرسى' },
  documentsDescription: {
    en: 'Each document of a shipment explained with a sample: what it is, why it is asked for, who issues it and when it is needed, for sea and air, import and export, and for storage.',
    ar: 'شرح كل مستند من مستندات الشحنة مع نموذج: ما هو، ولماذا يُطلب، ومن يصدره، ومتى يلزم، للبحري والجوي والاستيراد والتصدير، وللتخزين.',
  },
  documentsHeading: { en: 'Know your documents', ar: 'دليل المستندات' },
  documentsLead: {
    en: 'What each document is, why it is asked for, who issues it, and when you need it.',
    ar: 'ما هو كل مستند، ولماذا يُطلب، ومن يصدره، ومتى تحتاج إليه.',
  },
  eachDocument: { en: 'Each document', ar: 'المستندات واحدًا واحدًا' },
  atAGlance: { en: 'At a glance', ar: 'نظرة سريعة' },
  atAGlanceText: {
    en: 'For cargo to a door. Optional documents may be added later; the agent may ask for more.',
    ar: 'للبضائع التي تُوصَّل إلى الباب. المستندات الاختيارية يمكن إضافتها لاحقًا، وقد يطلب الوكيل غيرها.',
  },
  document: { en: 'Document', ar: 'المستند' },
  what: { en: 'What it is', ar: 'ما هو' },
  why: { en: 'Why', ar: 'لماذا' },
  issuer: { en: 'Who issues it', ar: 'من يصدره' },
  when: { en: 'When', ar: 'متى' },
  broughtBy: { en: 'Who uploads it', ar: 'من يرفعه' },
  youUpload: { en: 'You', ar: 'أنت' },
  agentUploads: { en: 'The agent', ar: 'الوكيل' },
  warehouseUploads: { en: 'The warehouse', ar: 'المستودع' },
  sample: { en: 'Sample', ar: 'نموذج' },
  sampleOf: { en: 'Sample of: {name}', ar: 'نموذج: {name}' },
  sampleNote: {
    en: 'Drawn by us to show what to look for. Names and numbers are invented.',
    ar: 'رسمناه لبيان ما ينبغي الانتباه إليه. الأسماء والأرقام من الخيال.',
  },
  /** Which of the two a setting says. */
  needInvoice: { en: '{invoiceNeed}', ar: '{invoiceNeed}' },
  needRequired: { en: 'Required', ar: 'إلزامي' },
  needOptional: { en: 'Optional', ar: 'اختياري' },
  needHazardous: { en: 'If hazardous', ar: 'للمواد الخطرة' },
  needGoods: { en: 'For such goods', ar: 'لهذه البضائع' },
  forGoods: { en: 'For which goods', ar: 'لأي بضائع' },
  needPort: { en: 'If to a port', ar: 'عند التسليم في الميناء' },
  needNone: { en: 'Not needed', ar: 'غير مطلوب' },
  stageRequest: { en: 'for the request', ar: 'لإرسال الطلب' },
  stageQuotation: { en: 'with the quote', ar: 'مع العرض' },
  stageCustoms: { en: 'for customs', ar: 'للجمارك' },
  stageDelivery: { en: 'at delivery', ar: 'عند التسليم' },
  stageCompletion: { en: 'to complete', ar: 'لإتمام التسليم' },
  identityNote: {
    en: 'Kept encrypted, each access is recorded, destroyed {identity} after completion.',
    ar: 'يُحفظ مشفّرًا، ويُسجَّل كل اطلاع عليه، ويُتلف بعد {identity} من اكتمال الشحنة.',
  },
  uploadNote: {
    en: 'PDF, Word, Excel, JPG or PNG, up to {fileMb} MB a file and {files} files at once.',
    ar: 'ملفات PDF أو Word أو Excel أو JPG أو PNG، بحد أقصى {fileMb} ميغابايت للملف و{files} ملفات في المرة.',
  },

  contactTitle: { en: 'Contact us and callback · Marsa help', ar: 'تواصل معنا أو اطلب اتصالًا · مرسى' },
  contactDescription: {
    en: 'Call or write to Marsa around the clock, or leave your name and mobile number and we call you back within {callback} of working time.',
    ar: 'اتصل بمرسى أو راسلها على مدار الساعة، أو اترك اسمك ورقم هاتفك ونعاود الاتصال بك ضمن {callback} من وقت العمل.',
  },
  contactHeading: { en: 'Contact us', ar: 'تواصل معنا' },
  contactLead: {
    en: 'People answer every day, around the clock.',
    ar: 'فريقنا يردّ عليك كل يوم وعلى مدار الساعة.',
  },
  phone: { en: 'Phone', ar: 'الهاتف' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  hours: { en: 'Hours', ar: 'أوقات العمل' },
  findAnswers: { en: 'Find answers yourself', ar: 'ابحث عن الإجابة بنفسك' },

  subscribe: { en: 'Subscribe', ar: 'اشترك' },
  newsletter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  newsletterTitle: {
    en: 'Marsa newsletter: join or leave',
    ar: 'نشرة مرسى البريدية: اشترك أو ألغِ اشتراكك',
  },
  newsletterDescription: {
    en: 'New lanes, services and opening hours from Marsa, at most twice a month. Confirm by e-mail, leave with one click in every e-mail.',
    ar: 'المسارات والخدمات الجديدة وأوقات العمل من مرسى، مرتين في الشهر على الأكثر. أكّد عبر البريد، وألغِ بنقرة من أي رسالة.',
  },
  newsletterHeading: { en: 'Newsletter', ar: 'النشرة البريدية' },
  newsletterLead: {
    en: 'New lanes, services and opening hours, at most twice a month.',
    ar: 'المسارات والخدمات الجديدة وأوقات العمل، مرتين في الشهر على الأكثر.',
  },
  yourEmail: { en: 'Your e-mail', ar: 'بريدك الإلكتروني' },
  newsletterConsent: {
    en: 'We send a link to confirm first. See our privacy policy.',
    ar: 'نرسل رابط تأكيد أولًا. اطّلع على سياسة الخصوصية.',
  },

  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  draft: {
    en: 'As of {day}. This text is under legal review.',
    ar: 'بتاريخ {day}. هذا النص قيد المراجعة القانونية.',
  },
})

/** What forms of help say; the scripts of the pages read it too. */
export const formText = texts({
  callback: { en: 'Get a callback', ar: 'اطلب أن نتصل بك' },
  callbackText: {
    en: 'We take up your request within {callback} of working time.',
    ar: 'نتولى طلبك ضمن {callback} من وقت العمل.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  mobile: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  mobileHint: { en: 'UAE mobile, for example 050 123 4567', ar: 'رقم إماراتي، مثال: 050 123 4567' },
  message: { en: 'What is it about?', ar: 'ما موضوع اتصالك؟' },
  send: { en: 'Ask for a call', ar: 'إرسال الطلب' },
  sent: { en: 'Callback request sent', ar: 'تم إرسال طلب معاودة الاتصال' },
  sentText: {
    en: 'Your request has been submitted. Our team will contact you.',
    ar: 'تم استلام طلبك، وسيتواصل معك فريقنا.',
  },
  reference: { en: 'Your reference: {number}', ar: 'رقمك المرجعي: {number}' },
  failed: {
    en: 'An error occurred. Please try again later.',
    ar: 'حدث خطأ. يُرجى المحاولة لاحقًا.',
  },
  failedText: {
    en: 'We could not send this. Please check name, UAE mobile number and message, or call us.',
    ar: 'لم نتمكن من استلام الطلب. يُرجى مراجعة الاسم ورقم الهاتف الإماراتي والرسالة، أو الاتصال بنا.',
  },
  another: { en: 'Send another request', ar: 'إرسال طلب آخر' },
  asked: {
    en: 'Please check your e-mail and confirm the subscription with the link.',
    ar: 'يُرجى فتح بريدك الإلكتروني وتأكيد الاشتراك عبر الرابط.',
  },
  working: { en: 'One moment', ar: 'لحظة من فضلك' },
  confirmed: { en: 'You are subscribed. Welcome.', ar: 'تم اشتراكك. أهلًا بك.' },
  left: {
    en: 'Your subscription has ended. You will receive no more e-mails.',
    ar: 'انتهى اشتراكك، ولن تصلك رسائل أخرى.',
  },
  linkInvalid: {
    en: 'This link is no longer valid. Please subscribe again.',
    ar: 'لم يعد هذا الرابط صالحًا. يُرجى الاشتراك مجددًا.',
  },
  newsletterFailed: {
    en: 'We could not add this address. Please check it and try again.',
    ar: 'لم نتمكن من قبول هذا العنوان. يُرجى مراجعته والمحاولة مجددًا.',
  },
})

/** What the search over the questions says. */
export const searchText = texts({
  found: {
    en: { one: '{count} question', other: '{count} questions' },
    ar: {
      zero: 'لا توجد أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{count} أسئلة',
      many: '{count} سؤالًا',
      other: '{count} سؤال',
    },
  },
  nearest: { en: 'No exact match; nearest:', ar: 'لا توجد نتيجة مطابقة تمامًا؛ الأقرب:' },
  nothing: {
    en: 'No question matches. Try another word, or ask us below.',
    ar: 'لا يوجد سؤال مطابق. جرّب كلمة أخرى، أو اسألنا أدناه.',
  },
})
