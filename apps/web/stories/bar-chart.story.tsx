// Stacked bars with a finding in words.
import { BarChart } from '../src/ui/values/bar-chart.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  return (
    <BarChart
      title={say('Spend by service', 'الإنفاق حسب الخدمة')}
      finding={say('Freight carries the growth: up 26% since September.', 'الشحن يقود النمو منذ سبتمبر.')}
      unit={say('AED thousand', 'ألف درهم')}
      groups={[
        say('Jun', 'يونيو'),
        say('Jul', 'يوليو'),
        say('Aug', 'أغسطس'),
        say('Sep', 'سبتمبر'),
        say('Oct', 'أكتوبر'),
        say('Nov', 'نوفمبر'),
      ]}
      series={[
        { id: 'freight', label: say('Freight', 'الشحن'), values: [32, 41, 29, 46, 51, 58] },
        { id: 'warehouse', label: say('Warehouse', 'التخزين'), values: [8, 8, 9, 9, 11, 12] },
        { id: 'express', label: say('Express', 'الطرود السريعة'), values: [5, 6, 5, 8, 9, 7] },
        { id: 'trucks', label: say('Trucks', 'الشاحنات'), values: [7, 9, 6, 11, 10, 7] },
      ]}
    />
  )
}

export const story: Story = { title: { en: 'Figure', ar: 'الرسم البياني' }, order: 20, wide: true, Body }
