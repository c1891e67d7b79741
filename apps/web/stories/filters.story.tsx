// The filters of a list with chips of what is set.
import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../src/ui/actions/button.tsx'
import { FilterBar, SearchBox } from '../src/ui/lists/filter-bar.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const [text, setText] = useState('CSQU')
  const [off, setOff] = useState<string[]>([])
  const chips = [
    { id: 'import', label: say('Import', 'استيراد') },
    { id: 'sea', label: say('Sea', 'بحري') },
  ].filter(({ id }) => !off.includes(id))
  return (
    <div className="card card-b">
      <FilterBar
        chips={chips}
        onRemove={(id) => setOff([...off, id])}
        onClear={() => setOff(['import', 'sea'])}
      >
        <SearchBox
          label={say('Reference or container', 'المرجع أو الحاوية')}
          value={text}
          onSearch={setText}
        />
        <Button icon={CalendarDays} iconEnd={ChevronDown}>
          {say('Dates', 'التواريخ')}
        </Button>
      </FilterBar>
    </div>
  )
}

export const story: Story = { title: { en: 'Filter bar', ar: 'شريط التصفية' }, order: 16, Body }
