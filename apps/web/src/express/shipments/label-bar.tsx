// Labels of the shipments that were chosen in the list, as one file.
import { useMutation } from '@tanstack/react-query'
import { downloadLabels } from '@marsa/model/express/label/paper-endpoints.ts'
import { mostAtOnce } from '@marsa/model/kit/portions.ts'
import { counted } from '@marsa/model/kit/counted-text.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { download, type Refusal } from '../../kit/call.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { detailText } from '../text.ts'

export const labelBarText = texts({
  choose: { en: 'Choose {number}', ar: 'اختيار {number}' },
  page: { en: 'Choose all on this page', ar: 'اختيار كل ما في هذه الصفحة' },
  none: {
    en: 'Choose shipments with a waybill to print their labels together.',
    ar: 'اختر شحنات لها رقم بوليصة لطباعة ملصقاتها معًا.',
  },
  chosen: counted(
    ['{count} shipment chosen', '{count} shipments chosen'],
    [
      'لم تُختر أي شحنة',
      'اختيرت شحنة واحدة',
      'اختيرت شحنتان',
      'اختيرت {count} شحنات',
      'اختيرت {count} شحنة',
      'اختيرت {count} شحنة',
    ],
  ),
  most: {
    en: 'You can print up to {most} at once.',
    ar: 'يمكن طباعة ملصقات {most} شحنة على الأكثر دفعة واحدة.',
  },
  print: { en: 'Print the labels', ar: 'طباعة الملصقات' },
  clear: { en: 'Clear the selection', ar: 'إلغاء الاختيار' },
})

type LabelBarProps = {
  chosen: readonly string[]
  /** Ids of the page that have a label. */
  onPage: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

export function LabelBar({ chosen, onPage, onChoose }: LabelBarProps) {
  const t = useT()
  const { mutate, error, isPending } = useMutation<void, Refusal, 'pdf' | 'zpl'>({
    mutationFn: (format) => download(downloadLabels, { query: { shipmentId: chosen.join(','), format } }),
  })
  const here = onPage.filter((id) => chosen.includes(id))
  const isWhole = here.length === onPage.length
  const refused = {
    ...(chosen.length > mostAtOnce && { disabledReason: t(labelBarText.most, { most: mostAtOnce }) }),
  }
  return (
    <div className="stack g3">
      <RefusalBanner refusal={error} />
      <div className="row wrap g4">
        <Checkbox
          value={isWhole}
          partly={here.length > 0 && !isWhole}
          onChange={(is) => onChoose([...chosen.filter((id) => !onPage.includes(id)), ...(is ? onPage : [])])}
        >
          {t(labelBarText.page)}
        </Checkbox>
        <span className="muted dense" role="status">
          {chosen.length === 0 ? t(labelBarText.none) : t(labelBarText.chosen, { count: chosen.length })}
        </span>
        {chosen.length > 0 && (
          <span className="row row-top wrap g2">
            <Button variant="primary" isPending={isPending} {...refused} onPress={() => mutate('pdf')}>
              {t(labelBarText.print)}
            </Button>
            <Button isPending={isPending} {...refused} onPress={() => mutate('zpl')}>
              {t(detailText.labelZpl)}
            </Button>
            <Button variant="text" changes={false} onPress={() => onChoose([])}>
              {t(labelBarText.clear)}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
