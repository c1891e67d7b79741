// The reports of finance: what each is called and says, what may be chosen for it, and in which formats it is handed out.
import { texts, type TextRow } from '../../kit/text.ts'

export const reportFormats = ['xlsx', 'csv', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Beside its days: the account, the supplier, what sales are added up by. `now` is how things stand, of no days. */
type ReportRow = {
  title: TextRow
  about: TextRow
  needs?: 'account' | 'supplier' | 'by'
  now?: true
  /** It can be of one company alone; a ticket that is held to a company opens no other. */
  byCompany?: true
  /** Only these; every format where none are named. */
  formats?: readonly ReportFormat[]
}

export const reportTable = {
  'cash-in': {
    title: { en: 'Cash in', ar: 'المقبوضات' },
    about: {
      en: 'Every receipt with payer, purpose and payment method.',
      ar: 'كل إيصال مع الدافع وسبب الدفع وطريقته.',
    },
    byCompany: true,
  },
  'receivables-ageing': {
    title: { en: 'Aged receivables', ar: 'أعمار الذمم المدينة' },
    about: {
      en: 'Amounts companies owe on credit, by days past due.',
      ar: 'ما على الشركات من ائتمان بحسب أيام التأخر عن الاستحقاق.',
    },
    now: true,
    byCompany: true,
  },
  'payables-ageing': {
    title: { en: 'Aged payables to agents', ar: 'أعمار مستحقات الوكلاء' },
    about: {
      en: 'Amounts owed to agents, released and held, by days since posting.',
      ar: 'مستحقات الوكلاء، المتاح منها والمحتجز، بحسب الأيام منذ تسجيلها.',
    },
    now: true,
    byCompany: true,
  },
  'settlement-runs': {
    title: { en: 'Settlement runs', ar: 'دورات التسوية' },
    about: {
      en: 'Runs with gross, commission, VAT, adjustments and amount paid.',
      ar: 'الدورات مع الإجمالي والعمولة والضريبة والتسويات وما دُفع.',
    },
    byCompany: true,
  },
  refunds: {
    title: { en: 'Refunds', ar: 'المبالغ المستردة' },
    about: {
      en: 'Refunds to customers, in progress and completed.',
      ar: 'المبالغ قيد الرد إلى العملاء وما وصل منها.',
    },
    byCompany: true,
  },
  'card-payouts': {
    title: { en: 'Card payouts', ar: 'تحويلات البطاقات' },
    about: {
      en: 'Payouts from the card gateway, its fees with VAT, and the date at the bank.',
      ar: 'ما حوّلته بوابة البطاقات ورسومها مع الضريبة وتاريخ وصوله إلى البنك.',
    },
  },
  purchases: {
    title: { en: 'Purchases', ar: 'المشتريات' },
    about: {
      en: 'Supplier tax invoices with net, VAT and treatment.',
      ar: 'الفواتير الضريبية من المورّدين مع الصافي والضريبة والمعاملة الضريبية.',
    },
  },
  'tax-documents': {
    title: { en: 'Tax documents', ar: 'المستندات الضريبية' },
    about: {
      en: 'Tax invoices and credit notes with net, VAT and total.',
      ar: 'الفواتير الضريبية والإشعارات الدائنة مع الصافي والضريبة والإجمالي.',
    },
    byCompany: true,
  },
  'credit-notes': {
    title: { en: 'Credit notes', ar: 'الإشعارات الدائنة' },
    about: { en: 'Credit notes only.', ar: 'الإشعارات الدائنة وحدها.' },
    byCompany: true,
  },
  'vat-201': {
    title: { en: 'VAT return (VAT 201)', ar: 'الإقرار الضريبي (VAT 201)' },
    about: {
      en: 'The boxes of the return, calculated from the documents of the period.',
      ar: 'خانات الإقرار من مستندات الفترة.',
    },
    needs: 'supplier',
  },
  'agent-vat-pack': {
    title: { en: 'VAT packs of agents', ar: 'ملفات الضريبة للوكلاء' },
    about: {
      en: 'Documents issued in the name of each agent, for their returns.',
      ar: 'ما صدر باسم كل وكيل لأغراض إقراره.',
    },
  },
  sales: {
    title: { en: 'Sales', ar: 'المبيعات' },
    about: {
      en: 'Invoiced amounts by line, customer, agent, lane or month.',
      ar: 'ما صدرت به فواتير بحسب الخدمة أو العميل أو الوكيل أو المسار أو الشهر.',
    },
    needs: 'by',
    byCompany: true,
  },
  'cod-float': {
    title: { en: 'Cash with couriers', ar: 'النقد لدى مندوبي التوصيل' },
    about: {
      en: 'Cash on delivery that couriers still hold, by courier.',
      ar: 'مبالغ الدفع عند الاستلام التي لا تزال لدى كل مندوب.',
    },
    now: true,
    byCompany: true,
  },
  'wallet-liabilities': {
    title: { en: 'Wallet balances', ar: 'أرصدة المحافظ' },
    about: {
      en: 'Balances of company wallets, available and reserved.',
      ar: 'ما على المنصة لمحافظ الشركات، المتاح والمحجوز.',
    },
    now: true,
    byCompany: true,
  },
  'bundle-deferred': {
    title: { en: 'Unearned bundle credits', ar: 'إيرادات الباقات المؤجلة' },
    about: {
      en: 'Bundle credits that were paid for but not used yet.',
      ar: 'أرصدة الباقات المدفوعة وغير المستخدمة بعد.',
    },
    now: true,
    byCompany: true,
  },
  'trial-balance': {
    title: { en: 'Trial balance', ar: 'ميزان المراجعة' },
    about: {
      en: 'Opening balance, debits, credits and closing balance of every account.',
      ar: 'الرصيد الافتتاحي والمدين والدائن والرصيد الختامي لكل حساب.',
    },
  },
  ledger: {
    title: { en: 'Ledger account', ar: 'حساب دفتر الأستاذ' },
    about: {
      en: 'All entries of one account with the balance after each.',
      ar: 'كل قيود حساب واحد مع الرصيد بعد كل قيد.',
    },
    needs: 'account',
    byCompany: true,
  },
  journal: {
    title: { en: 'Journal', ar: 'دفتر اليومية' },
    about: {
      en: 'Every entry in the period, for accounting software.',
      ar: 'كل قيود الفترة، لبرامج المحاسبة.',
    },
  },
  'audit-file': {
    title: { en: 'VAT audit file (FAF)', ar: 'ملف التدقيق الضريبي (FAF)' },
    about: {
      en: 'Company, supplies and general ledger in the format the tax authority requires. Send it only on request.',
      ar: 'بيانات الشركة والتوريدات ودفتر الأستاذ بالصيغة التي تطلبها الهيئة الاتحادية للضرائب. لا يُرسل إلا عند الطلب.',
    },
    formats: ['csv'],
  },
} as const satisfies Record<string, ReportRow>

export type ReportId = keyof typeof reportTable
export const reportIds = Object.keys(reportTable) as [ReportId, ...ReportId[]]
export const reportOf = (id: ReportId): ReportRow => reportTable[id]
export const formatsOf = (id: ReportId): readonly ReportFormat[] => reportOf(id).formats ?? reportFormats

/** Groups that a ticket may be for, with the reports of each. */
export const reportGroups = {
  finance: reportIds,
  operations: ['sales'],
  cod: ['cod-float', 'wallet-liabilities'],
} as const satisfies Record<string, readonly ReportId[]>
export type ReportGroup = keyof typeof reportGroups
/** A name of a group in any case. */
export const groupNamed = (name: string): ReportGroup | undefined =>
  (Object.keys(reportGroups) as ReportGroup[]).find((group) => group === name.toLowerCase())

export const isInGroup = (group: ReportGroup, id: string): boolean =>
  (reportGroups[group] as readonly string[]).includes(id)

/** The smallest group that holds a report. */
export const groupOf = (id: ReportId): ReportGroup =>
  (Object.keys(reportGroups) as ReportGroup[])
    .filter((group) => isInGroup(group, id))
    .toSorted((a, b) => reportGroups[a].length - reportGroups[b].length)[0]!

/** What sales are added up by. */
export const salesKeys = ['line', 'customer', 'agent', 'lane', 'month'] as const
export type SalesKey = (typeof salesKeys)[number]
export const salesKeyText = texts({
  line: { en: 'Line', ar: 'الخدمة' },
  customer: { en: 'Customer', ar: 'العميل' },
  agent: { en: 'Supplier', ar: 'المورّد' },
  lane: { en: 'Lane', ar: 'المسار' },
  month: { en: 'Month', ar: 'الشهر' },
} satisfies Record<SalesKey, TextRow>)
