// Words of the extra charges of a booking of trucks.
import { texts } from '@marsa/model/kit/text.ts'

export const extrasText = texts({
  title: { en: 'Extra charges', ar: 'الرسوم الإضافية' },
  charged: { en: '{amount} charged', ar: 'احتُسب {amount}' },
  body: {
    en: 'Waiting and detention are calculated from the reported steps; any other charge needs a receipt. The customer has {hours} hours to answer.',
    ar: 'يُحسب الانتظار وتعطيل الشاحنة من الخطوات المسجلة، وتُرفق إيصالات الرسوم الأخرى. يرد العميل خلال {hours} ساعة.',
  },
  none: { en: 'Nothing has been claimed.', ar: 'لا توجد مطالبات.' },
  stop: { en: '{charge} {stop}', ar: '{charge} {stop}' },
  withVat: { en: 'with VAT; {amount} before VAT', ar: 'شامل ضريبة القيمة المضافة؛ {amount} قبل الضريبة' },
  note: { en: 'Note: {note}', ar: 'ملاحظة: {note}' },
  receipt: { en: 'Receipt', ar: 'الإيصال' },
  running: { en: 'Counting', ar: 'قيد الاحتساب' },
  paused: { en: 'Paused', ar: 'متوقف مؤقتًا' },
  freeUntil: { en: 'Free until {when}.', ar: 'مجاني حتى {when}.' },
  elseAgreed: {
    en: 'If there is no answer by {when}, it counts as agreed.',
    ar: 'إن لم يصل رد حتى {when} عُدّ موافقًا عليه.',
  },
  elseDesk: {
    en: 'If there is no answer by {when}, support decides.',
    ar: 'إن لم يصل رد حتى {when} بتّ فيه فريق الدعم.',
  },
  unanswered: { en: 'There was no answer in time.', ar: 'لم يصل رد في الموعد.' },
  decideBy: { en: 'Support decides by {when}.', ar: 'يبتّ فيه فريق الدعم حتى {when}.' },
  chargedOf: { en: 'Charged: {amount} with VAT.', ar: 'المحتسب: {amount} شاملًا ضريبة القيمة المضافة.' },
  reason: { en: 'Reason: {reason}', ar: 'السبب: {reason}' },
  objection: { en: 'Objection: {reason}', ar: 'الاعتراض: {reason}' },
  agree: { en: 'Agree', ar: 'موافقة' },
  agreed: { en: 'The extra charge is agreed.', ar: 'تمت الموافقة على الرسم الإضافي.' },
  object: { en: 'Object', ar: 'اعتراض' },
  claim: { en: 'Claim an extra charge', ar: 'المطالبة برسم إضافي' },
  giveUp: { en: 'Withdraw', ar: 'التنازل' },
  decide: { en: 'Decide', ar: 'البتّ فيه' },
})

export const extraStateText = texts({
  CLAIMED: { en: 'Claimed', ar: 'مطالَب به' },
  AGREED: { en: 'Agreed', ar: 'موافَق عليه' },
  OBJECTED: { en: 'Objected to', ar: 'معترَض عليه' },
  DECIDED: { en: 'Decided', ar: 'بُتّ فيه' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'متنازَل عنه' },
})

export const extraDialogText = texts({
  objectTitle: { en: 'Object: {charge}', ar: 'الاعتراض على: {charge}' },
  objectReason: { en: 'Why you object', ar: 'سبب الاعتراض' },
  objectHint: {
    en: 'The provider reads it, and support decides.',
    ar: 'يطّلع عليه مزود الشاحنات، ويبتّ فيه فريق الدعم.',
  },
  objected: { en: 'The objection is with support.', ar: 'وصل الاعتراض إلى فريق الدعم.' },
  truck: { en: 'Truck', ar: 'الشاحنة' },
  charge: { en: 'Charge', ar: 'البند' },
  amount: { en: 'Amount before VAT', ar: 'المبلغ قبل الضريبة' },
  receiptNeeded: { en: 'Add the receipt.', ar: 'أرفق الإيصال.' },
  note: { en: 'Note', ar: 'ملاحظة' },
  send: { en: 'Claim', ar: 'المطالبة' },
  claimed: { en: 'Claimed. The customer has been notified.', ar: 'سُجّلت المطالبة وأُبلغ العميل.' },
  giveUpTitle: { en: 'Withdraw: {charge}', ar: 'التنازل عن: {charge}' },
  giveUpBody: {
    en: '{amount} will not be charged. This cannot be undone.',
    ar: 'لن يُحتسب مبلغ {amount}. ولا يمكن التراجع عن ذلك.',
  },
  givenUp: { en: 'The claim has been withdrawn.', ar: 'جرى التنازل عن المطالبة.' },
  decideTitle: { en: 'Decide: {charge}', ar: 'البتّ في: {charge}' },
  outcome: { en: 'What is charged', ar: 'ما الذي يُحتسب' },
  full: { en: 'All of it', ar: 'كامل المبلغ' },
  part: { en: 'A part', ar: 'جزء منه' },
  nothing: { en: 'Nothing', ar: 'لا شيء' },
  beforeVat: { en: '{amount} before VAT', ar: '{amount} قبل الضريبة' },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonHint: { en: 'Both sides read it.', ar: 'يطّلع عليه الطرفان.' },
  decided: { en: 'Decided. Both sides have been notified.', ar: 'بُتّ فيه وأُبلغ الطرفان.' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
})
