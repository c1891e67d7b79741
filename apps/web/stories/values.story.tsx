// Every value as it is printed.
import { Card, Facts } from '../src/ui/values/card.tsx'
import { Countdown } from '../src/ui/values/countdown.tsx'
import { Money } from '../src/ui/values/money.tsx'
import { PhoneText } from '../src/ui/fields/phone-text.tsx'
import { Ref } from '../src/ui/values/ref.tsx'
import { When } from '../src/ui/values/when.tsx'
import { useLang } from '../src/kit/direction.tsx'
import { fileSize, percent, range, volume, weight } from '../src/kit/format.ts'
import { useSample, type Story } from './story.tsx'

const now = () => Date.parse('2026-11-24T08:00:00Z')

function Body() {
  const say = useSample()
  const { lang } = useLang()
  return (
    <Card>
      <Facts
        across
        facts={[
          [<bdi key="money">Money</bdi>, <Money key="money" value="9627.75" />],
          [say('Signed', 'بإشارة'), <Money key="signed" value="-4813.88" />],
          [say('Large', 'كبير'), <Money key="large" value="4997.62" size="l" />],
          [<bdi key="ref">Ref</bdi>, <Ref key="ref" value="CSQU3054383" />],
          [<bdi key="when">When</bdi>, <When key="when" value="2026-12-01T02:40:00Z" />],
          [
            say('Relative', 'نسبي'),
            <When key="rel" value="2026-12-03T08:00:00Z" as="relative" now={new Date(now())} />,
          ],
          [<bdi key="cd">Countdown</bdi>, <Countdown key="cd" until="2026-11-24T08:09:45Z" now={now} />],
          [say('Days', 'أيام'), <Countdown key="days" until="2026-12-01T09:00:00Z" now={now} />],
          [<bdi key="phone">PhoneText</bdi>, <PhoneText key="phone" value="+971505550142" />],
          [say('Range', 'نطاق'), range('650', '1,150', lang)],
          [say('Weight', 'الوزن'), `${weight(11_480, lang)}`],
          [say('Volume', 'الحجم'), volume('67.2', lang)],
          [say('File', 'ملف'), fileSize(2_400_000, lang)],
          [
            say('VAT', 'ضريبة القيمة المضافة'),
            <bdi key="vat" dir="ltr">
              {percent(0.05, lang)}
            </bdi>,
          ],
        ]}
      />
    </Card>
  )
}

export const story: Story = { title: { en: 'Values', ar: 'القيم' }, order: 23, Body }
