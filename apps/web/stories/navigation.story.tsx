// Tabs, steps, chips and tags.
import { useState } from 'react'
import { Steps } from '../src/ui/lists/steps.tsx'
import { TabLinks } from '../src/ui/lists/tab-links.tsx'
import { Tabs } from '../src/ui/lists/tabs.tsx'
import { Tag } from '../src/ui/values/tag.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const [tab, setTab] = useState('active')
  const kinds = [
    { id: 'active', label: say('Active', 'النشطة'), count: 12 },
    { id: 'completed', label: say('Completed', 'المكتملة'), count: 21 },
    { id: 'expired', label: say('Expired', 'المنتهية'), count: 2 },
  ]
  const name = say('Shipments', 'الشحنات')
  return (
    <div className="card card-b stack g5">
      <Tabs
        label={name}
        value={tab}
        onChange={setTab}
        tabs={kinds.map((kind) => ({ ...kind, body: <p className="muted">{kind.label}</p> }))}
      />
      <TabLinks
        label={name}
        value="completed"
        tabs={kinds.map((kind) => ({ ...kind, href: `#${kind.id}` }))}
      />
      <Steps
        current={1}
        steps={[
          { label: say('Route', 'المسار'), href: '#route' },
          { label: say('Cargo', 'البضاعة') },
          { label: say('Dates', 'المواعيد') },
          { label: say('Review', 'المراجعة') },
        ]}
      />
      <div className="row wrap g2">
        <Tag>{say('Optional', 'اختياري')}</Tag>
        <Tag tone="brand">{say('Lowest', 'الأقل')}</Tag>
        <Tag tone="waiting">{say('Required', 'إلزامي')}</Tag>
      </div>
    </div>
  )
}

export const story: Story = {
  title: { en: 'Tabs, steps, tags', ar: 'التبويبات والخطوات والوسوم' },
  order: 11,
  Body,
}
