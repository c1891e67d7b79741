// E-mails to those who send a parcel without an account.
import { messages } from '../message.ts'

export const guestMails = messages({
  /** Its link shows the shipment and its papers for the rest of the day, and changes nothing. */
  'guest-created': {
    title: { en: 'Your parcel is booked: {number}', ar: 'تم حجز شحنتكم: {number}' },
    body: {
      en: 'Your waybill number is {number}. You paid {amount}.\n\nPrint the label and fix it to the parcel. The button opens the label, the receipt and where the parcel is, {until}. After that you follow the parcel by its number.\n\nThe page shows names and addresses: please do not pass this letter on.',
      ar: 'رقم بوليصة الشحن {number}، والمبلغ المدفوع {amount}.\n\nاطبعوا الملصق وثبّتوه على الطرد. يفتح الزر الملصق والإيصال ومكان الطرد {until}، وبعد ذلك يمكنكم متابعته برقم البوليصة.\n\nتعرض الصفحة أسماء وعناوين: يُرجى عدم إعادة توجيه هذه الرسالة إلى غيركم.',
    },
    button: { en: 'Open the label and receipt', ar: 'فتح الملصق والإيصال' },
    link: '/{lang}/guest#{token}',
    channels: ['mail'],
  },
  'guest-cancelled': {
    title: { en: 'Your shipment {number} is cancelled', ar: 'أُلغيت شحنتكم {number}' },
    body: {
      en: 'Your shipment {number} is cancelled before its pickup. {amount} goes back to your card; banks take some days for it.',
      ar: 'أُلغيت شحنتكم {number} قبل استلامها. يُعاد مبلغ {amount} إلى بطاقتكم، وقد يستغرق ذلك بضعة أيام لدى البنك.',
    },
    button: { en: '', ar: '' },
    link: '',
    channels: ['mail'],
  },
  'guest-state': {
    title: { en: '{number}: {state}', ar: '{number}: {state}' },
    body: {
      en: 'Your parcel {number} has a new state: {state}.\n\nYou follow it by its number. Our service desk answers what you want to know.',
      ar: 'تغيّرت حالة شحنتكم {number} إلى: {state}.\n\nيمكنكم متابعتها برقم البوليصة، ويجيب مكتب الخدمة عن أسئلتكم.',
    },
    button: { en: 'Follow the parcel', ar: 'متابعة الطرد' },
    link: '/{lang}/express/track?number={number}',
    channels: ['mail'],
  },
})
