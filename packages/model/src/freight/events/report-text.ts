// What a carrier has reported and is no step yet, on the page of a shipment.
import { texts } from '../../kit/text.ts'

export const reportText = texts({
  ofShipment: {
    en: 'Reported by the carrier on {time}: {step}. It will be recorded once nothing is blocking it.',
    ar: 'أبلغ الناقل في {time}: {step}. تُسجَّل الخطوة تلقائيًا متى زال ما يمنعها.',
  },
  ofContainer: {
    en: 'Reported by the carrier on {time}: {step}, container {container}.',
    ar: 'أبلغ الناقل في {time}: {step}، الحاوية {container}.',
  },
  missing: {
    en: '{step} will be recorded once the carrier has also reported it for {containers}.',
    ar: '{step}: تُسجَّل الخطوة بعد أن يُبلغ الناقل عن {containers} أيضًا.',
  },
})
