// The privacy policy.
import type { LegalText } from './legal-text.ts'

export const privacy: LegalText = {
  title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  summary: {
    en: 'What Marsa keeps about you, why, for how long, who sees it, and what you can do about it.',
    ar: 'ما تحتفظ به مرسى عنك، ولماذا، ولأي مدة، ومن يطّلع عليه، وما يمكنك فعله.',
  },
  sections: [
    {
      id: 'what',
      title: { en: 'What we keep', ar: 'ما نحتفظ به' },
      paragraphs: [
        {
          en: 'We keep what you give us and what happens with your shipments. We do not buy data about you.',
          ar: 'نحتفظ بما تقدّمه لنا وبما يحدث في شحناتك، ولا نشتري بيانات عنك.',
        },
      ],
      points: [
        {
          en: 'Account: name, e-mail, mobile number, language, company, and a scrambled form of your password.',
          ar: 'الحساب: الاسم والبريد الإلكتروني ورقم الهاتف واللغة والشركة، وصورة مشفّرة لا رجعة فيها من كلمة المرور.',
        },
        {
          en: 'Requests: addresses, contacts, goods, weights, values, dates, documents and messages.',
          ar: 'الطلبات: العناوين وجهات الاتصال والبضائع والأوزان والقيم والتواريخ والمستندات والرسائل.',
        },
        {
          en: 'Payments: amounts, times and the reference of the payment provider. Card numbers never reach us.',
          ar: 'المدفوعات: المبالغ والأوقات ومرجع مزوّد الدفع. أما أرقام البطاقات فلا تصل إلينا.',
        },
        {
          en: 'Security: when and from which network you signed in, and a record of every change.',
          ar: 'الأمان: أوقات تسجيل الدخول والشبكة المستخدمة، وسجل بكل تغيير.',
        },
      ],
    },
    {
      id: 'why',
      title: { en: 'Why we use it', ar: 'لماذا نستخدمه' },
      paragraphs: [
        {
          en: 'To fulfil our contract with you: to pass your request to agents, book, clear customs, carry, invoice and help you. To comply with the law: tax, customs and fraud prevention. With your consent: the newsletter and visit counts. You may withdraw consent at any time.',
          ar: 'لتنفيذ العقد معك: إرسال طلبك إلى الوكلاء والحجز والتخليص والنقل والفوترة ومساعدتك. وللالتزام بالقانون: الضرائب والجمارك ومنع الاحتيال. وبموافقتك: النشرة البريدية وإحصاء الزيارات، ولك سحب موافقتك في أي وقت.',
        },
      ],
    },
    {
      id: 'who',
      title: { en: 'Who sees it', ar: 'من يطّلع عليه' },
      paragraphs: [
        {
          en: 'Invited agents see the cargo and the route, but neither your price limits nor the other agents. Only the agent you choose sees your documents and contacts. Customs and other authorities receive what the law requires. Our payment, mail and text message providers receive what they need to do their part.',
          ar: 'يرى الوكلاء المدعوون البضاعة والمسار، ولا يرون الوكلاء الآخرين. والوكيل الذي تختاره وحده يطّلع على مستنداتك وجهات اتصالك. وتتلقى الجمارك والجهات المختصة ما يطلبه القانون، ويتلقى مزوّدو الدفع والبريد والرسائل النصية ما يلزم لعملهم.',
        },
        {
          en: 'Our staff see your data when they help you. To look at your account as you see it, they need a reason and have {actingTime} at most; each time is recorded under both names and shown to you.',
          ar: 'يطّلع موظفونا على بياناتك عند مساعدتك. والاطلاع من خلال حسابك لا يتجاوز {actingTime} ويتطلب سببًا ويُسجَّل بالاسمين ويظهر لك.',
        },
      ],
    },
    {
      id: 'how-long',
      title: { en: 'How long we keep it', ar: 'مدة الاحتفاظ' },
      paragraphs: [],
      points: [
        {
          en: 'Identity documents are destroyed {identity} after the shipment is completed.',
          ar: 'تُتلف مستندات الهوية بعد {identity} من اكتمال الشحنة.',
        },
        {
          en: 'Codes sent by text message are valid for {smsLife} and are never kept in readable form.',
          ar: 'رموز الرسائل النصية صالحة لمدة {smsLife} ولا تُحفظ بصورة مقروءة.',
        },
        {
          en: 'Invoices and ledger entries are kept for as long as tax law requires.',
          ar: 'تُحفظ الفواتير والقيود المحاسبية للمدة التي يطلبها القانون الضريبي.',
        },
        {
          en: 'A visitor’s conversation ends after {chatSilent} of silence and is erased {chatKept} later. A closed callback request is erased after a year.',
          ar: 'تنتهي محادثة الزائر بعد {chatSilent} من الصمت ثم تُمحى بعد {chatKept}، ويُمحى طلب معاودة الاتصال المغلق بعد سنة.',
        },
        {
          en: 'For each newsletter we note that it was sent to you and whether its link ended your subscription. We do not count who opens it.',
          ar: 'نسجّل لكل رسالة من النشرة البريدية أنها أُرسلت، وما إذا أنهى رابطها الاشتراك، ولا نحصي من يفتحها.',
        },
        {
          en: 'Everything else is deleted or made anonymous when you close your account and no claim is open.',
          ar: 'ما عدا ذلك يُحذف أو تُزال منه هويتك عند إغلاق حسابك إذا لم تكن هناك مطالبة قائمة.',
        },
      ],
    },
    {
      id: 'safety',
      title: { en: 'How we protect it', ar: 'كيف نحميه' },
      paragraphs: [
        {
          en: 'Connections are encrypted, identity documents are encrypted a second time with their own keys, files are scanned, and access is granted by role and by shipment. If a breach affects you, we tell you and the authority without delay.',
          ar: 'الاتصالات مشفّرة، ومستندات الهوية مشفّرة مرة أخرى بمفاتيح خاصة، والملفات تُفحص، والصلاحيات تُمنح بحسب الدور والشحنة. وإذا وقع خرق يخصّك أبلغناك وأبلغنا الجهة المختصة دون تأخير.',
        },
      ],
    },
    {
      id: 'cookies',
      title: { en: 'Cookies and storage on your device', ar: 'ملفات تعريف الارتباط والتخزين على جهازك' },
      paragraphs: [
        {
          en: 'Necessary: your language, your sign-in and your cookie choice, which we keep for one year with its version and date. With your consent: a count of pages opened, without your name. For reading without a connection, your browser keeps the last tracking answer and, until you sign out, the drafts you opened.',
          ar: 'الضرورية: لغتك وتسجيل دخولك واختيارك بشأن هذه الملفات، ونحتفظ به سنة واحدة مع إصداره وتاريخه. وبموافقتك: عدد الصفحات المفتوحة من دون اسمك. ولتتمكن من القراءة دون اتصال يحتفظ متصفحك بآخر نتيجة تتبّع، وبالمسودات التي فتحتها إلى أن تسجّل خروجك.',
        },
      ],
    },
    {
      id: 'rights',
      title: { en: 'Your rights', ar: 'حقوقك' },
      paragraphs: [
        {
          en: 'You can see and correct your data in your profile, download it, object to its use, withdraw consent and close your account. Write to us for anything you cannot do yourself. You may also complain to the data protection authority of the United Arab Emirates.',
          ar: 'يمكنك من ملفك الشخصي الاطلاع على بياناتك وتصحيحها وتنزيلها والاعتراض على استخدامها وسحب موافقتك وإغلاق حسابك. وراسلنا لما لا يمكنك فعله بنفسك. ولك أيضًا تقديم شكوى إلى الجهة المختصة بحماية البيانات في دولة الإمارات.',
        },
      ],
    },
    {
      id: 'changes',
      title: { en: 'Changes', ar: 'التغييرات' },
      paragraphs: [
        {
          en: 'When this policy changes in a way that matters to you, we tell you by e-mail before the change takes effect.',
          ar: 'إذا تغيّرت هذه السياسة بما يهمّك أبلغناك عبر البريد الإلكتروني قبل سريان التغيير.',
        },
      ],
    },
  ],
}
