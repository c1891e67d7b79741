// Texts of the bill of lading on a shipment's page.
import { texts, type TextRow } from '../../kit/text.ts'
import type { BillKind, BillMove, BillState } from './bill-machine.ts'

export const billText = texts({
  card: { en: 'Bill of lading', ar: 'بوليصة الشحن' },
  start: {
    en: 'Not started. The shipping instruction is filled from your request; check it and send it to your agent.',
    ar: 'لم تبدأ بعد. تعليمات الشحن معبأة من طلبك؛ راجعها وأرسلها إلى وكيلك.',
  },
  startAgent: {
    en: 'Not started. The customer has not sent a shipping instruction yet; you can send it for them.',
    ar: 'لم تبدأ بعد. لم يرسل العميل تعليمات الشحن، ويمكنك إرسالها نيابةً عنه.',
  },
  startStaff: {
    en: 'No shipping instruction has been sent yet.',
    ar: 'لم تُرسل تعليمات الشحن بعد.',
  },
  instruct: { en: 'Check and send the instruction', ar: 'راجع التعليمات وأرسلها' },
  correct: { en: 'Correct the instruction', ar: 'تصحيح التعليمات' },
  draft: { en: 'Prepare the draft', ar: 'إعداد المسودة' },
  redraft: { en: 'Prepare the next draft', ar: 'إعداد مسودة جديدة' },
  approve: { en: 'Approve the draft', ar: 'اعتماد المسودة' },
  askChanges: { en: 'Ask for changes', ar: 'طلب تعديلات' },
  issue: { en: 'Issue the bill', ar: 'إصدار البوليصة' },
  surrender: { en: 'Record the surrender', ar: 'تم تسليم الأصل' },
  void: { en: 'Void and start again', ar: 'إلغاء والبدء من جديد' },
  print: { en: 'Print draft {draft}', ar: 'طباعة المسودة {draft}' },
  read: { en: 'Read draft {draft}', ar: 'قراءة المسودة {draft}' },
  readInstruction: { en: 'Read the instruction', ar: 'قراءة التعليمات' },
  instructTitle: { en: 'Shipping instruction', ar: 'تعليمات الشحن' },
  draftTitle: { en: 'Draft of the bill of lading', ar: 'مسودة بوليصة الشحن' },
  instructLead: {
    en: 'Your agent prepares the bill of lading from this. You approve the draft before it is issued.',
    ar: 'يُعِدّ وكيلك البوليصة وفقًا لهذه التعليمات، وتعتمد أنت المسودة قبل إصدارها.',
  },
  draftLead: {
    en: 'The customer approves the draft or asks for changes. Nothing is issued before that.',
    ar: 'يعتمد العميل المسودة أو يطلب تعديلات، ولا تُصدَر البوليصة قبل ذلك.',
  },
  notifyHint: {
    en: 'Leave blank if it is the same as the consignee.',
    ar: 'اتركه فارغًا إن كانت هي المرسل إليه.',
  },
  sameAsConsignee: { en: 'Same as consignee', ar: 'المرسل إليه نفسه' },
  deliveryHint: { en: 'If different from the port of discharge.', ar: 'إن لم يكن الميناء نفسه.' },
  containersHint: {
    en: 'One per line, followed by its seal: CSQU3054383 SEAL12345',
    ar: 'رقم في كل سطر يليه الختم: CSQU3054383 SEAL12345',
  },
  prepaid: { en: 'Prepaid', ar: 'مدفوعة مقدمًا' },
  collect: { en: 'Collect', ar: 'تُدفع عند الوصول' },
  noOriginals: { en: 'None: seaway bill or telex release', ar: 'دون أصول: بوليصة بحرية أو إفراج بالتلكس' },
  originals: {
    en: { one: 'One original', other: '{count} originals' },
    ar: {
      zero: 'دون أصول',
      one: 'أصل واحد',
      two: 'أصلان',
      few: '{count} أصول',
      many: '{count} أصلًا',
      other: '{count} أصل',
    },
  },
  send: { en: 'Send the instruction', ar: 'إرسال التعليمات' },
  sendDraft: { en: 'Send the draft', ar: 'إرسال المسودة' },
  back: { en: 'Back', ar: 'رجوع' },
  sent: { en: 'The instruction was sent.', ar: 'أُرسلت التعليمات.' },
  draftSent: { en: 'The draft was sent to the customer.', ar: 'أُرسلت المسودة إلى العميل.' },
  approveTitle: { en: 'Approve draft {draft}?', ar: 'هل تعتمد المسودة {draft}؟' },
  approveBody: {
    en: 'The bill of lading is issued as it stands here. Changes afterwards cost a fee with most carriers.',
    ar: 'ستُصدَر البوليصة كما هي هنا، وتفرض معظم الخطوط الملاحية رسومًا على أي تعديل لاحق.',
  },
  approved: { en: 'The draft is approved.', ar: 'اعتُمدت المسودة.' },
  changesTitle: { en: 'What should be changed?', ar: 'ما الذي يجب تغييره؟' },
  changeField: { en: 'Field', ar: 'الحقل' },
  changeText: { en: 'How it should read', ar: 'الصيغة المطلوبة' },
  addChange: { en: 'Add another change', ar: 'تعديل آخر' },
  removeChange: { en: 'Remove change {number}', ar: 'حذف التعديل {number}' },
  sendChanges: { en: 'Send to the agent', ar: 'إرسال إلى الوكيل' },
  changesSent: { en: 'Your agent has been notified.', ar: 'أُبلغ وكيلك.' },
  issueTitle: { en: 'Issue the bill of lading', ar: 'إصدار بوليصة الشحن' },
  kind: { en: 'Issued as', ar: 'نوع الإصدار' },
  number: { en: 'Bill of lading number', ar: 'رقم بوليصة الشحن' },
  issueHint: {
    en: 'Upload the bill itself under Documents; the number is shown on the shipment.',
    ar: 'ارفع البوليصة نفسها ضمن المستندات؛ ويظهر رقمها في الشحنة.',
  },
  issued: { en: 'The bill of lading is issued.', ar: 'أُصدرت بوليصة الشحن.' },
  surrenderTitle: { en: 'Has the original been surrendered?', ar: 'هل أُعيد الأصل؟' },
  surrenderBody: {
    en: 'The customer will see that the carrier releases the cargo without an original.',
    ar: 'سيظهر للعميل أن الناقل يفرج عن البضاعة دون تقديم أصل.',
  },
  surrendered: { en: 'Recorded as surrendered.', ar: 'سُجّل تسليم الأصل.' },
  voidTitle: { en: 'Void this bill of lading?', ar: 'هل تريد إلغاء هذه البوليصة؟' },
  voidBody: {
    en: 'The instruction is kept and a new draft is prepared. The customer sees your reason.',
    ar: 'تبقى التعليمات كما هي وتُعَدّ مسودة جديدة، ويظهر السبب للعميل.',
  },
  voidReason: { en: 'Reason', ar: 'السبب' },
  voided: { en: 'The bill of lading is void.', ar: 'أُلغيت البوليصة.' },
  wanted: { en: 'Changes requested', ar: 'التعديلات المطلوبة' },
  changed: { en: 'Changed', ar: 'تغيّر' },
  history: { en: 'History', ar: 'السجل' },
})

