// Words of paying for parcel shipments, one or many.
import { texts } from '@marsa/model/kit/text.ts'
import { counted } from '@marsa/model/kit/counted-text.ts'

export const payText = texts({
  paidTitle: { en: 'Paid. The shipment is created.', ar: 'تم الدفع وإنشاء الشحنة.' },
  paidBody: {
    en: 'Print the label and put it on the parcel. The receipt and the tax invoice are below.',
    ar: 'اطبع الملصق وثبّته على الطرد. الإيصال والفاتورة الضريبية أدناه.',
  },
  paidLabel: {
    en: 'Print the label and put it on the parcel.',
    ar: 'اطبع الملصق وثبّته على الطرد.',
  },
  creditsUsed: { en: 'Credits for this shipment', ar: 'الرصيد المستخدم لهذه الشحنة' },
  creditsLeft: { en: 'Credits left', ar: 'الرصيد المتبقي في الباقة' },
  walletHas: { en: 'In the wallet', ar: 'رصيد المحفظة' },
  coveredBody: {
    en: 'The credits of your bundle cover it. Their VAT was paid with the bundle.',
    ar: 'رصيد باقتك يغطي الشحنة، وضريبته مسددة مع الباقة.',
  },
  shortWallet: { en: 'Your wallet is AED {amount} short', ar: 'ينقص المحفظة {amount} درهم' },
  shortBundle: { en: 'Your credits are AED {amount} short', ar: 'ينقص رصيد الباقة {amount} درهم' },
  shortBody: {
    en: 'Nothing was charged. The shipment is kept as a draft with everything you entered.',
    ar: 'لم يُخصم أي مبلغ. حُفظت الشحنة مسودة بكل ما أدخلته.',
  },
  restByCard: { en: 'Pay the rest by card', ar: 'دفع الباقي بالبطاقة' },
  byCard: { en: 'Pay by card instead', ar: 'الدفع بالبطاقة بدلًا من ذلك' },
  toWallet: { en: 'Open the wallet', ar: 'فتح المحفظة' },
  payTogether: { en: 'Pay together', ar: 'الدفع معًا' },
  togetherBody: {
    en: 'Nothing is paid unless the wallet covers all of them. By card you pay for one shipment at a time, on its own page.',
    ar: 'لا يُدفع أي مبلغ ما لم تكفِ المحفظة لدفعها كلها. الدفع بالبطاقة لشحنة واحدة في كل مرة من صفحتها.',
  },
  totalOf: counted(
    ['{count} shipment, with VAT', '{count} shipments, with VAT'],
    [
      'لا شحنات',
      'شحنة واحدة، شامل الضريبة',
      'شحنتان، شامل الضريبة',
      '{count} شحنات، شامل الضريبة',
      '{count} شحنة، شامل الضريبة',
      '{count} شحنة، شامل الضريبة',
    ],
  ),
  fromWallet: { en: 'Pay from the wallet', ar: 'الدفع من المحفظة' },
  fromCredits: { en: 'Pay with credits', ar: 'الدفع من رصيد الباقة' },
  inWallet: { en: 'In the wallet: AED {amount}', ar: 'رصيد المحفظة: {amount} درهم' },
  manyPaid: counted(
    ['{count} shipment is paid and created', '{count} shipments are paid and created'],
    [
      'لم تُدفع أي شحنة',
      'تم دفع شحنة واحدة وإنشاؤها',
      'تم دفع شحنتين وإنشاؤهما',
      'تم دفع {count} شحنات وإنشاؤها',
      'تم دفع {count} شحنة وإنشاؤها',
      'تم دفع {count} شحنة وإنشاؤها',
    ],
  ),
  labels: { en: 'Print labels', ar: 'طباعة الملصقات' },
  labelsFrom: { en: 'Print labels {from} to {to}', ar: 'طباعة الملصقات من {from} إلى {to}' },
  toList: { en: 'Open the list', ar: 'فتح القائمة' },
  terms: {
    en: 'I accept the terms of carriage. None of the shipments contains anything restricted or hazardous.',
    ar: 'أوافق على شروط النقل، ولا يحتوي أي منها على مواد مقيّدة أو خطرة.',
  },
  usePlan: { en: 'Use our bundle’s prices and credits', ar: 'استخدام سعر باقتنا ورصيدها' },
  checking: { en: 'Checking and pricing the shipments', ar: 'جارٍ مراجعة الشحنات وتسعيرها' },
  changed: {
    en: 'The total is now AED {amount}. Press again to pay it.',
    ar: 'أصبح الإجمالي {amount} درهم. اضغط مرة أخرى للدفع.',
  },
  refused: counted(
    ['{count} shipment cannot be paid yet', '{count} shipments cannot be paid yet'],
    [
      'يمكن دفع كل الشحنات',
      'شحنة واحدة لا يمكن دفعها بعد',
      'شحنتان لا يمكن دفعهما بعد',
      '{count} شحنات لا يمكن دفعها بعد',
      '{count} شحنة لا يمكن دفعها بعد',
      '{count} شحنة لا يمكن دفعها بعد',
    ],
  ),
})
