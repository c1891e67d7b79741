// The kinds of document that prove what a company is, can pay and has paid: asked for when it applies for a credit account and uses it.
import type { DocumentTypeRow } from './document-type-row.ts'

export const companyDocumentTypes = {
  TRADE_LICENCE: {
    id: 25,
    en: 'Trade licence',
    ar: 'الرخصة التجارية',
    hint: { en: 'Valid, all pages.', ar: 'سارية المفعول، بجميع الصفحات.' },
    by: 'customer',
    expires: true,
  },
  VAT_CERTIFICATE: {
    id: 26,
    en: 'VAT registration certificate',
    ar: 'شهادة التسجيل في ضريبة القيمة المضافة',
    hint: {
      en: 'Issued by the Federal Tax Authority, with your tax registration number.',
      ar: 'صادرة عن الهيئة الاتحادية للضرائب، وتبيّن رقمك الضريبي.',
    },
    by: 'customer',
  },
  TRADE_REFERENCE: {
    id: 27,
    en: 'Trade reference',
    ar: 'مرجع تجاري',
    hint: {
      en: 'Letter from a supplier who gives you credit, with limit, terms and a contact. Two are needed.',
      ar: 'رسالة من مورّد يتعامل معك بالأجل، تبيّن الحد ومدة السداد وجهة الاتصال. يلزم مرجعان.',
    },
    by: 'customer',
  },
  BANK_STATEMENT: {
    id: 28,
    en: 'Bank statements, 6 months',
    ar: 'كشوف حساب مصرفي لستة أشهر',
    hint: { en: 'For the main account, as issued by the bank.', ar: 'للحساب الرئيسي، كما يصدرها البنك.' },
    by: 'customer',
  },
  SIGNATORY_ID: {
    id: 29,
    en: 'Emirates ID or passport of the signatory',
    ar: 'الهوية الإماراتية أو جواز سفر المفوَّض بالتوقيع',
    hint: { en: 'For the person who signs for the company.', ar: 'للشخص المفوَّض بالتوقيع عن الشركة.' },
    by: 'customer',
    identity: true,
    expires: true,
  },
  AUDITED_ACCOUNTS: {
    id: 30,
    en: 'Audited accounts, 2 years',
    ar: 'بيانات مالية مدققة لسنتين',
    hint: { en: 'With the auditor’s report.', ar: 'مع تقرير مدقق الحسابات.' },
    by: 'customer',
  },
  BUREAU_REPORT: {
    id: 31,
    en: 'Credit bureau report',
    ar: 'تقرير ائتماني',
    hint: {
      en: 'For the company, issued by Al Etihad Credit Bureau in the last 30 days.',
      ar: 'للشركة، صادر عن الاتحاد للمعلومات الائتمانية خلال آخر 30 يومًا.',
    },
    by: 'customer',
  },
  CREDIT_SECURITY: {
    id: 32,
    en: 'Security',
    ar: 'الضمان',
    hint: {
      en: 'Copy of the bank guarantee or of the security cheque.',
      ar: 'صورة الضمان المصرفي أو شيك الضمان.',
    },
    by: 'customer',
  },
  TRANSFER_PROOF: {
    id: 60,
    en: 'Proof of transfer',
    ar: 'إشعار التحويل',
    hint: {
      en: 'The bank’s confirmation of the transfer, with its reference and amount.',
      ar: 'إشعار البنك بالتحويل، مبيّنًا فيه الرقم المرجعي والمبلغ.',
    },
    by: 'customer',
  },
} as const satisfies Record<string, DocumentTypeRow>
