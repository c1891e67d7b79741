// A pin on the map of the Emirates: pasted, found by the device, or placed by hand.
import { useState } from 'react'
import { Card } from '../src/ui/values/card.tsx'
import { PinMap } from '../src/ui/map/pin-map.tsx'
import { PinField } from '../src/ui/fields/pin-field.tsx'
import { useSample, type Story } from './story.tsx'

const alQuoz = { latitude: 25.1316, longitude: 55.2271 }

function Body() {
  const say = useSample()
  const [typed, setTyped] = useState('')
  const [pin, setPin] = useState(alQuoz)
  const marks = [
    { latitude: 25.2, longitude: 55.27, label: say('Dubai', 'دبي') },
    { latitude: 24.45, longitude: 54.38, label: say('Abu Dhabi', 'أبوظبي') },
    { latitude: 24.21, longitude: 55.74, label: say('Al Ain', 'العين') },
    { latitude: 25.35, longitude: 55.39, label: say('Sharjah', 'الشارقة') },
    { latitude: 25.79, longitude: 55.94, label: say('Ras Al Khaimah', 'رأس الخيمة') },
    { latitude: 25.12, longitude: 56.34, label: say('Fujairah', 'الفجيرة') },
    { latitude: 25.14, longitude: 55.23, label: say('Al Quoz', 'القوز'), minor: true },
  ]
  return (
    <Card>
      <div className="stack g6">
        <PinField
          label={say('Pin on the map', 'الموقع على الخريطة')}
          optional
          value={typed}
          onChange={setTyped}
          hasMap
          marks={marks}
        />
        <PinMap pin={pin} onPin={setPin} marks={marks} />
      </div>
    </Card>
  )
}

export const story: Story = {
  title: { en: 'Pin on the map', ar: 'الموقع على الخريطة' },
  order: 19,
  Body,
}
