// Tabs: panels of one page.
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { tabFace, type TabKind } from './tab-face.tsx'

/** Panels of one page; `value` and `onChange` let the address hold the chosen tab. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))} className="stack">
      <TabList className="tabs" aria-label={label} items={tabs} dependencies={[value]}>
        {(tab) => (
          <Tab id={tab.id} className="tab">
            {tabFace(tab)}
          </Tab>
        )}
      </TabList>
      {tabs.map(({ id, body }) => (
        <TabPanel key={id} id={id}>
          {body}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

export type TabsProps = {
  label: string
  tabs: (TabKind & { body: ReactNode })[]
  value?: string
  onChange?: (id: string) => void
}
