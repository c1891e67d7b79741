// Banners of every tone.
import { Banner } from '../src/ui/states/banner.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  return (
    <div className="card card-b stack g3">
      <Banner tone="attention" title={say('2 free days left', 'باقٍ يوما سماح')}>
        {say('After 1 December the port charges AED 150 a day.', 'بعد 1 ديسمبر يحتسب الميناء 150 د.إ يوميًا.')}
      </Banner>
      <Banner tone="error" title={say('The payment was declined', 'رُفضت الدفعة')}>
        {say('Nothing was charged. Try another card.', 'لم يُخصم أي مبلغ. جرّب بطاقة أخرى.')}
      </Banner>
      <Banner tone="info">
        {say('Customs offices close on 2 and 3 December.', 'تغلق مكاتب الجمارك يومي 2 و3 ديسمبر.')}
      </Banner>
      <Banner tone="success" title={say('The balance is paid', 'تم سداد المبلغ المتبقي')} />
      <Banner>{say('Rates are checked every morning.', 'تُراجع الأسعار كل صباح.')}</Banner>
    </div>
  )
}

export const story: Story = { title: { en: 'Banners', ar: 'الإشعارات الثابتة' }, order: 12, Body }
