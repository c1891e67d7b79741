// What stands where there is nothing yet, or where loading failed.
import { Card } from '../src/ui/values/card.tsx'
import { Empty } from '../src/ui/states/empty.tsx'
import { ErrorState } from '../src/ui/states/error-state.tsx'
import { LinkButton } from '../src/ui/actions/link-button.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  return (
    <div className="grid c2">
      <Card>
        <Empty
          art
          level={3}
          title={say('Your first shipment starts here', 'شحنتك الأولى تبدأ من هنا')}
          action={
            <LinkButton variant="primary" href="#quote">
              {say('Get a quote', 'اطلب عرض سعر')}
            </LinkButton>
          }
        >
          {say('Agents answer within 4 hours of working time.', 'يرد الوكلاء خلال 4 ساعات عمل.')}
        </Empty>
      </Card>
      <Card>
        <ErrorState onRetry={() => undefined} reference="REQ-7K2M-0091" />
      </Card>
    </div>
  )
}

export const story: Story = {
  title: { en: 'Empty and failed', ar: 'فارغ وتعذّر التحميل' },
  order: 21,
  wide: true,
  Body,
}
