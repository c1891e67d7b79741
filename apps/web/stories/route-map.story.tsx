// A route on the map with the timeline that says the same.
import { Anchor, CreditCard, Ship, Truck } from 'lucide-react'
import { Card } from '../src/ui/values/card.tsx'
import { Money } from '../src/ui/values/money.tsx'
import { RouteMap } from '../src/ui/values/route-map.tsx'
import { Timeline } from '../src/ui/values/timeline.tsx'
import { When } from '../src/ui/values/when.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  return (
    <Card flush>
      <RouteMap
        mode="sea"
        label={say(
          'Sea route from Shanghai through Singapore to Jebel Ali, completed',
          'مسار بحري من شنغهاي عبر سنغافورة إلى جبل علي، مكتمل',
        )}
        points={[
          { lat: 31.2, lon: 121.9, label: say('Shanghai', 'شنغهاي'), done: true },
          { lat: 1.26, lon: 103.8, label: say('Singapore', 'سنغافورة'), done: true },
          { lat: 25.0, lon: 55.06, label: say('Jebel Ali', 'جبل علي'), done: true },
        ]}
      />
      <div className="card-b">
        <Timeline
          milestones={[
            {
              id: 'departed',
              label: say('Departed Shanghai', 'غادرت شنغهاي'),
              icon: Ship,
              state: 'done',
              when: <When value="2026-11-02T18:15:00Z" />,
            },
            {
              id: 'arrived',
              label: say('Goods arrived at Jebel Ali', 'وصلت البضاعة إلى جبل علي'),
              detail: say('1 day early', 'قبل الموعد بيوم'),
              icon: Anchor,
              state: 'done',
              when: <When value="2026-11-21T02:40:00Z" />,
            },
            {
              id: 'pay',
              label: say('Awaiting final payment', 'بانتظار الدفعة النهائية'),
              detail: <Money value="4997.62" />,
              icon: CreditCard,
              state: 'now',
              when: <When value="2026-11-24T05:12:00Z" />,
            },
            {
              id: 'delivery',
              label: say('Delivery to Al Quoz', 'التسليم إلى القوز'),
              icon: Truck,
              state: 'todo',
              when: <When value="2026-11-26" as="date" />,
            },
          ]}
        />
      </div>
    </Card>
  )
}

export const story: Story = {
  title: { en: 'Map and timeline', ar: 'الخريطة وخط السير' },
  order: 18,
  wide: true,
  Body,
}
