// An air route that is half done.
import { Card } from '../src/ui/values/card.tsx'
import { RouteMap } from '../src/ui/values/route-map.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  return (
    <Card flush>
      <RouteMap
        mode="air"
        label={say(
          'Air route from Frankfurt to Sharjah, now in Istanbul',
          'مسار جوي من فرانكفورت إلى الشارقة، الآن في إسطنبول',
        )}
        points={[
          { lat: 50.03, lon: 8.56, label: say('Frankfurt', 'فرانكفورت'), done: true },
          { lat: 41.26, lon: 28.74, label: say('Istanbul', 'إسطنبول'), done: true },
          { lat: 25.33, lon: 55.51, label: say('Sharjah', 'الشارقة'), done: false },
        ]}
      />
    </Card>
  )
}

export const story: Story = { title: { en: 'Map, on the way', ar: 'الخريطة أثناء الطريق' }, order: 19, Body }
