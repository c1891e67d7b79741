// Titles of the pages of express; apart, because the route table carries them.
import { texts } from '@marsa/model/kit/text.ts'

export const expressTitles = texts({
  wallet: { en: 'Wallet', ar: 'المحفظة' },
  bundles: { en: 'Bundles', ar: 'الباقات' },
  money: { en: 'Where is my money', ar: 'أين أموالي' },
  payouts: { en: 'Payouts', ar: 'التحويلات' },
  wallets: { en: 'Wallets and bundles', ar: 'المحافظ والباقات' },
  shipments: { en: 'Parcel shipments', ar: 'شحنات الطرود' },
  shipment: { en: 'Parcel shipment', ar: 'شحنة طرود' },
  quick: { en: 'Fast entry', ar: 'إدخال سريع' },
  bulk: { en: 'Send many parcels', ar: 'إرسال طرود كثيرة' },
  create: { en: 'Send a parcel', ar: 'إرسال طرد' },
  recipient: { en: 'Your parcel', ar: 'طردك' },
  guest: { en: 'Send a parcel without an account', ar: 'إرسال طرد دون حساب' },
  objections: { en: 'Objections', ar: 'الاعتراضات' },
})
