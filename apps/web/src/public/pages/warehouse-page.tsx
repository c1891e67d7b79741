// The warehouse home: storage by the cubic metre, in four steps, with its limits.
import type { Lang } from '@marsa/model/kit/text.ts'
import { ServiceHome } from '../parts/service-home.tsx'
import { warehouse as t } from '../text/warehouse.ts'

export const WarehousePage = ({ lang }: { lang: Lang }) => (
  <ServiceHome
    lang={lang}
    icon="warehouse"
    words={t}
    note={t.working}
    figures={[
      [t.answer, { en: '{answerWarehouse}', ar: '{answerWarehouse}' }],
      [t.unit, t.unitValue],
      [t.optional, t.optionalValue],
    ]}
    limits={[
      [t.limitDates, t.limitDatesText],
      [t.limitDelivery, t.limitDeliveryText],
      [t.limitFiles, t.limitFilesText],
      [t.limitPay, t.limitPayText],
    ]}
  />
)
