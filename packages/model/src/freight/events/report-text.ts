// What a carrier has reported and is no step yet, on the page of a shipment.
import { texts } from '../../kit/text.ts'

export const reportText = texts({
  ofShipment: {
    en: 'The carrier reported on {time}: {step}. It is entered as soon as nothing stands against it.',
    ar: 'أبلغ الناقل في {time}: {step}. تُسجَّل الخطوة تلقائيًا متى زال ما يمنعها.',
  },
  ofContainer: {
    en: 'The carrier reported on {time}: {step}, container {container}.',
    ar: 'أبلغ الناقل في {time}: {step}، الحاوية {container}.',
  },
  missing: {
    en: '{step}: entered once it is reported of {containers} as well.',
    ar: '{step}: تُسجَّل الخطوة متى وصل البلاغ عن {containers} أيضًا.',
  },
})