/** Where a bill stands, for whoever reads it. */
export const billStateText = texts({
  SI_SENT: { en: 'Instruction sent', ar: 'أُرسلت التعليمات' },
  BL_DRAFT: { en: 'Draft {draft} awaiting approval', ar: 'المسودة {draft} بانتظار الاعتماد' },
  BL_CHANGES: { en: 'Changes requested to draft {draft}', ar: 'طُلبت تعديلات على المسودة {draft}' },
  BL_APPROVED: { en: 'Draft {draft} approved', ar: 'اعتُمدت المسودة {draft}' },
  BL_ISSUED: { en: 'Issued', ar: 'صدرت' },
  BL_SURRENDERED: { en: 'Surrendered', ar: 'سُلّم الأصل' },
} satisfies Record<BillState, TextRow>)

/** What happens next, and who does it. */
export const billNextText = texts({
  SI_SENT: { en: 'The agent prepares the draft.', ar: 'يُعِدّ الوكيل المسودة.' },
  BL_DRAFT: {
    en: 'The customer approves it or asks for changes.',
    ar: 'يعتمدها العميل أو يطلب تعديلات.',
  },
  BL_CHANGES: { en: 'The agent prepares the next draft.', ar: 'يُعِدّ الوكيل مسودة جديدة.' },
  BL_APPROVED: {
    en: 'The agent issues it once the shipment is paid in full.',
    ar: 'يُصدرها الوكيل بعد سداد كامل قيمة الشحنة.',
  },
  BL_ISSUED: {
    en: 'An original is handed to the carrier to release the cargo.',
    ar: 'يُسلَّم الأصل إلى الناقل للإفراج عن البضاعة.',
  },
  BL_SURRENDERED: {
    en: 'The carrier releases the cargo without an original.',
    ar: 'يفرج الناقل عن البضاعة دون تقديم أصل.',
  },
} satisfies Record<BillState, TextRow>)

/** The same for whoever has to do it. */
export const billOwnText = texts({
  draft: {
    en: 'Your draft is needed; the customer then approves it.',
    ar: 'بانتظار مسودتك، ثم يعتمدها العميل.',
  },
  approve: {
    en: 'Read it, then approve it or request changes.',
    ar: 'اقرأها ثم اعتمدها أو اكتب ما يجب تغييره.',
  },
  issue: { en: 'It can be issued now.', ar: 'يمكن إصدارها الآن.' },
})

export const billKindText = texts({
  original: { en: 'Original bill of lading', ar: 'بوليصة أصلية' },
  seaway: { en: 'Seaway bill, no original', ar: 'بوليصة بحرية دون أصل' },
  telex: { en: 'Telex release', ar: 'إفراج بالتلكس' },
} satisfies Record<BillKind, TextRow>)

export const billStepText = texts({
  instruct: { en: 'Instruction sent', ar: 'أُرسلت التعليمات' },
  correct: { en: 'Instruction corrected', ar: 'صُححت التعليمات' },
  draft: { en: 'Draft {draft} sent', ar: 'أُرسلت المسودة {draft}' },
  askChanges: { en: 'Changes requested', ar: 'طُلبت تعديلات' },
  approve: { en: 'Draft {draft} approved', ar: 'اعتُمدت المسودة {draft}' },
  issue: { en: 'Issued', ar: 'صدرت' },
  surrender: { en: 'Original surrendered', ar: 'سُلّم الأصل' },
  void: { en: 'Void', ar: 'أُلغيت' },
} satisfies Record<BillMove, TextRow>)

/** Words of the printed draft. */
export const billPaperText = texts({
  title: { en: 'Bill of lading, draft', ar: 'مسودة بوليصة شحن' },
  draft: { en: 'Draft', ar: 'المسودة' },
  state: { en: 'Status', ar: 'الحالة' },
  note: {
    en: 'Draft, not negotiable. It is not a document of title and does not release cargo. Check every line before you approve it.',
    ar: 'مسودة غير قابلة للتداول. ليست سند ملكية ولا تُفرج بموجبها البضاعة. يُرجى مراجعة كل بند قبل اعتمادها.',
  },
})
