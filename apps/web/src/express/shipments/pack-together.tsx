// Offers fewer boxes for the parcels of the form: each parcel is priced by itself.
import { kilograms } from '@marsa/model/express/pricing/price-text.ts'
import { packTogether } from '@marsa/model/express/packing/pack-together.ts'
import { packagings } from '@marsa/model/express/shipments/shipment-form.ts'
import { comma, texts } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { usePageFormOf } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import type { CreateValues } from './create-values.ts'

const words = texts({
  title: { en: 'Fewer parcels are enough', ar: 'يكفي عدد أقل من الطرود' },
  body: {
    en: 'Together they fit into: {boxes}. The chargeable weight is then {after} kg, now it is {before} kg.',
    ar: 'تتسع لها معًا: {boxes}. يصبح الوزن المحتسب {after} كغم، وهو الآن {before} كغم.',
  },
  box: { en: '{box} ({sides} cm)', ar: '{box} ({sides} سم)' },
  take: { en: 'Pack them together', ar: 'جمعها معًا' },
})

export function PackTogether() {
  const t = useT()
  const { lang } = useLang()
  const form = usePageFormOf<CreateValues>()
  const offered = packTogether(form.values.packages)
  if (!offered) return null
  const boxes = offered.boxes.map(({ code, sides }) =>
    t(words.box, {
      box: packagings[code][lang],
      sides: `\u2066${sides.map((side) => side / 10).join(' × ')}\u2069`,
    }),
  )
  return (
    <Banner
      tone="info"
      title={t(words.title)}
      action={
        <Button size="s" changes={false} onPress={() => form.set({ packages: offered.packages })}>
          {t(words.take)}
        </Button>
      }
    >
      {t(words.body, {
        boxes: boxes.join(comma(lang)),
        after: kilograms(offered.gramsThen),
        before: kilograms(offered.gramsNow),
      })}
    </Banner>
  )
}
