// A long list with a search, in the browser and from a server.
import { Anchor } from 'lucide-react'
import { useState } from 'react'
import { SearchSelect } from '../src/ui/fields/search-select.tsx'
import type { Option } from '../src/ui/fields/select.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const [port, setPort] = useState<string | null>(null)
  const [city, setCity] = useState<string | null>('AUH')
  const ports: Option[] = [
    { id: 'AEKHL', label: say('Khalifa Port', 'ميناء خليفة'), detail: say('Abu Dhabi', 'أبوظبي') },
    { id: 'AEKLP', label: say('Khalid Port', 'ميناء خالد'), detail: say('Sharjah', 'الشارقة') },
    { id: 'AEKLF', label: say('Khor Fakkan', 'خورفكان'), detail: say('Sharjah', 'الشارقة') },
    { id: 'AEJEA', label: say('Jebel Ali', 'جبل علي'), detail: say('Dubai', 'دبي') },
  ].map((option) => ({ ...option, code: option.id, icon: Anchor }))
  return (
    <div className="card card-b stack">
      <SearchSelect
        label={say('Port', 'الميناء')}
        placeholder={say('Choose a port', 'اختر الميناء')}
        options={ports}
        value={port}
        onChange={setPort}
      />
      <SearchSelect
        label={say('City, from the server', 'المدينة، من الخادم')}
        placeholder={say('Choose a city', 'اختر المدينة')}
        load={loadCities}
        chosen={{ id: 'AUH', label: say('Abu Dhabi', 'أبوظبي') }}
        value={city}
        onChange={setCity}
      />
    </div>
  )
}

const cities = [
  { id: 'DXB', label: 'Dubai' },
  { id: 'AUH', label: 'Abu Dhabi' },
  { id: 'SHJ', label: 'Sharjah' },
]
const loadCities = async (query: string): Promise<Option[]> =>
  cities.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))

export const story: Story = { title: { en: 'Select with search', ar: 'قائمة مع بحث' }, order: 5, Body }
