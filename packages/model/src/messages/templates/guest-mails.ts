// E-mails to those who send a parcel without an account.
import { messages } from '../message.ts'

export const guestMails = messages({
  /** Its link shows the shipment and its papers for the rest of the day, and changes nothing. */
  'guest-created': {
    title: { en: 'Your parcel is booked: {number}', ar: 'تم حجز شحنتك: {number}' },
    body: {
      en: 'Your waybill number is {number}. You paid {amount}.\n\nPrint the label and attach it to the parcel. The button opens the label, the receipt and the tracking details, {until}. After that you can track the parcel by its number.\n\nThe page shows names and addresses: please do not forward this e-mail.',
      ar: 'رقم بوليصة الشحن {number}، والمبلغ المدفوع {amount}.\n\nاطبع الملصق وثبّته على الطرد. يمكنك عبر الزر عرض الملصق والإيصال وحالة الطرد {until}، وبعد ذلك يمكنك متابعته برقم البوليصة.\n\nتعرض الصفحة أسماء وعناوين: يُرجى عدم إعادة توجيه هذه الرسالة إلى غيرك.',
    },
    button: { en: 'Open the label and receipt', ar: 'فتح الملصق والإيصال' },
    link: '/{lang}/guest#{token}',
    channels: ['mail'],
  },
  'guest-cancelled': {
    title: { en: 'Your shipment {number} is cancelled', ar: 'أُلغيت شحنتك {number}' },
    body: {
      en: 'Your shipment {number} was cancelled before pickup. We are refunding {amount} to your card; banks can take a few days.',
      ar: 'أُلغيت شحنتك {number} قبل استلامها. يُعاد مبلغ {amount} إلى بطاقتك، وقد يستغرق ذلك بضعة أيام لدى البنك.',
    },
    button: { en: '', ar: '' },
    link: '',
    channels: ['mail'],
  },
  'guest-lost': {
    title: { en: '{number}: we could not find your parcel', ar: '{number}: لم نعثر على شحنتك' },
    body: {
      en: 'We searched for your parcel {number} and did not find it. We are sorry.\n\nYou can claim compensation: register with the mobile number you used for the shipment, and you will find the parcel and its claim in your account. Or write to us and give the waybill number.',
      ar: 'بحثنا عن شحنتك {number} ولم نعثر عليها، ونعتذر عن ذلك.\n\nيمكنك تقديم مطالبة عنها: أنشئ حسابًا برقم الهاتف المتحرك الذي أرسلت به، وستجد الشحنة والمطالبة في حسابك. أو راسلنا مع ذكر رقم البوليصة.',
    },
    button: { en: 'Register', ar: 'إنشاء حساب' },
    link: '/{lang}/hub/register',
    channels: ['mail'],
  },
  'guest-state': {
    title: { en: '{number}: {state}', ar: '{number}: {state}' },
    body: {
      en: 'Your parcel {number} is now: {state}.\n\nTrack it by its number; our service desk is happy to help.',
      ar: 'تغيّرت حالة شحنتك {number} إلى: {state}.\n\nيمكنك متابعتها برقم البوليصة، ويجيب مكتب الخدمة عن أسئلتك.',
    },
    button: { en: 'Track the parcel', ar: 'متابعة الطرد' },
    link: '/{lang}/express/track?number={number}',
    channels: ['mail'],
  },
})
