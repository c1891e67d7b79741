// What a carrier has reported and is no step yet, on the page of a shipment.
import { texts } from '../../kit/text.ts'

export const reportText = texts({
  ofShipment: {
    en: 'Reported by the carrier on {time}: {step}. It is recorded as soon as nothing prevents it.',
    ar: 'أبلغ الناقل في {time}: {step}. تُسجَّل الخطوة تلقائيًا متى زال ما يمنعها.',
  },
  ofContainer: {
    en: 'Reported by the carrier on {time}: {step}, container {container}.',
    ar: 'أبلغ الناقل في {time}: {step}، الحاوية {container}.',
  },
  missing: {
    en: '{step} is recorded once the carrier has reported it for {containers} too.',
    ar: '{step}: تُسجَّل الخطوة بعد أن يُبلغ الناقل عن {containers} أيضًا.',
  },
})
