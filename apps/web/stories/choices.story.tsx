// Radio cards, boxes, switches and segments.
import { Plane, Ship } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../src/ui/fields/checkbox.tsx'
import { RadioCards } from '../src/ui/fields/radio-cards.tsx'
import { Segments } from '../src/ui/fields/segments.tsx'
import { Switch } from '../src/ui/fields/switch.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const [way, setWay] = useState('door')
  const [mode, setMode] = useState('sea')
  const [terms, setTerms] = useState(true)
  const [offers, setOffers] = useState(false)
  const [cold, setCold] = useState(true)
  const [same, setSame] = useState(false)
  return (
    <div className="card card-b stack">
      <RadioCards
        label={say('Way', 'طريقة النقل')}
        value={way}
        onChange={setWay}
        choices={[
          { id: 'door', label: say('Door to door', 'من الباب إلى الباب') },
          { id: 'port', label: say('Port to door', 'من الميناء إلى الباب') },
        ]}
      />
      <Checkbox value={terms} onChange={setTerms}>
        {say('I accept the terms', 'أوافق على الشروط والأحكام')}
      </Checkbox>
      <Checkbox value={offers} onChange={setOffers}>
        {say('Send me offers', 'أرسلوا لي العروض')}
      </Checkbox>
      <Switch value={cold} onChange={setCold}>
        {say('Temperature controlled', 'تحكم في درجة الحرارة')}
      </Switch>
      <Switch value={same} onChange={setSame}>
        {say('Same as origin', 'مطابق لجهة الإرسال')}
      </Switch>
      <div>
        <Segments
          label={say('Mode', 'وسيلة النقل')}
          value={mode}
          onChange={setMode}
          segments={[
            { id: 'sea', label: say('Sea', 'بحري'), icon: Ship },
            { id: 'air', label: say('Air', 'جوي'), icon: Plane },
          ]}
        />
      </div>
    </div>
  )
}

export const story: Story = { title: { en: 'Choices', ar: 'الاختيارات' }, order: 7, Body }
