// Sentences that say why a quotation is the lowest or suggested, and what speaks for another one.
import { texts } from '../kit/text.ts'

export const explainText = texts({
  lowestLead: {
    en: 'Lowest total among open quotes: {amount} less than the next.',
    ar: 'أقل إجمالي بين العروض السارية: أقل بمقدار {amount} عن العرض التالي.',
  },
  lowestTie: {
    en: 'Same lowest total as the next quote; this one came first.',
    ar: 'الإجمالي الأقل نفسه في العرض التالي، وهذا العرض ورد أولًا.',
  },
  lowestAlone: { en: 'The only open quote at the moment.', ar: 'العرض الساري الوحيد حاليًا.' },
  staysLowest: {
    en: 'It stays the lowest even if these charges reach their highest price.',
    ar: 'ويبقى الأقل حتى لو بلغت هذه الرسوم أعلى أسعارها.',
  },
  mayNotStay: {
    en: 'With these charges it may not stay the lowest.',
    ar: 'وقد لا يبقى الأقل بعد إضافة هذه الرسوم.',
  },
  suggestedMore: {
    en: 'Total {amount} above the lowest, and no expected charge is missing, so it is the safer price.',
    ar: 'إجماليه أعلى من الأقل بمقدار {amount}، ولا ينقصه أي رسم متوقع، ولذلك فسعره أوثق.',
  },
  suggestedTie: {
    en: 'Same total as the lowest, and no expected charge is missing, so it is the safer price.',
    ar: 'إجماليه مساوٍ للأقل، ولا ينقصه أي رسم متوقع، ولذلك فسعره أوثق.',
  },
  allNamed: {
    en: { one: 'The only expected charge is listed.', other: 'All {count} expected charges are listed.' },
    ar: {
      zero: 'جميع الرسوم المتوقعة مذكورة.',
      one: 'الرسم المتوقع مذكور.',
      two: 'الرسمان المتوقعان مذكوران.',
      few: 'الرسوم المتوقعة مذكورة كلها، وعددها {count}.',
      many: 'الرسوم المتوقعة مذكورة كلها، وعددها {count}.',
      other: 'الرسوم المتوقعة مذكورة كلها، وعددها {count}.',
    },
  },
  notOffered: {
    en: 'This agent does not offer: {charges}.',
    ar: 'لا يقدّم هذا الوكيل: {charges}.',
  },
  missingRise: {
    en: 'Not in this quote: {charges}. The final total can rise by up to {rise} with VAT.',
    ar: 'غير مذكور في هذا العرض: {charges}. قد يرتفع الإجمالي النهائي بما يصل إلى {rise} شامل الضريبة.',
  },
  missingOpen: {
    en: 'Not in this quote: {charges}. The final total can rise; these charges have no fixed range.',
    ar: 'غير مذكور في هذا العرض: {charges}. قد يرتفع الإجمالي النهائي؛ فلا نطاق محدد لهذه الرسوم.',
  },
  missingBoth: {
    en: 'Not in this quote: {charges}. The final total can rise by {rise} with VAT, and more for charges without a fixed range.',
    ar: 'غير مذكور في هذا العرض: {charges}. قد يرتفع الإجمالي النهائي بمقدار {rise} شامل الضريبة، وأكثر للرسوم التي لا نطاق محدد لها.',
  },
  alsoFastest: {
    en: { one: 'It is also the fastest: {count} day.', other: 'It is also the fastest: {count} days.' },
    ar: {
      zero: 'وهو الأسرع أيضًا: أقل من يوم.',
      one: 'وهو الأسرع أيضًا: يوم واحد.',
      two: 'وهو الأسرع أيضًا: يومان.',
      few: 'وهو الأسرع أيضًا: {count} أيام.',
      many: 'وهو الأسرع أيضًا: {count} يومًا.',
      other: 'وهو الأسرع أيضًا: {count} يوم.',
    },
  },
  fasterElsewhere: {
    en: {
      one: '{agent} is {count} day faster for {amount} more.',
      other: '{agent} is {count} days faster for {amount} more.',
    },
    ar: {
      zero: 'أما {agent} فأسرع مقابل زيادة قدرها {amount}.',
      one: 'أما {agent} فأسرع بيوم واحد مقابل زيادة قدرها {amount}.',
      two: 'أما {agent} فأسرع بيومين مقابل زيادة قدرها {amount}.',
      few: 'أما {agent} فأسرع بمقدار {count} أيام مقابل زيادة قدرها {amount}.',
      many: 'أما {agent} فأسرع بمقدار {count} يومًا مقابل زيادة قدرها {amount}.',
      other: 'أما {agent} فأسرع بمقدار {count} يوم مقابل زيادة قدرها {amount}.',
    },
  },
})
