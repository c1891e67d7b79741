// The shapes of what is loading.
import { Skeleton } from '../src/ui/states/skeleton.tsx'
import type { Story } from './story.tsx'

export const story: Story = {
  title: { en: 'Skeletons', ar: 'هياكل التحميل' },
  order: 22,
  Body: () => (
    <div className="card card-b stack">
      <div className="row">
        <Skeleton block="36px" width="36px" />
        <div className="grow">
          <Skeleton lines={2} />
        </div>
      </div>
      <Skeleton block="30px" width="48%" />
      <Skeleton lines={3} />
    </div>
  ),
}
